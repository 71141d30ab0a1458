import type { CompanyId } from '@/api/ids';
import type { CondicaDatabase } from '../condica-database';
import { hiddenCompanies } from '../settings/sealed-note';
import { archiveByIds } from './archive-queries';
import type { ArchiveView } from './archive-view';
import { isRefused, type OpenFilingRow } from './open-filing';

/** Rows read by one request: some 5 ms of the page, where thousands of invoices wait and each of them is open. */
const READ_AT_ONCE = 500;

/**
 * Of the companies that a person sees on this device. In pieces: all of thousands at once would hold up whatever the page draws
 * meanwhile, and a cursor asks for every row by itself. `isWanted`: asked between two pieces; where nobody waits for them any more, what
 * was read so far.
 */
export async function openFilings(
  db: CondicaDatabase,
  wanted: (row: OpenFilingRow) => boolean = () => true,
  isWanted: () => boolean = () => true,
): Promise<readonly OpenFilingRow[]> {
  const [hidden, rows] = await Promise.all([hiddenCompanies(db), allRows(db, isWanted)]);
  return rows.filter((row) => !hidden.has(row.companyId) && wanted(row));
}

async function allRows({ openFiling }: CondicaDatabase, isWanted: () => boolean): Promise<readonly OpenFilingRow[]> {
  let piece = await openFiling.limit(READ_AT_ONCE).toArray();
  const rows = [piece];
  for (let last = piece.at(-1); last !== undefined && piece.length === READ_AT_ONCE; last = piece.at(-1)) {
    if (!isWanted()) break;
    piece = await openFiling.where(':id').above(last.id).limit(READ_AT_ONCE).toArray();
    rows.push(piece);
  }
  return rows.flat();
}

/** How many refusals of ANAF nobody has seen, over all companies; those whose correction is on its way are no more refused. */
export async function countUnseenRefusals(db: CondicaDatabase): Promise<number> {
  return (await openFilings(db, (row) => isRefused(row) && !row.seen)).length;
}

/**
 * Marks refusals as seen that a person was shown; another attempt that was refused meanwhile stays unseen. Asks for their rows
 * alone: beside thousands of open filings the panel that opens next would wait for a reading of all.
 */
export async function markRefusalsSeen(db: CondicaDatabase, shown: readonly OpenDocument[]): Promise<void> {
  if (shown.length === 0) return;
  const attempts = new Map(shown.map(({ view: { item } }) => [item.id, item.attempt]));
  const unseen = async (): Promise<readonly OpenFilingRow[]> => {
    const rows = await db.openFiling.bulkGet([...attempts.keys()]);
    return rows.flatMap((row) =>
      row !== undefined && isRefused(row) && !row.seen && row.attempt === attempts.get(row.id) ? [row] : [],
    );
  };
  // Written only where there is something to write: it would hold up every tab.
  if ((await unseen()).length === 0) return;
  await db.transaction('rw', db.openFiling, async () => {
    await db.openFiling.bulkPut((await unseen()).map((row) => ({ ...row, seen: true })));
  });
}

/** The documents that wait for a person's decision before ANAF hears of them, the newest first. */
export async function heldDocuments(db: CondicaDatabase): Promise<readonly OpenDocument[]> {
  return heldAmong(db, await openFilings(db));
}

async function heldAmong(db: CondicaDatabase, open: readonly OpenFilingRow[]): Promise<readonly OpenDocument[]> {
  const documents = await documentsOf(
    db,
    open.filter(({ state, held }) => state === 'recorded' && held !== false),
  );
  // Rows of older versions do not say it: the document does.
  return documents.filter(({ view: { item, delivery } }) => item.held !== undefined && delivery === null);
}

export interface OpenDocument {
  readonly companyId: CompanyId;
  readonly view: ArchiveView;
}

/** What is to be looked at, each part the newest first. */
export interface AskingFilings {
  /** How many of the refused nobody has seen. */
  readonly unseen: number;
  readonly refused: readonly OpenDocument[];
  readonly held: readonly OpenDocument[];
  readonly doubtful: readonly OpenDocument[];
}

/** Of all companies, by one reading of what is open. `isWanted`: as `openFilings` asks it. */
export async function askingFilings(db: CondicaDatabase, isWanted?: () => boolean): Promise<AskingFilings> {
  const open = await openFilings(db, undefined, isWanted);
  const refusals = open.filter(isRefused);
  const [refused, held, doubtful] = await Promise.all([
    documentsOf(db, refusals),
    heldAmong(db, open),
    documentsOf(
      db,
      open.filter(({ state }) => state === 'doubtful'),
    ),
  ]);
  return { unseen: refusals.filter(({ seen }) => !seen).length, refused, held, doubtful };
}

/** The documents wanted, of all companies, the newest first. */
export async function openDocuments(
  db: CondicaDatabase,
  wanted: (row: OpenFilingRow) => boolean,
): Promise<readonly OpenDocument[]> {
  return documentsOf(db, await openFilings(db, wanted));
}

/** Whole, the newest first; `rows`: of any state. */
export async function documentsOf(
  db: CondicaDatabase,
  rows: readonly OpenFilingRow[],
): Promise<readonly OpenDocument[]> {
  if (rows.length === 0) return [];
  const owners = new Map<string, CompanyId>(rows.map(({ id, companyId }) => [id, companyId]));
  const newest = [...rows].sort((a, b) => (a.issueDate < b.issueDate ? 1 : -1));
  const views = await archiveByIds(
    db,
    newest.map(({ id }) => id),
  );
  return views.flatMap((view) => {
    const companyId = owners.get(view.item.id);
    return companyId === undefined ? [] : [{ companyId, view }];
  });
}
