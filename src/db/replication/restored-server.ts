/**
 * A server restored from an older copy has lost what came after it; this device may be the only place where that still is.
 *
 *   head < cursor, or  ─► rows newer than the head, or than the restored copy, are set aside whole; every version counts
 *   another epoch          as unconfirmed; the cursor starts again ─► pulled to the head ─► what was set aside, and what no
 *                          page has told, is sent again as far as the server lacks it
 *
 * Leases are given back whole, whatever their version, before the invoices that bear their numbers: their devices have
 * drawn from them since, and the series waits until it has heard of all (give-back-leases.ts).
 *
 * Sending again is safe: the server takes an equal row, or an invoice with the same id and bytes, once, from however many
 * devices; ANAF's own verdict of a duplicate is settled by bytes.
 */
import type { CollectionName } from '@/api/collections';
import type { CompanyId, Version } from '@/api/ids';
import { takeConfirmation, unconfirmedInBlocks } from '../archive/cold/unconfirmed';
import { ROWS_NAMES } from '../collections/collections';
import type { CondicaDatabase } from '../condica-database';
import { UNCONFIRMED } from '../rows/stored-row';
import { lowerVersionsSeen } from './removals-seen';
import { isWaiting, putSetAside, readSetAside, type SetAsideNote, type SetAsideRow } from './set-aside';
import { knownEpoch, type SyncStateRow } from './sync-state';

/** In the order in which they are given back: a series, what stands alone, intervals of numbers, invoices with their numbers, declarations of transport. */
const GIVEN_BACK: readonly CollectionName[] = [...ROWS_NAMES, 'lease', 'archive', 'transport'];

/** Inside the transaction of the page that told it. `lostAfter`: beyond this version the server may have lost something. */
export async function noteRestoredServer(
  db: CondicaDatabase,
  { companyId, ...state }: Omit<SyncStateRow, 'cursor'>,
  lostAfter: Version,
): Promise<void> {
  const before = await readSetAside(db, companyId);
  const rows: SetAsideRow[] = [...(before?.rows ?? [])];
  for (const collection of GIVEN_BACK) {
    const table = db.table(collection);
    const own = table.filter((row) => row.companyId === companyId);
    for (const { id, version, base } of await own.toArray())
      if (base !== null && (version > lostAfter || collection === 'lease')) rows.push({ collection, id, row: base });
    await own.modify({ version: UNCONFIRMED });
  }
  for (const { id, base } of await takeConfirmation(db, companyId, lostAfter))
    rows.push({ collection: 'archive', id, row: base });
  await lowerVersionsSeen(db, companyId, lostAfter);
  // Of what still waited to be given back the earlier database is the one that had it.
  const lostEpoch = isWaiting(before) ? before.lostEpoch : await knownEpoch(db, companyId);
  const note = { companyId, at: state.pulledAt, rows, lostAfter, ...(lostEpoch === undefined ? {} : { lostEpoch }) };
  await putSetAside(db, { ...note, waiting: true });
  await db.syncState.put({ companyId, ...state, cursor: UNCONFIRMED });
}

export interface SetAside {
  readonly rows: readonly SetAsideRow[];
  /** What the server has in a newer version was written since it came from its copy. */
  readonly lostAfter: number;
  /** The database that had them; undefined: not known. */
  readonly lostEpoch: string | undefined;
}

/** Takes the rows out, to be sent again in the same transaction. */
export async function takeSetAside(db: CondicaDatabase, companyId: CompanyId): Promise<SetAside> {
  const note = await readSetAside(db, companyId);
  if (note === null) return { rows: [], lostAfter: Number.MAX_SAFE_INTEGER, lostEpoch: undefined };
  const rows = [...note.rows, ...(note.waiting ? await untoldRows(db, note) : [])];
  await putSetAside(db, { ...note, rows: [], waiting: false });
  const inOrder = rows.toSorted((a, b) => GIVEN_BACK.indexOf(a.collection) - GIVEN_BACK.indexOf(b.collection));
  return { rows: inOrder, lostAfter: note.lostAfter ?? Number.MAX_SAFE_INTEGER, lostEpoch: note.lostEpoch };
}

/** Pulled from the beginning, and no page told them: the server does not know that they ever were. */
async function untoldRows(db: CondicaDatabase, { companyId, rows }: SetAsideNote): Promise<readonly SetAsideRow[]> {
  const known = new Set(rows.map(({ collection, id }) => `${collection} ${id}`));
  const untold: SetAsideRow[] = [];
  for (const collection of GIVEN_BACK) {
    const own = db.table(collection).filter((row) => row.companyId === companyId && row.version === UNCONFIRMED);
    for (const { id, base } of await own.toArray())
      if (base !== null && !known.has(`${collection} ${id}`)) untold.push({ collection, id, row: base });
  }
  for (const { id, base } of await unconfirmedInBlocks(db, companyId))
    if (!known.has(`archive ${id}`)) untold.push({ collection: 'archive', id, row: base });
  return untold;
}
