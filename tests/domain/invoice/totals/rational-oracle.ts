/**
 * Totals computed a second way, on fractions of integers and without any code of the application: the oracle of the
 * property tests.
 */
import type { InvoiceDraft } from '../../../../src/domain/invoice/invoice-draft';

interface Fraction {
  readonly n: bigint;
  readonly d: bigint;
}

/** Reads the notations of arbitrary-draft.ts only: optional minus, digits, comma or point, digits, optional percent. */
function fraction(typed: string): Fraction {
  const [whole = '0', decimals = ''] = typed.replace('%', '').replace(',', '.').split('.');
  return { n: BigInt(`${whole}${decimals}`), d: 10n ** BigInt(decimals.length) };
}

const times = (a: Fraction, b: Fraction): Fraction => ({ n: a.n * b.n, d: a.d * b.d });

/** To whole bani, halves away from zero. */
function bani({ n, d }: Fraction): bigint {
  const doubled = 200n * (n < 0n ? -n : n) + d;
  const rounded = doubled / (2n * d);
  return n < 0n ? -rounded : rounded;
}

function discountBani(typed: { percent: string; amount: string }, base: bigint): bigint {
  if (typed.amount !== '') return bani(fraction(typed.amount));
  if (typed.percent === '') return 0n;
  return bani(times({ n: base, d: 100n }, times(fraction(typed.percent), { n: 1n, d: 100n })));
}

export interface OracleTotals {
  readonly lineNets: readonly bigint[];
  readonly lineNet: bigint;
  readonly discount: bigint;
}

export function oracleTotals(draft: InvoiceDraft): OracleTotals {
  const lineNets = draft.lines.map((line) => {
    const gross = bani(times(fraction(line.quantity), fraction(line.price)));
    return gross - discountBani(line.discount, gross);
  });
  const lineNet = lineNets.reduce((sum, net) => sum + net, 0n);
  return { lineNets, lineNet, discount: discountBani(draft.discount, lineNet) };
}

/** The VAT of a base in bani at a typed rate. */
export function oracleVat(base: bigint, rate: string): bigint {
  return bani(times({ n: base, d: 100n }, times(fraction(rate), { n: 1n, d: 100n })));
}

/** An amount in bani at an exchange rate. */
export function oracleLei(amount: bigint, rate: string): bigint {
  return bani(times({ n: amount, d: 100n }, fraction(rate)));
}
