/** Where we are: `/`, `/mine`, `/g/<game>`, `/l/<game>`, `/t/<table>#<secret>` or `/t/<table>/replay`. Links stay ordinary
 * links and are followed here. */

class Router {
  path = $state(location.pathname);
  hash = $state(location.hash.slice(1));

  constructor() {
    const read = (): void => {
      this.path = location.pathname;
      this.hash = location.hash.slice(1);
    };
    addEventListener('popstate', read);
    addEventListener('hashchange', read);
    addEventListener('click', (event) => this.#follow(event));
  }

  get parts(): string[] {
    return this.path.split('/').filter(Boolean).map(decoded);
  }

  go(to: string): void {
    history.pushState(null, '', to);
    this.path = location.pathname;
    this.hash = location.hash.slice(1);
    scrollTo(0, 0);
  }

  /** Takes the secret out of the address, so that nobody gives it away with a copied address. */
  hideHash(): void {
    history.replaceState(null, '', location.pathname);
    this.hash = '';
  }

  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest?.('a');
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/')) return;
    if (link.pathname === location.pathname && link.hash && !this.path.startsWith('/t/')) return;
    event.preventDefault();
    this.go(link.pathname + link.hash);
  }
}

/** What is no proper address stays as it is, and leads nowhere. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const router = new Router();
