import { categoryInvoice, chargedInvoice, standardInvoice } from './base-documents';
import type { EditableDocument } from './editable-document';
import { type RuleCase, ruleCase } from './rule-case';

/** Cases of the VAT category families BR-<category>-01 to 10 and the rules that only one category has. */

const LETTERS: readonly (readonly [rule: string, category: string])[] = [
  ['S', 'S'],
  ['Z', 'Z'],
  ['E', 'E'],
  ['AE', 'AE'],
  ['IC', 'K'],
  ['G', 'G'],
  ['O', 'O'],
  ['IG', 'L'],
  ['IP', 'M'],
];
const SUBTOTAL = 'TaxTotal/TaxSubtotal';
const SELLER = 'AccountingSupplierParty/Party/PartyTaxScheme';
const BUYER = 'AccountingCustomerParty/Party';
const TAXED = new Set(['S', 'L', 'M']);

/** An unused category where the use in question is made, so that only it counts. */
function usedOnlyIn(place: 'line' | 'allowance' | 'charge', category: string) {
  return (d: EditableDocument) => {
    if (place === 'line') return d.set('Line/Item/ClassifiedTaxCategory/ID', category);
    return d
      .set('AllowanceCharge/ChargeIndicator', place === 'charge' ? 'true' : 'false')
      .set('AllowanceCharge/TaxCategory/ID', category);
  };
}

function withoutIds(d: EditableDocument, category: string): EditableDocument {
  if (category === 'O') return d.set(`${SELLER}/CompanyID`, 'RO1').set(`${SELLER}/TaxScheme/ID`, 'VAT');
  return d.remove(SELLER);
}

function usageCases([letters, category]: readonly [string, string]): RuleCase[] {
  const base = () => categoryInvoice(category);
  return [
    ruleCase(`BR-${letters}-01`, base, (d) => d.remove(`${SUBTOTAL}/TaxCategory/ID`)),
    ...(['line', 'allowance', 'charge'] as const).map((place, index) =>
      ruleCase(`BR-${letters}-0${index + 2}`, base, (d) => withoutIds(usedOnlyIn(place, category)(d), category)),
    ),
  ];
}

function rateCases([letters, category]: readonly [string, string]): RuleCase[] {
  const base = () => categoryInvoice(category);
  const wrong = category === 'S' ? '0' : TAXED.has(category) ? '-1' : '5';
  const charged = (d: EditableDocument) => d.set('AllowanceCharge/ChargeIndicator', 'true');
  return [
    ruleCase(`BR-${letters}-05`, base, (d) => d.set('Line/Item/ClassifiedTaxCategory/Percent', wrong)),
    ruleCase(`BR-${letters}-06`, base, (d) => d.set('AllowanceCharge/TaxCategory/Percent', wrong)),
    ruleCase(`BR-${letters}-07`, base, (d) => charged(d).set('AllowanceCharge/TaxCategory/Percent', wrong)),
  ];
}

function subtotalCases([letters, category]: readonly [string, string]): RuleCase[] {
  const base = () => categoryInvoice(category);
  const given = TAXED.has(category) || category === 'Z';
  return [
    ruleCase(`BR-${letters}-08`, base, (d) =>
      d.set(`${SUBTOTAL}/TaxableAmount`, TAXED.has(category) ? '101.01' : '100.01'),
    ),
    ruleCase(`BR-${letters}-09`, base, (d) => d.set(`${SUBTOTAL}/TaxAmount`, '22.5')),
    ruleCase(`BR-${letters}-10`, base, (d) =>
      given
        ? d.set(`${SUBTOTAL}/TaxCategory/TaxExemptionReason`, 'x')
        : d.remove(`${SUBTOTAL}/TaxCategory/TaxExemptionReason`),
    ),
  ];
}

const outside = () => categoryInvoice('O');
const supply = () => categoryInvoice('K');

export const CATEGORY_CASES: readonly RuleCase[] = [
  ...LETTERS.flatMap(usageCases),
  ...LETTERS.flatMap(rateCases),
  ...LETTERS.flatMap(subtotalCases),
  // Every VAT line of S must belong to VAT at all.
  ruleCase('BR-S-02', standardInvoice, (d) => d.set('Line/Item/ClassifiedTaxCategory/TaxScheme/ID', 'X')),
  // Reverse charge and intra-community supplies need the buyer's identifier as well.
  ruleCase(
    'BR-AE-02',
    () => categoryInvoice('AE'),
    (d) => d.remove(`${BUYER}/PartyTaxScheme`).remove(`${BUYER}/PartyLegalEntity/CompanyID`),
  ),
  ruleCase('BR-IC-02', supply, (d) => d.remove(`${BUYER}/PartyTaxScheme`)),
  ruleCase('BR-IC-11', supply, (d) => d.remove('Delivery/ActualDeliveryDate')),
  ruleCase('BR-IC-12', supply, (d) => d.remove('Delivery/DeliveryLocation/Address/Country')),
  ruleCase('BR-O-11', outside, (d) => d.repeat(SUBTOTAL).set(`${SUBTOTAL}/TaxCategory/ID`, 'E')),
  ruleCase('BR-O-12', outside, (d) => d.set('Line/Item/ClassifiedTaxCategory/ID', 'E')),
  ruleCase('BR-O-13', outside, (d) => d.set('AllowanceCharge/TaxCategory/ID', 'E')),
  ruleCase('BR-O-14', outside, (d) =>
    d.set('AllowanceCharge/ChargeIndicator', 'true').set('AllowanceCharge/TaxCategory/ID', 'E'),
  ),
  ruleCase('BR-B-01', chargedInvoice, (d) => d.set('Line/Item/ClassifiedTaxCategory/ID', 'B')),
  ruleCase('BR-B-02', chargedInvoice, (d) => d.set('Line/Item/ClassifiedTaxCategory/ID', 'B')),
];
