/** Random lines, allowances and charges with the breakdown and the totals that follow from them, in exact bani. */
import fc from 'fast-check';
import type {
  AllowanceCharge,
  DocumentAllowanceCharge,
  Invoice,
  InvoiceLine,
  VatBreakdown,
  VatCategory,
} from '../../../../src/domain/invoice/invoice';
import { type DecimalText, decimalText } from '../../../../src/domain/money/decimal-text';
import { optional, word } from './valid-parties';

/** Bani as an amount with two decimals. */
export function amountOf(bani: number): DecimalText {
  const digits = String(Math.abs(bani)).padStart(3, '0');
  return decimalText(`${bani < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`);
}

/** An amount with at most two decimals as bani. */
export function baniOf(amount: string): number {
  return Math.round(Number(amount) * 100);
}

/** Tax of a base at a rate, both rounded away from zero: well within what the rules allow. */
export function taxOf(base: number, rate: number): number {
  return Math.sign(base) * Math.floor((Math.abs(base) * rate + 50) / 100);
}

const TAXED: readonly VatCategory[] = [
  ...['21', '11', '9.00'].map((rate) => ({ code: 'S', rate: decimalText(rate) })),
  { code: 'L', rate: decimalText('7') },
  { code: 'M', rate: decimalText('4') },
];
const UNTAXED: readonly VatCategory[] = ['Z', 'E', 'AE', 'K', 'G'].map((code) => ({ code, rate: decimalText('0') }));
const REASONED = new Set(['E', 'AE', 'K', 'G', 'O']);

/** The categories that one invoice uses: outside the scope of VAT and split payment stand alone. */
export const categories: fc.Arbitrary<readonly VatCategory[]> = fc.oneof(
  { arbitrary: fc.subarray([...TAXED, ...UNTAXED], { minLength: 1, maxLength: 4 }), weight: 8 },
  { arbitrary: fc.constant([{ code: 'O' }]), weight: 1 },
  { arbitrary: fc.constant([{ code: 'B', rate: decimalText('22') }]), weight: 1 },
);

const bani = fc.integer({ min: -300_000, max: 900_000 });
const charge = fc
  .tuple(
    fc.integer({ min: 1, max: 50_000 }),
    optional<AllowanceCharge>({
      amount: fc.constant(amountOf(0)),
      baseAmount: fc.constant(amountOf(100_000)),
      percent: fc.constant(decimalText('2.5')),
      reason: word,
      reasonCode: fc.constant(''),
    }),
  )
  .map(([amount, { reasonCode: _, ...rest }]) => ({ ...rest, amount: amountOf(amount) }));
const allowance = charge.map((one) => ({ ...one, reasonCode: '95' }));
const surcharge = charge.map((one) => ({ ...one, reason: one.reason ?? 'Ambalare' }));

const period = fc.constantFrom(
  { start: '2026-11-01', end: '2026-11-30' },
  { start: '2024-02-29' },
  { end: '2026-11-30' },
);

const price: fc.Arbitrary<InvoiceLine['price']> = fc.constantFrom(
  { net: decimalText('10.1234') },
  { net: decimalText('0') },
  { net: decimalText('9'), discount: decimalText('1.005'), gross: decimalText('10.005') },
  { net: decimalText('9'), baseQuantity: { value: decimalText('100'), unitCode: 'H87' } },
);

function item(country: string | undefined): fc.Arbitrary<InvoiceLine['item']> {
  const more = optional<InvoiceLine['item']>({
    name: word,
    description: word,
    sellerId: word,
    buyerId: word,
    standardId: fc.constant({ value: '5940000000017', schemeId: '0160' }),
    classifications: fc.constant([{ code: '48201030', listId: 'STI' }]),
    originCountry: fc.constant(country ?? 'DE'),
    attributes: fc.constant([{ name: 'Culoare', value: 'albastru' }]),
  });
  return fc.tuple(more, word).map(([rest, name]) => ({ classifications: [], attributes: [], ...rest, name }));
}

