import type { Invoice } from '@/domain/invoice/invoice';
import { amountOf, baniOf } from '../../ubl/valid-sums';
import { baseRules, chosen, type EditKind, edit, rowState, ruleOf, type Subject, TAXED, taxRules } from './edit-kind';

/** Edits of one amount, and the rules about sums that fail by it. */

type TotalKey = keyof Invoice['totals'];

/** A total that is off: the rules that add it up. */
function offTotal(key: TotalKey, element: string, ...rules: string[]): EditKind {
  return edit(`${element} off`, ({ invoice, document, off }) => {
    const value = invoice.totals[key];
    if (value === undefined) return undefined;
    document.set(`LegalMonetaryTotal/${element}`, amountOf(baniOf(value) + off));
    return rules;
  });
}

/** The row of the breakdown that something of this category and rate belongs to. */
function rowOf(invoice: Invoice, vat: { readonly code: string; readonly rate?: string }) {
  const row = invoice.vatBreakdown.find((one) => one.vat.code === vat.code && one.vat.rate === vat.rate);
  if (row === undefined) throw new Error('every category that is used has a row');
  return row;
}

function offCharge(kind: 'allowances' | 'charges', rule: string): EditKind {
  return edit(`one of the ${kind} off`, ({ invoice, document, off, index }) => {
    const found = chosen(invoice[kind], index);
    if (found === undefined) return undefined;
    const at = kind === 'allowances' ? found.at : invoice.allowances.length + found.at;
    document.at('AllowanceCharge', at).set('Amount', amountOf(baniOf(found.one.amount) + off));
    const state = rowState(invoice, rowOf(invoice, found.one.vat));
    const charged = state.charged + (kind === 'charges' ? off : -off);
    return [rule, ...baseRules(found.one.vat.code, { ...state, charged })];
  });
}

function offRow(element: 'TaxableAmount' | 'TaxAmount', key: 'taxable' | 'tax'): EditKind {
  return edit(`${element} off`, ({ invoice, document, off, index }: Subject) => {
    const found = chosen(invoice.vatBreakdown, index);
    if (found === undefined) return undefined;
    const { vat } = found.one;
    const before = rowState(invoice, found.one);
    const state = { ...before, [key]: before[key] + off };
    document.at('TaxTotal', 0).at('TaxSubtotal', found.at).set(element, amountOf(state[key]));
    const rate = vat.rate === undefined ? undefined : Number(vat.rate);
    const sum = element === 'TaxAmount' ? ['BR-CO-14'] : [];
    return [...sum, ...baseRules(vat.code, state), ...taxRules(vat.code, rate, state)];
  });
}

export const SUM_EDITS: readonly EditKind[] = [
  offTotal('lineNet', 'LineExtensionAmount', 'BR-CO-10', 'BR-CO-13'),
  offTotal('allowances', 'AllowanceTotalAmount', 'BR-CO-11', 'BR-CO-13'),
  offTotal('charges', 'ChargeTotalAmount', 'BR-CO-12', 'BR-CO-13'),
  offTotal('taxExclusive', 'TaxExclusiveAmount', 'BR-CO-13', 'BR-CO-15'),
  offTotal('taxInclusive', 'TaxInclusiveAmount', 'BR-CO-15', 'BR-CO-16'),
  offTotal('prepaid', 'PrepaidAmount', 'BR-CO-16'),
  offTotal('rounding', 'PayableRoundingAmount', 'BR-CO-16'),
  offTotal('payable', 'PayableAmount', 'BR-CO-16'),
  edit('the tax total off', ({ invoice, document, off }) => {
    document.at('TaxTotal', 0).set('TaxAmount', amountOf(baniOf(invoice.totals.vat ?? '0') + off));
    return ['BR-CO-14', 'BR-CO-15'];
  }),
  edit('the net amount of a line off', ({ invoice, document, off, index }) => {
    const found = chosen(invoice.lines, index);
    if (found === undefined) return undefined;
    document.at('Line', found.at).set('LineExtensionAmount', amountOf(baniOf(found.one.net) + off));
    const state = rowState(invoice, rowOf(invoice, found.one.vat));
    return ['BR-CO-10', ...baseRules(found.one.vat.code, { ...state, lines: state.lines + off })];
  }),
  offCharge('allowances', 'BR-CO-11'),
  offCharge('charges', 'BR-CO-12'),
  offRow('TaxableAmount', 'taxable'),
  offRow('TaxAmount', 'tax'),
  edit('the tax total twice', ({ invoice, document }) => {
    document.repeat('TaxTotal');
    const once = invoice.vatBreakdown.filter(({ vat }) => !TAXED.has(vat.code));
    return ['BR-CO-15', ...once.flatMap(({ vat }) => ruleOf(vat.code, '01'))];
  }),
  edit('a trailing zero on the amount to pay', ({ invoice, document }) => {
    document.set('LegalMonetaryTotal/PayableAmount', `${invoice.totals.payable}0`);
    return ['BR-DEC-18', 'BR-DEC-RO-18', 'UBL-DT-01'];
  }),
  edit('a blank after the net amount of a line', ({ invoice, document, index }) => {
    const found = chosen(invoice.lines, index);
    if (found === undefined) return undefined;
    document.at('Line', found.at).set('LineExtensionAmount', `\n${found.one.net} `);
    return ['BR-DEC-23', 'UBL-DT-01'];
  }),
  edit('a plus sign and zeros before the taxable amount', ({ invoice, document, index }) => {
    const found = chosen(
      invoice.vatBreakdown.filter(({ taxable }) => !taxable.startsWith('-')),
      index,
    );
    if (found === undefined) return undefined;
    const at = invoice.vatBreakdown.indexOf(found.one);
    document.at('TaxTotal', 0).at('TaxSubtotal', at).set('TaxableAmount', ` +00${found.one.taxable}`);
    return [];
  }),
];
