// Which address is shown: the part of it that never leaves the browser, so that an invite stays a secret.

class Router {
  /** What follows `#`; null where there is a path before it, which is a mistake. */
  hash = $state<string | null>('');

  begin(): void {
    this.look();
    addEventListener('hashchange', () => this.look());
  }

  go(hash: string, replace = false): void {
    if (replace) history.replaceState(null, '', hash || '#/');
    else history.pushState(null, '', hash || '#/');
    this.hash = hash;
    scrollTo(0, 0);
  }

  private look(): void {
    this.hash = location.pathname === '/' || location.pathname === '/index.html' ? location.hash : null;
  }
}

export const router = new Router();