/** A line of one of the categories. */
export function line(used: readonly VatCategory[], country?: string): fc.Arbitrary<InvoiceLine> {
  const more = optional<InvoiceLine>({
    ...{ id: word, quantity: fc.constant(decimalText('1')), unitCode: word, net: fc.constant(amountOf(0)), price },
    ...{ allowances: fc.array(allowance, { maxLength: 2 }), charges: fc.array(surcharge, { maxLength: 1 }) },
    ...{ note: word, objectIdentifier: fc.constant({ value: 'C-7', schemeId: 'AAC' }), orderLineReference: word },
    ...{ accountingReference: word, period, vat: fc.constantFrom(...used), item: item(country) },
  });
  return fc
    .tuple(more, bani, price, fc.constantFrom(...used), item(country), fc.constantFrom('H87', 'KGM', 'HUR', 'XBX'))
    .map(([rest, net, at, vat, goods, unitCode]) => ({
      ...{ allowances: [], charges: [], ...rest },
      ...{ id: '1', quantity: decimalText('3.125'), unitCode, net: amountOf(net), price: at, vat, item: goods },
    }));
}

export function documentCharges(used: readonly VatCategory[]) {
  const withVat = (one: fc.Arbitrary<AllowanceCharge>): fc.Arbitrary<DocumentAllowanceCharge[]> =>
    fc.array(
      fc.tuple(one, fc.constantFrom(...used)).map(([value, vat]) => ({ ...value, vat })),
      { maxLength: 2 },
    );
  return fc.record({ allowances: withVat(allowance), charges: withVat(surcharge) });
}

type Amounts = Pick<Invoice, 'lines' | 'allowances' | 'charges'>;

const sum = (amounts: readonly { readonly amount: string }[]) =>
  amounts.reduce((total, { amount }) => total + baniOf(amount), 0);

export const keyOf = ({ code, rate }: VatCategory) => `${code} ${rate ?? ''}`;

/** Taxable amounts by category and rate. */
export function taxableByKey({ lines, allowances, charges }: Amounts): ReadonlyMap<string, number> {
  const bases = new Map<string, number>();
  const add = (vat: VatCategory, value: number) => bases.set(keyOf(vat), (bases.get(keyOf(vat)) ?? 0) + value);
  for (const { vat, net } of lines) add(vat, baniOf(net));
  for (const { vat, amount } of charges) add(vat, baniOf(amount));
  for (const { vat, amount } of allowances) add(vat, -baniOf(amount));
  return bases;
}

/** BG-23 of the amounts, a row for each category and rate that is used. */
export function breakdownOf(amounts: Amounts, used: readonly VatCategory[]): VatBreakdown[] {
  const bases = taxableByKey(amounts);
  return used
    .filter((vat) => bases.has(keyOf(vat)))
    .map((vat) => {
      const base = bases.get(keyOf(vat)) ?? 0;
      return {
        taxable: amountOf(base),
        tax: amountOf(taxOf(base, Number(vat.rate ?? 0))),
        vat,
        ...(REASONED.has(vat.code) && { exemptionReason: 'Scutit', exemptionReasonCode: 'VATEX-EU-O' }),
      };
    });
}

/** BG-22 of the amounts. */
export function totalsOf(
  amounts: Amounts,
  breakdown: readonly VatBreakdown[],
  extra: {
    readonly prepaid?: number | undefined;
    readonly rounding?: number | undefined;
    readonly accounting: boolean;
  },
): Invoice['totals'] {
  const lineNet = amounts.lines.reduce((total, { net }) => total + baniOf(net), 0);
  const [allowances, charges] = [sum(amounts.allowances), sum(amounts.charges)];
  const tax = breakdown.reduce((total, row) => total + baniOf(row.tax), 0);
  const taxExclusive = lineNet - allowances + charges;
  return {
    lineNet: amountOf(lineNet),
    ...(amounts.allowances.length > 0 && { allowances: amountOf(allowances) }),
    ...(amounts.charges.length > 0 && { charges: amountOf(charges) }),
    taxExclusive: amountOf(taxExclusive),
    vat: amountOf(tax),
    ...(extra.accounting && { vatInTaxCurrency: amountOf(tax * 5) }),
    taxInclusive: amountOf(taxExclusive + tax),
    ...(extra.prepaid !== undefined && { prepaid: amountOf(extra.prepaid) }),
    ...(extra.rounding !== undefined && { rounding: amountOf(extra.rounding) }),
    payable: amountOf(taxExclusive + tax - (extra.prepaid ?? 0) + (extra.rounding ?? 0)),
  };
}
