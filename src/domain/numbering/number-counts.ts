/** How many numbers of a series are used, reserved, and what asks for a word; the counts are the legend of its register. Pure. */
import type { NumberRow } from './numbers-report';

/** `open`: nobody has said what became of it. `returned`: free to be used again, or explained by the end of its interval. */
export const NUMBER_KINDS = ['used', 'reserved', 'open', 'returned', 'voided'] as const;
export type NumberKind = (typeof NUMBER_KINDS)[number];

export function kindOfUse({ kind }: { readonly kind: NumberRow['use']['kind'] | 'invoices' }): NumberKind {
  switch (kind) {
    case 'invoice':
    case 'invoices':
    // On an invoice that its device has not sent yet.
    case 'in-use-elsewhere':
      return 'used';
    case 'reserved':
      return 'reserved';
    case 'given-back':
    case 'ended':
      return 'returned';
    case 'voided':
      return 'voided';
    case 'gap':
      return 'open';
  }
}

export function numberCounts(rows: readonly NumberRow[]): Readonly<Record<NumberKind, number>> {
  const counts = { used: 0, reserved: 0, open: 0, returned: 0, voided: 0 };
  for (const { from, to, use } of rows) counts[kindOfUse(use)] += to - from + 1;
  return counts;
}

export interface RibbonCell {
  readonly number: number;
  readonly kind: NumberKind;
}

/** The last `count` numbers up to the highest known one, each by itself; `before`: as many numbers less than that. */
export function ribbonOf(rows: readonly NumberRow[], count: number, before = 0): readonly RibbonCell[] {
  const last = (rows.at(-1)?.to ?? 0) - before;
  const first = Math.max(rows[0]?.from ?? 1, last - count + 1);
  return rows.flatMap(({ from, to, use }) => {
    const start = Math.max(from, first);
    const length = Math.min(to, last) - start + 1;
    return Array.from({ length: Math.max(0, length) }, (_none, place) => ({
      number: start + place,
      kind: kindOfUse(use),
    }));
  });
}
