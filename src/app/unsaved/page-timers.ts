import { pageTypedFirst } from '@/sync/ports/typed-first';
import type { AutosaveTimers } from './autosave';

/** The page's own clock and timers. */
export const PAGE_TIMERS: AutosaveTimers = {
  set: (run, ms) => window.setTimeout(run, ms),
  clear: (timer) => window.clearTimeout(typeof timer === 'number' ? timer : undefined),
  now: () => new Date(),
  due: pageTypedFirst.begin,
};
