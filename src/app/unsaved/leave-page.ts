/** What happens to the last keys when the page is hidden or left: it may not live to see them written. */
import type { Autosave } from './autosave';

export interface LeavingCopy<T> {
  /** Copies for the next start and gives what drops the copy again; null where the storage has no room for it. */
  readonly keep: (content: T) => (() => void) | null;
  /** The page must live until what was typed is written. */
  readonly onNoRoom: () => void;
  /** It was written after all. */
  readonly onWritten: () => void;
}

/** Copies what is not written, writes it, and drops the copy once it is. False: only this page has the last keys. */
export function leavePage<T>(autosave: Pick<Autosave<T>, 'unsaved' | 'flush'>, copy: LeavingCopy<T>): boolean {
  const unsaved = autosave.unsaved();
  const drop = unsaved === undefined ? undefined : copy.keep(unsaved);
  if (drop === null) copy.onNoRoom();
  void autosave.flush().then(({ kind }) => {
    if (kind !== 'saved') return;
    if (drop === null) copy.onWritten();
    else drop?.();
  });
  return drop !== null;
}
