import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { loadChunk } from './load-chunk';

/** A page that comes with its own chunk; `prefetch` may be called on hover and when idle. */
export interface LazyPage {
  readonly Page: LazyExoticComponent<ComponentType>;
  readonly prefetch: () => void;
}

/** `load` is a dynamic import, `pick` names the page in it. A failed load is tried again at the next visit. */
export function lazyPage<M>(load: () => Promise<M>, pick: (module: M) => ComponentType): LazyPage {
  let page: Promise<{ default: ComponentType }> | undefined;
  const once = (): Promise<{ default: ComponentType }> => {
    page ??= loadChunk(load).then(
      (module) => ({ default: pick(module) }),
      (error: unknown) => {
        page = undefined;
        throw error;
      },
    );
    return page;
  };
  // A prefetch that fails is no failure yet: the visit itself tells.
  return { Page: lazy(once), prefetch: () => void once().catch(() => undefined) };
}
