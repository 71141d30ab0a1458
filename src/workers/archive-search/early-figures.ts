/** Counts and sums of all issued documents, told before those in blocks are read: what was kept of these, and the rows beside them. */
import type { CompanyId } from '../../api/ids';
import { type BlocksMark, type KeptFigures, keepFigures, keptFigures } from '../../db/archive/kept-figures';
import { ELSEWHERE_BIT } from '../../db/archive/mark-bits';
import type { CondicaDatabase } from '../../db/condica-database';
import { findInArchive } from './answer-query';
import type { ArchiveColumns } from './archive-columns';
import { type ArchiveAnswer, type CurrencyTotals, EVERYTHING_ISSUED } from './archive-query';
import { ISSUED_STATE, isInBlock } from './block-entry';
import type { Fold } from './columns-entry';
import { totalsAt } from './totals-of';

export type EarlyFigures = Omit<ArchiveAnswer, 'ids'>;

/** `rows`: columns that hold no document of a block. */
export function earlyFigures(rows: ArchiveColumns, { mark, elsewhere, totals }: KeptFigures, fold: Fold): EarlyFigures {
  const { all, totals: ofRows, byState, byGroup } = findInArchive(rows, EVERYTHING_ISSUED, fold);
  const count = all + mark.living;
  return {
    count,
    all: count,
    totals: joined(totals, ofRows),
    byState: { ...byState, [ISSUED_STATE]: (byState[ISSUED_STATE] ?? 0) + mark.living },
    byGroup: { ...byGroup, elsewhere: byGroup.elsewhere + elsewhere },
  };
}

/** Of the documents in blocks alone. */
function blockFigures(columns: ArchiveColumns): Pick<KeptFigures, 'elsewhere' | 'totals'> & { count: number } {
  const issued = columns.entries.filter((entry) => entry.out && isInBlock(entry));
  const places = Uint32Array.from(issued, ({ place }) => place);
  return {
    count: issued.length,
    elsewhere: issued.filter(({ marks }) => (marks & ELSEWHERE_BIT) !== 0).length,
    totals: [...totalsAt(columns, places)],
  };
}

/** For the next start, where none are kept of just these blocks. */
export async function keepBlockFigures(
  db: CondicaDatabase,
  companyId: CompanyId,
  mark: BlocksMark,
  columns: ArchiveColumns,
): Promise<void> {
  // Closed under it: asking would open it again, and make one that was deleted anew.
  if (!db.isOpen() || mark.living === 0) return;
  if ((await keptFigures(db, companyId, mark)) !== undefined) return;
  const { count, ...figures } = blockFigures(columns);
  if (count === mark.living) await keepFigures(db, companyId, { mark, ...figures });
}

/** By currency, the currency of most documents first. */
function joined(...parts: readonly (readonly CurrencyTotals[])[]): readonly CurrencyTotals[] {
  const sums = new Map<string, CurrencyTotals>();
  for (const { currency, count, net, vat, total } of parts.flat()) {
    const before = sums.get(currency) ?? { currency, count: 0, net: 0n, vat: 0n, total: 0n };
    sums.set(currency, {
      ...{ currency, count: before.count + count },
      ...{ net: before.net + net, vat: before.vat + vat, total: before.total + total },
    });
  }
  return [...sums.values()].sort((a, b) => b.count - a.count);
}
