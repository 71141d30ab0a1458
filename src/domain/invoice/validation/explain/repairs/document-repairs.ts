import { readDecimal, toText } from '../../../../money/decimal';
import { multiply } from '../../../../money/decimal-arithmetic';
import { roundMoney } from '../../../../money/rounding';
import { CIUS_RO } from '../../../document-types';
import { amountWords } from '../romanian-format';
import { descendant, parentPath } from '../xml-path';
import { currencyCodeOf } from './code-repairs';
import { elementOf, putAttribute, putElement, putText, type Repairer } from './repair-case';

const CIUS_LABEL = 'Pune CIUS-RO 1.0.1';

/** BR-RO-001, BR-01: the one specification ANAF takes. */
export const repairCustomization: Repairer = (at) => {
  const root = at.context.document;
  const present = root ? descendant(root, ['CustomizationID']) !== undefined : at.actual !== undefined;
  if (present) return putText({ ...at, actual: at.actual ?? '' }, CIUS_RO, CIUS_LABEL);
  if (!root) return null;
  const element = { name: 'cbc:CustomizationID', text: CIUS_RO } as const;
  return putElement(root.name, element, ['UBLExtensions', 'UBLVersionID'], CIUS_RO, CIUS_LABEL);
};

/** BR-RO-030: RON as accounting currency beside a foreign one; where the invoice's own is „lei”, that is RON itself. */
export const repairTaxCurrency: Repairer = (at) => {
  const root = at.context.document;
  const currency = descendant(root, ['DocumentCurrencyCode'])?.text;
  if (!root || currency === undefined) return null;
  const meant = currencyCodeOf(currency);
  if (meant === 'RON')
    return putText({ ...at, path: `${root.name}/cbc:DocumentCurrencyCode`, actual: currency }, meant);
  const given = descendant(root, ['TaxCurrencyCode']);
  if (given) return given.text.trim() === '' ? putText({ ...at, actual: given.text }, 'RON') : null;
  if (meant === undefined) return null;
  return putElement(root.name, { name: 'cbc:TaxCurrencyCode', text: 'RON' }, ['DocumentCurrencyCode'], 'RON');
};

/** BR-53: the VAT total in lei, where the caller knows the exchange rate. */
export const repairTaxInLei: Repairer = (at) => {
  const { document, exchangeRate } = at.context;
  const currency = descendant(document, ['DocumentCurrencyCode'])?.text.trim();
  if (!document || exchangeRate === undefined || descendant(document, ['TaxCurrencyCode'])?.text.trim() !== 'RON')
    return null;
  const amounts = document.children
    .filter((child) => child.name === 'TaxTotal')
    .map((total) => descendant(total, ['TaxAmount']));
  const inCurrency = amounts.filter((amount) =>
    amount?.attributes.some((a) => a.name === 'currencyID' && a.value === currency),
  );
  const vat = inCurrency.length === 1 ? readDecimal(inCurrency[0]?.text.trim() ?? '') : undefined;
  const rate = readDecimal(exchangeRate);
  if (!vat || !rate) return null;
  const lei = toText(roundMoney(multiply(vat, rate)));
  const amount = { name: 'cbc:TaxAmount', attributes: { currencyID: 'RON' }, text: lei } as const;
  return putElement(
    document.name,
    { name: 'cac:TaxTotal', children: [amount] },
    ['TaxTotal'],
    lei,
    `Pune ${amountWords(lei)} lei`,
  );
};

/** BR-62, BR-63: an e-mail address has the scheme EM. */
export const repairEndpointScheme: Repairer = (at) => {
  const text = elementOf(at)?.text ?? at.actual ?? '';
  return /^[^\s@]+@[^\s@]+$/.test(text.trim()) ? putAttribute(at, 'schemeID', '', 'EM') : null;
};

/** BR-51: blanks in a card number count; the digits that matter stay. */
export const repairCardBlanks: Repairer = (at) => {
  const joined = at.actual?.replace(/\s/g, '') ?? '';
  return joined.length <= 10 && joined !== '' ? putText(at, joined, 'Scoate spațiile') : null;
};

/** BR-54: an attribute of the item without value or name says nothing. */
export const repairEmptyProperty: Repairer = (at) => {
  const property = elementOf(at, at.finding.path);
  if (property?.name !== 'AdditionalItemProperty') return null;
  const empty = property.children.every((child) => child.children.length === 0 && child.text.trim() === '');
  if (!empty || parentPath(at.finding.path) === '') return null;
  return {
    label: 'Scoate caracteristica goală',
    change: { kind: 'removeElement', path: at.finding.path, was: '', willBe: '' },
  };
};
