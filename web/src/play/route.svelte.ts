// Which screen is shown: told by the part of the address that never leaves the browser, so that an invite stays a secret.
export type Route =
  | { page: 'home' }
  | { page: 'table'; table: string; invite: string | null; start: boolean }
  | { page: 'rules'; game: string }
  | { page: 'credits' };

/** The screen of an address such as `#/table/abc/invite`. */
export function routeOf(hash: string): Route {
  const [page = '', first = '', second = ''] = hash.replace(/^#\/?/, '').split('/').map(decodeURIComponent);
  if (page === 'table' && first) return { page: 'table', table: first, invite: second && second !== 'start' ? second : null, start: second === 'start' };
  if (page === 'rules' && first) return { page: 'rules', game: first };
  if (page === 'credits') return { page: 'credits' };
  return { page: 'home' };
}

export const addressOf = (table: string, invite?: string | null): string => `#/table/${encodeURIComponent(table)}${invite ? `/${encodeURIComponent(invite)}` : ''}`;

class Way {
  route = $state.raw<Route>(routeOf(typeof location === 'undefined' ? '' : location.hash));

  begin(): void {
    addEventListener('hashchange', () => { this.route = routeOf(location.hash); });
  }

  go(hash: string, replace = false): void {
    if (replace) history.replaceState(null, '', hash || '#/');
    else history.pushState(null, '', hash || '#/');
    this.route = routeOf(hash);
    scrollTo(0, 0);
  }
}

export const way = new Way();
