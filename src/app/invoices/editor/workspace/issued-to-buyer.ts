/** The invoices that a partner was given, or that were written in its name, as this device has them, for what a later one takes back. */
import type { Workspace } from '@/app/state/workspace';
import { type ArchivePosition, archivePage, storedDocument } from '@/db/archive/archive-queries';
import { bareTaxId } from '@/domain/identifiers/vat-id';
import { isAdvance } from '@/domain/invoice/advance/advance-line';
import { leftToSettle, settledParts, sumLeft } from '@/domain/invoice/advance/settled-parts';
import { SELF_BILLED } from '@/domain/invoice/document-types';
import type { Invoice } from '@/domain/invoice/invoice';
import { isDecimalText } from '@/domain/money/decimal-text';
import { documentWorker } from '@/workers/document/document-worker';
import type { IssuedToBuyer } from '../editor-services';

/** The newest so many rows are looked through, for at most so many of the buyer. */
const ROWS = 1000;
const PAGE = 100;
const MOST = 24;

type Item = Awaited<ReturnType<typeof archivePage>>['rows'][number]['item'];

interface Kept {
  readonly item: Item;
  /** Null where its file is not on this device. */
  readonly invoice: Invoice | null;
}

/** `selfBilled`: those written in the partner's name (389), else those it was given; never both, for they go opposite ways. */
export async function issuedToBuyer(
  workspace: Workspace,
  taxId: string,
  selfBilled: boolean,
): Promise<readonly IssuedToBuyer[]> {
  const code = bareTaxId(taxId);
  if (code === '') return [];
  const items = await itemsOf(
    workspace,
    (item) => isOfPartner(item, code) && (item.typeCode === SELF_BILLED) === selfBilled,
  );
  return listedOf(
    await Promise.all(items.map(async (item) => ({ item, invoice: await keptInvoice(workspace, item.id) }))),
  );
}

/** Those that may be taken back, each with the documents that name it and stand, credit notes among them. Pure. */
export function listedOf(kept: readonly Kept[]): readonly IssuedToBuyer[] {
  return kept
    .filter(({ item }) => mayBeTakenBack(item))
    .map(({ item, invoice }) => {
      const { id, number, issueDate, total, currency } = item;
      const naming = kept.filter((one) => one.invoice?.precedingInvoices.some((named) => named.number === number));
      const standing = naming.filter((one) => one.item.reversed !== true);
      return {
        ...{ id, number, issueDate, total, currency },
        isAdvance: invoice !== null && isAdvance(invoice),
        namedBy: standing.map((one) => one.item.number),
        ...settlementSoFar(item, invoice, settling(kept, naming, standing)),
      };
    });
}

/** What settles an advance now: not what takes a settlement back whole, and less what takes back a part of one that stands. */
function settling(kept: readonly Kept[], naming: readonly Kept[], standing: readonly Kept[]): readonly Invoice[] {
  const takers = (of: readonly Kept[]): readonly Kept[] =>
    kept.filter(({ item }) => of.some((one) => one.item.takenBack?.some(({ id }) => id === item.id)));
  const all = takers(naming);
  return [...standing.filter((one) => !all.includes(one)), ...takers(standing)].flatMap(({ invoice }) => invoice ?? []);
}

function settlementSoFar(
  { reversed }: Item,
  advance: Invoice | null,
  later: readonly Invoice[],
): Pick<IssuedToBuyer, 'settled' | 'left' | 'gone'> {
  if (advance === null) return { settled: [], left: '', gone: reversed === true ? 'reversed' : null };
  const settled = settledParts(advance, later);
  const left = sumLeft(advance, settled);
  const whole = settled.length > 0 && leftToSettle(advance, settled).length === 0;
  return {
    settled,
    left: left === sumLeft(advance, []) ? '' : left,
    gone: reversed === true ? 'reversed' : whole ? 'settled' : null,
  };
}

async function itemsOf({ db, company }: Workspace, isOne: (item: Item) => boolean): Promise<readonly Item[]> {
  const found: Item[] = [];
  let after: ArchivePosition | null = null;
  for (let rows = 0; rows < ROWS && found.length < MOST; rows += PAGE) {
    const page: Awaited<ReturnType<typeof archivePage>> = await archivePage(db, company.id, {
      ...{ direction: 'out', limit: PAGE },
      after,
    });
    found.push(...page.rows.map(({ item }) => item).filter(isOne));
    if (page.next === null) break;
    after = page.next;
  }
  return found.slice(0, MOST);
}

/** Not what was never received. */
function isOfPartner({ partnerTaxId, state }: Item, code: string): boolean {
  return bareTaxId(partnerTaxId) === code && state !== 'rejected' && state !== 'refused';
}

/** Not a credit note, nor an invoice with minus. */
function mayBeTakenBack({ type, total }: Item): boolean {
  return type === 'FCT' && isDecimalText(total) && !total.startsWith('-');
}

async function keptInvoice({ db }: Workspace, id: string): Promise<Invoice | null> {
  const document = await storedDocument(db, id, 'xml');
  return document === undefined ? null : documentWorker.call(async (api) => api.readDocument(document.bytes));
}
