/** The issued documents that ANAF has not accepted, parted by what a person has to do about them; of all companies in sight. */
import type { CondicaDatabase } from '../condica-database';
import { isRefused, type OpenFilingRow } from './open-filing';
import { documentsOf, type OpenDocument, openFilings } from './open-filing-queries';

/**
 * `held`: a person decides before ANAF hears of it. `verdict`: ANAF has it and decides. `waiting`: it is to be sent, from this device
 * or from the server; also what is held in rows of older versions, which do not say it.
 */
export const OPEN_PARTS = ['refused', 'held', 'doubtful', 'waiting', 'verdict'] as const;
export type OpenPart = (typeof OPEN_PARTS)[number];

export interface OpenDocuments {
  /** The nearest deadlines first. */
  readonly documents: readonly OpenDocument[];
  /** Those that were not read, in the same order: their deadlines are not before those of the documents. */
  readonly rest: readonly OpenFilingRow[];
}

export type OpenWork = Readonly<Record<OpenPart, OpenDocuments>>;

/** So many of each part are read whole: where more wait, the others have later deadlines and are told by their rows. */
export const MOST_READ = 300;

const AT_ANAF: readonly string[] = ['uploaded', 'processing', 'duplicate'];

export function partOf(row: Pick<OpenFilingRow, 'state' | 'held'>): OpenPart {
  if (isRefused(row)) return 'refused';
  if (row.state === 'recorded' && row.held === true) return 'held';
  if (row.state === 'doubtful') return 'doubtful';
  return AT_ANAF.includes(row.state) ? 'verdict' : 'waiting';
}

export async function openWork(
  db: CondicaDatabase,
  wanted: (row: OpenFilingRow) => boolean = () => true,
): Promise<OpenWork> {
  const rows = await openFilings(db, wanted);
  const read = async (part: OpenPart): Promise<readonly [OpenPart, OpenDocuments]> => {
    const own = rows.filter((row) => partOf(row) === part).sort(byDay);
    const documents = await documentsOf(db, own.slice(0, MOST_READ));
    return [part, { documents: documents.toReversed(), rest: own.slice(MOST_READ) }];
  };
  return Object.fromEntries(await Promise.all(OPEN_PARTS.map(read))) as OpenWork;
}

function byDay(a: OpenFilingRow, b: OpenFilingRow): number {
  return a.issueDate < b.issueDate ? -1 : a.issueDate > b.issueDate ? 1 : 0;
}
