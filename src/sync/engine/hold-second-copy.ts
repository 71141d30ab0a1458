/** One page of a browser keeps the second copy of what is unsent; the next one goes on where it is closed. */
import { keepSecondCopy } from '@/db/unsent/second-copy/keep-second-copy';
import type { BegunWork } from './begun-work';
import { reportDefect } from './report-defect';
import type { SyncPorts } from './sync-ports';

/** Ends with the function it gives. A page that is kept for „back” lets another one do it. */
export function holdSecondCopy(
  {
    db,
    locks,
    events,
    setTimer,
    copyStore: store,
  }: Pick<SyncPorts, 'copyStore' | 'db' | 'events' | 'locks' | 'setTimer'>,
  begun: Pick<BegunWork, 'track'>,
): () => void {
  let ending = new AbortController();
  const hold = (): void => {
    ending = new AbortController();
    const { signal } = ending;
    const keep = () => keepSecondCopy({ db, store, setTimer }, signal);
    const held = locks.run(`condica-second-copy ${db.name}`, keep, signal);
    begun.track(held).catch((error: unknown) => (signal.aborted ? undefined : reportDefect(error)));
  };
  hold();
  const unhear = events.onPageKept(() => ending.abort(), hold);
  return () => {
    unhear();
    ending.abort();
  };
}
