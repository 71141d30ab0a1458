import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { loadChunk } from './load-chunk';

/** A page that comes with its own chunk; `prefetch` may be called on hover and when idle. */
export interface LazyPage {
  readonly Page: LazyExoticComponent<ComponentType>;
  readonly prefetch: () => void;
}

interface PageModule {
  readonly default: ComponentType;
}

/**
 * `load` is the dynamic import of a module whose default export is the page. A failed prefetch is tried again at the visit; a
 * failed visit ends with the reload that is offered in its place, since React keeps what a lazy page met.
 */
export function lazyPage(load: () => Promise<PageModule>): LazyPage {
  let page: Promise<PageModule> | undefined;
  const once = (): Promise<PageModule> => {
    page ??= loadChunk(load).catch((error: unknown) => {
      page = undefined;
      throw error;
    });
    return page;
  };
  // A prefetch that fails is no failure yet: the visit itself tells.
  return { Page: lazy(once), prefetch: () => void once().catch(() => undefined) };
}
