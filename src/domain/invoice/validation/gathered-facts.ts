import { LINE_TOTAL } from './allowance-charge-facts';
import type { GatheredFact } from './gathered-fact';
import { TAXED_LINES } from './rules/national-rules';
import { LINE_SUMS } from './vat/category-sums';
import { LINE_USAGE } from './vat/category-usage';
import { LINE_KINDS } from './vat/subtotal-checks';

/** What the walk gathers of every document. */
export const GATHERED_FACTS: readonly GatheredFact<unknown>[] = [
  LINE_KINDS,
  LINE_SUMS,
  LINE_TOTAL,
  LINE_USAGE,
  TAXED_LINES,
];
