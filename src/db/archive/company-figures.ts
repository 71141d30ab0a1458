/**
 * What a company issued and received month by month, and with whom, summed out of rows and of the columns of blocks; no row of a
 * block is unpacked. Sums are of documents in lei: others are counted apart, as their columns say no value in lei.
 */
import type { CompanyId } from '@/api/ids';
import { monthsUntil, openBooks } from '@/domain/calendar/months';
import { hundredths } from '@/domain/money/hundredths';
import type { CondicaDatabase } from '../condica-database';
import { type ArchiveRow, shownItem } from './archive-row';
import { ORDER_INDEX } from './archive-rows';
import { blockHeaders } from './cold/block-headers';
import { type Direction, dayOf } from './cold/cold-block';
import { type ListedBlock, livingPlaces, withColumns } from './cold/listed-places';
import { markBits, receivedState } from './mark-bits';

/** Hundredths of a leu. */
export interface SideFigures {
  readonly count: number;
  /** Without VAT. */
  readonly net: bigint;
  readonly vat: bigint;
}

export interface MonthFigures {
  /** `yyyy-MM`, by the day of issue. */
  readonly month: string;
  readonly issued: SideFigures;
  readonly received: SideFigures;
  /** Of the received: without any mark. */
  readonly unmarked: number;
}

export interface PartnerFigures {
  readonly name: string;
  /** Without the prefix RO. */
  readonly taxId: string;
  readonly count: number;
  /** Without VAT, hundredths of a leu. */
  readonly net: bigint;
}

export interface CompanyFigures {
  /** The oldest first; each month of the span, also without documents. */
  readonly months: readonly MonthFigures[];
  /** Those with the largest sums first. */
  readonly customers: readonly PartnerFigures[];
  readonly suppliers: readonly PartnerFigures[];
  /** Received without any mark in the months whose books are open. */
  readonly toBook: number;
  /** Documents of the span in another currency, in no sum. */
  readonly foreign: number;
}

export interface FiguresQuestion {
  /** The last month, `yyyy-MM`. */
  readonly month: string;
  readonly months: number;
}

/** Partners told of each direction. */
export const MOST_PARTNERS = 6;

interface FigureDocument {
  /** `yyyyMMdd`. */
  readonly day: number;
  readonly currency: string;
  readonly net: bigint;
  readonly vat: bigint;
  readonly name: string;
  readonly taxId: string;
  readonly marks: number;
}

export async function companyFigures(
  db: CondicaDatabase,
  companyId: CompanyId,
  question: FiguresQuestion,
): Promise<CompanyFigures> {
  const months = monthsUntil(question.month, question.months);
  const [issued, received] = await Promise.all([
    sumDirection(db, companyId, 'out', months),
    sumDirection(db, companyId, 'in', months),
  ]);
  const books = openBooks(question.month);
  return {
    months: months.map((month) => ({
      ...{ month, issued: issued.of(month), received: received.of(month), unmarked: received.unmarkedOf(month) },
    })),
    customers: issued.partners(),
    suppliers: received.partners(),
    toBook: books.reduce((sum, month) => sum + received.unmarkedOf(month), 0),
    foreign: issued.foreign + received.foreign,
  };
}

async function sumDirection(
  db: CondicaDatabase,
  companyId: CompanyId,
  direction: Direction,
  months: readonly string[],
): Promise<Sums> {
  const sums = new Sums();
  const [from, to] = [`${months[0]}-01`, `${months.at(-1)}-31`];
  const rows = await db.archive
    .where(ORDER_INDEX)
    // An array stands behind every text.
    .between([companyId, direction, from], [companyId, direction, to, []], true, false)
    .toArray();
  for (const row of rows) {
    const document = documentOf(row);
    if (document !== null) sums.add(document);
  }
  const isIn = (day: number): boolean => day >= dayOf(from) && day <= dayOf(to);
  const headers = (await blockHeaders(db)).filter(
    (header) => header.companyId === companyId && header.direction === direction && header.days.some(isIn),
  );
  for (const block of await withColumns(db, headers))
    for (const place of livingPlaces(block.header))
      if (isIn(block.columns.issueDays[place] ?? 0)) sums.add(documentAt(block, place));
  return sums;
}

function documentOf(row: ArchiveRow): FigureDocument | null {
  const item = shownItem(row);
  if (item === null) return null;
  const { issueDate, currency, net, vat, partnerName: name, partnerTaxId: taxId } = item;
  const amounts = { net: hundredths(net), vat: hundredths(vat) };
  return { day: dayOf(issueDate), currency, name, taxId, marks: markBits(item), ...amounts };
}

function documentAt({ columns }: ListedBlock, place: number): FigureDocument {
  const [name = '', taxId = ''] = columns.partners[columns.partnerOf[place] ?? 0] ?? [];
  return {
    day: columns.issueDays[place] ?? 0,
    currency: columns.currencies[columns.currencyOf[place] ?? 0] ?? '',
    net: columns.net[place] ?? 0n,
    vat: columns.vat[place] ?? 0n,
    name,
    taxId,
    marks: columns.marks?.[place] ?? 0,
  };
}

const NOTHING: SideFigures = { count: 0, net: 0n, vat: 0n };

/** The sums of one direction while they grow. */
class Sums {
  readonly #months = new Map<number, { count: number; net: bigint; vat: bigint }>();
  readonly #unmarked = new Map<number, number>();
  readonly #partners = new Map<string, { name: string; taxId: string; count: number; net: bigint }>();
  foreign = 0;

  add({ day, currency, net, vat, name, taxId, marks }: FigureDocument): void {
    const month = Math.floor(day / 100);
    const lei = currency === 'RON';
    if (!lei) this.foreign += 1;
    if (receivedState(marks) === 'received') this.#unmarked.set(month, (this.#unmarked.get(month) ?? 0) + 1);
    const sum = this.#months.get(month) ?? { count: 0, net: 0n, vat: 0n };
    this.#months.set(month, sum);
    sum.count += 1;
    if (!lei) return;
    sum.net += net;
    sum.vat += vat;
    // One partner is one fiscal code, however the name is written; without a code the name tells.
    const code = taxId.replace(/^RO(?=\d)/i, '');
    const key = code === '' ? name : code;
    const partner = this.#partners.get(key) ?? { name, taxId: code, count: 0, net: 0n };
    this.#partners.set(key, partner);
    partner.count += 1;
    partner.net += net;
  }

  of(month: string): SideFigures {
    return this.#months.get(Number(month.replace('-', ''))) ?? NOTHING;
  }

  unmarkedOf(month: string): number {
    return this.#unmarked.get(Number(month.replace('-', ''))) ?? 0;
  }

  partners(): readonly PartnerFigures[] {
    const largest = [...this.#partners.values()].sort((a, b) => (a.net < b.net ? 1 : a.net > b.net ? -1 : 0));
    return largest.filter(({ net }) => net > 0n).slice(0, MOST_PARTNERS);
  }
}
