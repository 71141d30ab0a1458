/** What many sent invoices come to: sums by currency, and how many are in each state. */
import type { InvoiceStateName } from '@/app/ui/states/state-words';
import { countText } from '@/app/ui/words/amount-text';
import { type Decimal, toDecimal, toText, ZERO } from '@/domain/money/decimal';
import { add } from '@/domain/money/decimal-arithmetic';
import { decimalText } from '@/domain/money/decimal-text';
import type { ShownItem } from '../archive/shown-item';
import { shownState } from '../archive/shown-state';
import { afterSendTexts } from './after-send-texts';

export interface CurrencySum {
  readonly currency: string;
  /** Exact decimal. */
  readonly total: string;
}

/** Lei first, then by the currency's code. */
export function sumsOf(items: readonly Pick<ShownItem, 'currency' | 'total'>[]): readonly CurrencySum[] {
  const sums = new Map<string, Decimal>();
  for (const { currency, total } of items)
    sums.set(currency, add(sums.get(currency) ?? ZERO, toDecimal(decimalText(total))));
  return [...sums]
    .toSorted(([a], [b]) => Number(b === 'RON') - Number(a === 'RON') || (a < b ? -1 : 1))
    .map(([currency, total]) => ({ currency, total: toText(total) }));
}

/** In the order of their way: what is to be done by a person last. */
const ORDER: readonly InvoiceStateName[] = [
  'queued',
  'sending',
  'processing',
  'accepted',
  'doubtful',
  'held',
  'lost',
  'rejected',
];

export function statesOf(
  items: readonly Pick<ShownItem, 'standing'>[],
): readonly (readonly [InvoiceStateName, number])[] {
  const counts = new Map<InvoiceStateName, number>();
  for (const { standing } of items) {
    const state = shownState(standing);
    counts.set(state, (counts.get(state) ?? 0) + 1);
  }
  return ORDER.flatMap((state) => {
    const count = counts.get(state) ?? 0;
    return count === 0 ? [] : [[state, count] as const];
  });
}

/** Those that a person has something to do with. */
const ATTENTION: ReadonlySet<InvoiceStateName> = new Set(['rejected', 'held', 'lost']);

/** What comes next for all of them, in a sentence. */
export function whatNext(items: readonly Pick<ShownItem, 'standing'>[], online: boolean): string {
  const states = statesOf(items);
  const count = (wanted: (state: InvoiceStateName) => boolean): number =>
    states.reduce((sum, [state, of]) => sum + (wanted(state) ? of : 0), 0);
  const { all } = afterSendTexts;
  const attention = count((state) => ATTENTION.has(state));
  if (attention > 0) return all.attention(countText(attention));
  if (count((state) => state === 'accepted') === items.length) return all.done;
  return !online && count((state) => state === 'queued') > 0 ? all.waits : all.underway;
}
