// A page that is older than its server cannot load its missing parts: it loads itself once more, or says so.
const NAME = 'trefoil:renewed';
const ONCE = 60_000; // milliseconds: whoever was renewed less than this ago is not helped by doing it again

/** Whether it was tried just now; where nothing can be remembered it is never tried. */
function isTried(): boolean {
  try {
    const before = Number(sessionStorage.getItem(NAME) ?? 0);
    sessionStorage.setItem(NAME, String(Date.now()));
    return Date.now() - before < ONCE;
  } catch {
    return true;
  }
}

/** Loads the page again if that can help, and tells whether it does: not without a server, and not a second time. */
export async function isRenewed(): Promise<boolean> {
  const answer = await fetch('/', { cache: 'no-store' }).catch(() => null);
  if (!answer?.ok || isTried()) return false;
  location.reload();
  return true;
}
