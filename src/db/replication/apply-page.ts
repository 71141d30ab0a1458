/**
 * One page of a company's stream, in one transaction with the new cursor (G8); what goes into blocks is packed before it. Three checks before anything is written:
 * the answer is dropped when the cursor moved meanwhile (another tab pulled), the cursor never goes back, and the same
 * cursor means nothing to do. A server that stands before the cursor, or whose database is another than it was (its epoch),
 * was restored from an older copy: `noteRestoredServer`.
 */
import type { Change } from '@/api/collections';
import type { CompanyId, Version } from '@/api/ids';
import { headersNow } from '../archive/cold/block-headers';
import type { CondicaDatabase } from '../condica-database';
import { UNCONFIRMED } from '../rows/stored-row';
import { sealedNote } from '../settings/sealed-note';
import { applyChanges, packChanges, tablesOfChanges } from './apply-changes';
import { noteContactOf } from './last-anaf-contact';
import { notePulledFrom } from './pulled-from';
import { noteRestoredServer } from './restored-server';
import { isGivingBack } from './set-aside';
import { isAnotherDatabase, type SyncStateRow } from './sync-state';

export interface ChangesPage {
  readonly changes: readonly Change[];
  readonly version: Version;
  readonly head: Version;
  readonly epoch?: string;
  /** Where the epoch is another than the one asked with: beyond this version something may be lost. */
  readonly lostAfter?: Version;
}

/**
 * `restored`: the server stands before this device, or its database is another one. `torn`: changes outside of what the page says it
 * holds. `hidden`: nobody sees the company here, and what is told of its id may be of another one.
 */
export type PageOutcome = 'applied' | 'nothing-new' | 'cursor-moved' | 'restored' | 'torn' | 'hidden';

export async function applyPage(
  db: CondicaDatabase,
  companyId: CompanyId,
  since: Version,
  page: ChangesPage,
  pulledAt: string,
): Promise<PageOutcome> {
  const blocks = packChanges(companyId, page.changes);
  const [before, [givesBack, sealed]] = await Promise.all([
    db.syncState.get(companyId),
    // Not with where the stream stands: who waits for a page of another company would keep settings and outbox from being written.
    db.transaction('r', db.kv, async () => Promise.all([isGivingBack(db, companyId), sealedNote(db, companyId)])),
    // Known outside of the transaction, which keeps nothing of what it reads.
    blocks.length > 0 ? headersNow(db) : undefined,
  ]);
  if (sealed !== null) return 'hidden';
  const restored = isRestored(before, since, page);
  // The scope follows from what the page is: a page of documents must not keep a draft from being saved.
  const isFirstOf = isOtherDatabase(before, page);
  const tables = restored
    ? db.tables
    : [db.syncState, ...(isFirstOf || givesBack ? [db.kv] : []), ...tablesOfChanges(db, page.changes)];
  const outcome = await db.transaction('rw', tables, async (): Promise<PageOutcome> => {
    const known = await db.syncState.get(companyId);
    if (isRestored(known, since, page) !== restored || isOtherDatabase(known, page) !== isFirstOf)
      return 'cursor-moved';
    if ((known?.cursor ?? UNCONFIRMED) !== since) return 'cursor-moved';
    const epoch = page.epoch ?? known?.epoch;
    const at = { companyId, head: page.head, pulledAt, ...(epoch === undefined ? {} : { epoch }) };
    if (restored) {
      await notePulledFrom(db, at);
      await noteRestoredServer(db, at, page.lostAfter ?? page.head);
      return 'restored';
    }
    if (page.version < since) return 'torn';
    if (isFirstOf) await notePulledFrom(db, at);
    const state = { ...at, cursor: page.version };
    if (page.version === since) {
      await db.syncState.put(state);
      return 'nothing-new';
    }
    if (!holdsOnly(page, since)) return 'torn';
    await applyChanges(db, companyId, page.changes, { blocks, givesBack });
    await db.syncState.put(state);
    return 'applied';
  });
  if (outcome === 'applied') await noteContactOf(db, page.changes, blocks);
  return outcome;
}

/** The server stands before this device, or its database is another one. */
function isRestored(known: SyncStateRow | undefined, since: Version, { head, epoch }: ChangesPage): boolean {
  return head < since || isAnotherDatabase(known?.epoch, epoch);
}

/** Its epoch is not the one that was known, or none was. */
function isOtherDatabase(known: SyncStateRow | undefined, { epoch }: ChangesPage): boolean {
  return epoch !== undefined && known?.epoch !== epoch;
}

function holdsOnly({ changes, version }: ChangesPage, since: Version): boolean {
  return changes.every((change) => change.version > since && change.version <= version);
}
