/** The shipped live query, as one process has it. Dexie runs one only where there is an IndexedDB for all; nobody uses it here. */
import Dexie from 'dexie';
import { IDBFactory } from 'fake-indexeddb';
import { dexieWatch, type Watch } from '@/sync/ports/watch';
import type { BrowserProcess } from './browser-process';

export function watchOf(process: BrowserProcess): Watch {
  Dexie.dependencies.indexedDB ??= new IDBFactory();
  return (query, tell) => {
    const end = dexieWatch(query, (value) => (process.alive ? tell(value) : undefined));
    process.onEnd(end);
    return end;
  };
}
