/** Pages by path. Links are ordinary `<a href>`; clicks on ours stay in the page. */

class Router {
  path = $state(typeof location === 'undefined' ? '/' : location.pathname);
  search = $state(typeof location === 'undefined' ? '' : location.search);

  /** Watch the address and all links; returns how to stop. */
  start(): () => void {
    const moved = () => this.#read();
    const clicked = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || link.target || link.hasAttribute('download')) return;
      if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return;
      if (link.pathname === location.pathname && link.hash) return;
      event.preventDefault();
      this.go(link.pathname + link.search + link.hash);
    };
    window.addEventListener('popstate', moved);
    document.addEventListener('click', clicked);
    return () => {
      window.removeEventListener('popstate', moved);
      document.removeEventListener('click', clicked);
    };
  }

  go(url: string, { replace = false } = {}): void {
    if (replace) history.replaceState(null, '', url);
    else history.pushState(null, '', url);
    this.#read();
    window.scrollTo(0, 0);
  }

  #read(): void {
    this.path = location.pathname;
    this.search = location.search;
  }
}

export const router = new Router();
