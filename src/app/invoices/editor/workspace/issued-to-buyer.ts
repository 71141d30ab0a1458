/** The invoices that a partner was given, or that were written in its name, as this device has them, for what a later one takes back. */
import type { ArchiveItem } from '@/api/entities/archive-item';
import type { Workspace } from '@/app/state/workspace';
import { storedDocument } from '@/db/archive/archive-queries';
import { isAdvance } from '@/domain/invoice/advance/advance-line';
import { leftToSettle, leftWithVat, settledParts, sumLeft } from '@/domain/invoice/advance/settled-parts';
import type { Invoice } from '@/domain/invoice/invoice';
import { toDecimal } from '@/domain/money/decimal';
import { isZero } from '@/domain/money/decimal-arithmetic';
import { isDecimalText } from '@/domain/money/decimal-text';
import { documentWorker } from '@/workers/document/document-worker';
import type { IssuedToBuyer } from '../editor-services';
import { itemsOfPartner } from './items-of-partner';

interface Kept {
  readonly item: ArchiveItem;
  /** Null where its file is not on this device. */
  readonly invoice: Invoice | null;
}

/** `selfBilled`: those written in the partner's name (389), else those it was given; never both, for they go opposite ways. */
export async function issuedToBuyer(
  workspace: Workspace,
  taxId: string,
  selfBilled: boolean,
): Promise<readonly IssuedToBuyer[]> {
  const items = await itemsOfPartner(workspace, taxId, selfBilled);
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
      const standing = standingOf(kept, naming);
      return {
        ...{ id, number, issueDate, total, currency },
        isAdvance: invoice !== null && isAdvance(invoice),
        namedBy: standing.map((one) => one.item.number),
        prepaidBy: standing.filter((one) => mayHaveTakenOff(one.invoice, invoice)).map((one) => one.item.number),
        ...settlementSoFar(item, invoice, settling(kept, naming, standing)),
      };
    });
}

/** Of one that was taken back what corrects it: a corrected invoice has its lines again, and names it alone. */
function standingOf(kept: readonly Kept[], documents: readonly Kept[]): readonly Kept[] {
  const here = documents.filter(({ item }) => item.reversed !== true);
  const gone = documents.filter((one) => !here.includes(one));
  const others = kept.filter((one) => !documents.includes(one));
  const instead = others.filter(({ item }) =>
    gone.some((one) => one.item.correctedBy?.some(({ id }) => id === item.id)),
  );
  return [...here, ...(instead.length === 0 ? [] : standingOf(others, instead))];
}

/** Off its sum to be paid, of which no line says what it was for. */
function mayHaveTakenOff(later: Invoice | null, advance: Invoice | null): boolean {
  const { prepaid } = later?.totals ?? {};
  if (later === null || prepaid === undefined || prepaid.startsWith('-') || isZero(toDecimal(prepaid))) return false;
  return advance === null || settledParts(advance, [later]).length === 0;
}

/** What settles an advance now: not what takes a settlement back whole, and less what takes back a part of one that stands. */
function settling(kept: readonly Kept[], naming: readonly Kept[], standing: readonly Kept[]): readonly Invoice[] {
  const takers = (of: readonly Kept[]): readonly Kept[] =>
    kept.filter(({ item }) => of.some((one) => one.item.takenBack?.some(({ id }) => id === item.id)));
  const all = takers(naming);
  return [...standing.filter((one) => !all.includes(one)), ...takers(standing)].flatMap(({ invoice }) => invoice ?? []);
}

function settlementSoFar(
  { reversed, total }: ArchiveItem,
  advance: Invoice | null,
  later: readonly Invoice[],
): Pick<IssuedToBuyer, 'settled' | 'left' | 'toTakeOff' | 'gone'> {
  if (advance === null) return { settled: [], left: '', toTakeOff: total, gone: reversed === true ? 'reversed' : null };
  const settled = settledParts(advance, later);
  const left = sumLeft(advance, settled);
  const untouched = left === sumLeft(advance, []);
  const whole = settled.length > 0 && leftToSettle(advance, settled).length === 0;
  return {
    settled,
    left: untouched ? '' : left,
    toTakeOff: untouched ? total : leftWithVat(advance, settled),
    gone: reversed === true ? 'reversed' : whole ? 'settled' : null,
  };
}

/** Not a credit note, nor an invoice with minus. */
function mayBeTakenBack({ type, total }: ArchiveItem): boolean {
  return type === 'FCT' && isDecimalText(total) && !total.startsWith('-');
}

async function keptInvoice({ db }: Workspace, id: string): Promise<Invoice | null> {
  const document = await storedDocument(db, id, 'xml');
  return document === undefined ? null : documentWorker.call(async (api) => api.readDocument(document.bytes));
}
