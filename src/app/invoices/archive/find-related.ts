/**
 * Documents of the archive that belong to one: those that it names as changed by it (BG-3), those that name it, and the same number
 * a second time. What it names is found by day and number, in the order of the list, or by the number alone where it names no day
 * (BT-26 is optional); what names it is known of received ones, and else read out of the files that are on this device.
 */
import type { ArchiveItem } from '@/api/entities/archive-item';
import type { CompanyId } from '@/api/ids';
import { archiveByIds, storedDocument } from '@/db/archive/archive-queries';
import { type ArchiveRow, shownItem } from '@/db/archive/archive-row';
import { documentsInOrder } from '@/db/archive/archive-rows';
import type { CondicaDatabase } from '@/db/condica-database';
import type { Invoice } from '@/domain/invoice/invoice';

export interface RelatedDocument {
  readonly number: string;
  readonly issueDate: string;
  /** Its page; null where the archive has none. */
  readonly id: string | null;
}

export interface RelatedDocuments {
  readonly preceding: readonly RelatedDocument[];
  readonly following: readonly RelatedDocument[];
  readonly same: readonly RelatedDocument[];
}

type Preceding = Invoice['precedingInvoices'][number];
/** What workers answer. */
export interface RelatedSources {
  /** The numbers that a document names. */
  readonly numbersNamed: (bytes: Uint8Array<ArrayBuffer>) => Promise<readonly string[]>;
  /** Ids of the documents of the item's direction that have one of the numbers. */
  readonly numbered: (numbers: readonly string[]) => Promise<readonly string[]>;
}

/** Of a collective storno only so many are looked for. */
export const MOST_LINKED = 20;
/** Documents after this one that are looked at, and of those how many files are read. */
const MOST_LATER = 400;
const MOST_READ = 25;
/** Of one day and number hardly two. */
const SAME_PLACE = 4;

export async function findRelated(
  db: CondicaDatabase,
  companyId: CompanyId,
  item: ArchiveItem,
  named: readonly Preceding[],
  { numbersNamed, numbered }: RelatedSources,
): Promise<RelatedDocuments> {
  const at = (number: string, issueDate: string) => documentsAt(db, companyId, item, { number, issueDate });
  const linked = named.slice(0, MOST_LINKED);
  const undated = [...new Set(linked.flatMap(({ number, issueDate = '' }) => (issueDate === '' ? [number] : [])))];
  const ids = undated.length === 0 ? [] : await numbered(undated);
  const ofNumber = (await archiveByIds(db, ids)).map((view) => view.item);
  const preceding = linked.map(async ({ number, issueDate = '' }) => {
    const found = issueDate === '' ? newestBefore(item, ofNumber, number) : await at(number, issueDate);
    return { number, issueDate, id: found.find(isOfPartner(item))?.id ?? null };
  });
  const same = (await at(item.number, item.issueDate)).filter(isOfPartner(item)).filter(({ id }) => id !== item.id);
  return {
    preceding: await Promise.all(preceding),
    following: await followingOf(db, companyId, item, numbersNamed),
    same: same.map(relatedOf),
  };
}

const isOfPartner =
  ({ partnerTaxId }: ArchiveItem) =>
  (other: ArchiveItem): boolean =>
    other.partnerTaxId === partnerTaxId;

/** Those of the number that were issued by the day of the document that names it, the newest first. */
function newestBefore(item: ArchiveItem, documents: readonly ArchiveItem[], number: string): readonly ArchiveItem[] {
  return documents
    .filter((one) => one.number === number && one.id !== item.id && one.issueDate <= item.issueDate)
    .sort((a, b) => (a.issueDate < b.issueDate ? 1 : -1));
}

const relatedOf = ({ number, issueDate, id }: ArchiveItem): RelatedDocument => ({ number, issueDate, id });

function itemsOf(rows: readonly ArchiveRow[]): readonly ArchiveItem[] {
  return rows.flatMap((row) => shownItem(row) ?? []);
}

async function documentsAt(
  db: CondicaDatabase,
  companyId: CompanyId,
  { direction }: ArchiveItem,
  { number, issueDate }: { readonly number: string; readonly issueDate: string },
): Promise<readonly ArchiveItem[]> {
  // Ids stand last in the order: nothing is before the empty one.
  const after = { issueDate, number, id: '' };
  const rows = await documentsInOrder(db, companyId, { direction, after, limit: SAME_PLACE, newestFirst: false });
  return itemsOf(rows).filter((one) => one.number === number && one.issueDate === issueDate);
}

/** With those that the radar of received ones has found, however far behind; what it finds by the sum alone names nothing. */
export async function withFarther(
  db: CondicaDatabase,
  related: RelatedDocuments,
  ids: readonly string[],
): Promise<RelatedDocuments> {
  const unknown = ids.filter((id) => related.following.every((one) => one.id !== id));
  const views = unknown.length === 0 ? [] : await archiveByIds(db, unknown);
  const naming = views.flatMap(({ item }) => (item.precedingNumber === undefined ? [] : relatedOf(item)));
  return naming.length === 0 ? related : { ...related, following: [...related.following, ...naming] };
}

/** What names an issued or received document, of the same day or later. */
export async function followingOf(
  db: CondicaDatabase,
  companyId: CompanyId,
  item: ArchiveItem,
  numbersNamed: RelatedSources['numbersNamed'],
): Promise<readonly RelatedDocument[]> {
  // Of its own day all: the series of what takes it back may stand before its own in the order.
  const after = { issueDate: item.issueDate, number: '', id: '' };
  const question = { direction: item.direction, after, limit: MOST_LATER, newestFirst: false };
  const others = itemsOf(await documentsInOrder(db, companyId, question)).filter(({ id }) => id !== item.id);
  const changing = others.filter(isOfPartner(item)).filter(mayChange);
  const says = (one: ArchiveItem): boolean => one.precedingNumber === item.number;
  const unread = changing.filter((one) => !says(one)).slice(0, MOST_READ);
  const read = unread.map(async (one) => {
    const file = await storedDocument(db, one.id, 'xml');
    const numbers = file === undefined ? [] : await numbersNamed(file.bytes);
    return numbers.includes(item.number) ? [relatedOf(one)] : [];
  });
  const found = [...changing.filter(says).map(relatedOf), ...(await Promise.all(read)).flat()];
  return found.sort((a, b) => (a.issueDate < b.issueDate ? -1 : 1));
}

/** Credit notes, corrections, negative invoices, also self-billed; a final invoice after an advance is any other. */
function mayChange({ typeCode }: ArchiveItem): boolean {
  return ['380', '381', '384', '389'].includes(typeCode);
}
