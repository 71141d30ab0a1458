/** What is kept for a start's first frame follows the database: a code that no longer holds is forgotten as soon as that is known here. */
import Dexie from 'dexie';
import { isShownAsValid, transportState } from '@/app/transport/transport-state';
import type { CondicaDatabase } from '@/db/condica-database';
import { dropUits, keptUits } from '@/db/start/kept-uits';
import { transportsByIds } from '@/db/transport/transport-queries';

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Ends with the function it gives. `now`: ms since 1970. */
export function keepUitsTrue(db: CondicaDatabase, storage: Kept, now: () => number): () => void {
  const transports = `idb://${db.name}/transport/`;
  const look = (): void => {
    forgetOver(db, storage, now()).catch((error: unknown) =>
      console.warn('What is kept of UIT codes was not looked at:', error),
    );
  };
  const onMutated = (parts: object): void => {
    if (Object.keys(parts).some((part) => part.startsWith(transports))) look();
  };
  Dexie.on('storagemutated', onMutated);
  look();
  return () => Dexie.on.storagemutated.unsubscribe(onMutated);
}

async function forgetOver(db: CondicaDatabase, storage: Kept, now: number): Promise<void> {
  const kept = keptUits(storage, db.name).map(({ id }) => id);
  if (kept.length === 0) return;
  const views = await transportsByIds(db, kept);
  const holding = new Set<string>(
    views.flatMap(({ item }) => (isShownAsValid(transportState(item, now)) ? [item.id] : [])),
  );
  const over = kept.filter((id) => !holding.has(id));
  if (over.length > 0) dropUits(storage, db.name, new Set(over));
}
