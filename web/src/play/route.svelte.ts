// Which screen is shown: told by the part of the address that never leaves the browser: an invite stays a secret.
import { TITLES } from './titles';

export type Route =
  | { page: 'home' }
  | { page: 'table'; table: string; invite: string | null; start: boolean }
  | { page: 'rules'; game: string }
  | { page: 'nowhere' };

/** The parts of an address; null if it is no address at all, as one with a stray `%`. */
function partsOf(hash: string): string[] | null {
  try {
    return hash
      .replace(/^#?\/?/, '')
      .split('/')
      .map(decodeURIComponent);
  } catch {
    return null;
  }
}

/** The screen of an address such as `#/table/abc/invite`. */
export function routeOf(hash: string): Route {
  const parts = partsOf(hash);
  if (!parts) return { page: 'nowhere' };
  const [page = '', first = '', second = ''] = parts;
  if (page === '') return { page: 'home' };
  if (page === 'table' && /^[\w-]+$/.test(first)) {
    return {
      page: 'table',
      table: first,
      invite: second && second !== 'start' ? second : null,
      start: second === 'start',
    };
  }
  if (page === 'rules' && Object.hasOwn(TITLES, first)) return { page: 'rules', game: first };
  return { page: 'nowhere' };
}

export const addressOf = (table: string, invite?: string | null): string =>
  `#/table/${encodeURIComponent(table)}${invite ? `/${encodeURIComponent(invite)}` : ''}`;

class Way {
  route = $state.raw<Route>(typeof location === 'undefined' ? { page: 'home' } : this.here());

  begin(): void {
    addEventListener('hashchange', () => {
      this.route = this.here();
    });
  }

  go(hash: string, replace = false): void {
    if (replace) history.replaceState(null, '', hash || '#/');
    else history.pushState(null, '', hash || '#/');
    this.route = routeOf(hash);
    scrollTo(0, 0);
  }

  /** Every screen is told by what follows `#`: a path before it is a mistake. */
  private here(): Route {
    return location.pathname === '/' || location.pathname === '/index.html'
      ? routeOf(location.hash)
      : { page: 'nowhere' };
  }
}

export const way = new Way();
