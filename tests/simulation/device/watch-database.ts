/** Dexie's live queries need a global IndexedDB; its word of what was written does not. Of one device's databases only. */
import Dexie, { type ObservabilitySet } from 'dexie';
import type { Watch } from '@/sync/ports/watch';
import type { BrowserProcess } from './browser-process';

export function watchOf(process: BrowserProcess, databaseName: () => string): Watch {
  return (query, tell) => {
    let ended = false;
    const look = (): void => {
      query().then(
        (value) => (ended || !process.alive ? undefined : tell(value)),
        // The database was closed, or refused, while it looked: the next change looks again.
        () => undefined,
      );
    };
    const onWrite = (parts: ObservabilitySet): void => {
      if (Object.keys(parts).some((part) => part.includes(`/${databaseName()}/`))) look();
    };
    const end = (): void => {
      ended = true;
      Dexie.on.storagemutated.unsubscribe(onWrite);
    };
    Dexie.on.storagemutated.subscribe(onWrite);
    process.onEnd(end);
    look();
    return end;
  };
}
