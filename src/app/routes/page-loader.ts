import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react';
import { loadChunk } from './load-chunk';

/** A page that comes with its own chunk; `prefetch` may be called on hover and when idle. Drawn by `ArrivingPage`. */
export interface LazyPage {
  /** Tells it from every other page. */
  readonly id: string;
  readonly chunk: PageChunk;
  readonly prefetch: () => void;
}

interface PageModule {
  readonly default: ComponentType;
}

/** The chunk of one page. */
export interface PageChunk {
  /** Rejects where it cannot be read; the next call tries again. */
  readonly read: () => Promise<ComponentType>;
  /** Undefined until it was read. */
  readonly present: () => ComponentType | undefined;
}

/** What a page's place has: its component, or why there is none. */
type Arrival = { readonly Component: ComponentType } | { readonly error: unknown };

let made = 0;

/**
 * `load` is the dynamic import of a module whose default export is the page. A failed prefetch is tried again at the visit. Not
 * React's own `lazy`: what it suspends for stays away 300 ms at least (its throttle of fallbacks); here a page is drawn as soon
 * as it is read.
 */
export function lazyPage(load: () => Promise<PageModule>): LazyPage {
  const chunk = pageChunk(load);
  made += 1;
  return {
    id: `page-${made}`,
    chunk,
    // A prefetch that fails is no failure yet: the visit itself tells.
    prefetch: () => void chunk.read().catch(() => undefined),
  };
}

function pageChunk(load: () => Promise<PageModule>): PageChunk {
  let reading: Promise<ComponentType> | undefined;
  let component: ComponentType | undefined;
  const read = async (): Promise<ComponentType> => {
    try {
      component = (await loadChunk(load)).default;
      return component;
    } catch (error) {
      reading = undefined;
      throw error;
    }
  };
  return {
    read: () => {
      reading ??= read();
      return reading;
    },
    present: () => component,
  };
}

interface ArrivingPageProps {
  readonly page: LazyPage;
  readonly fallback?: ReactNode;
}

/**
 * The page, or `fallback` until it is read; what kept it from being read is thrown to the boundary. Where another page takes the
 * place of one (the router draws every route in one place), nothing of the first stays.
 */
export function ArrivingPage({ page: { id, chunk }, fallback = null }: ArrivingPageProps): ReactNode {
  return createElement(PagePlace, { key: id, chunk, fallback });
}

interface PagePlaceProps {
  readonly chunk: PageChunk;
  readonly fallback: ReactNode;
}

function PagePlace({ chunk, fallback }: PagePlaceProps): ReactNode {
  const [arrival, setArrival] = useState<Arrival | undefined>(() => arrivalOf(chunk.present()));
  useEffect(() => {
    if (arrival !== undefined) return;
    chunk.read().then(
      (Component) => setArrival({ Component }),
      (error: unknown) => setArrival({ error }),
    );
  }, [arrival, chunk]);
  if (arrival === undefined) return fallback;
  if ('error' in arrival) throw arrival.error;
  return createElement(arrival.Component);
}

function arrivalOf(Component: ComponentType | undefined): Arrival | undefined {
  return Component && { Component };
}
