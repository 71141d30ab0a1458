import { describe, expect, it } from 'vitest';
import { validate } from '@/domain/invoice/validation/validate';
import { categoryInvoice, chargedInvoice, creditNote, fullInvoice, standardInvoice } from './own/base-documents';
import type { EditableDocument } from './own/editable-document';

/** Where the official tests are narrower or wider than their wording: blanks, literal texts, binary numbers. */

const fires = (rule: string, document: EditableDocument | string) => {
  const { fatal, warning } = validate(document.toString());
  return [...fatal, ...warning].includes(rule);
};
const CHARGE = 'AllowanceCharge';
const SUBTOTAL = 'TaxTotal/TaxSubtotal';

describe('BR-RO-065 and BR-RO-120', () => {
  /** A credit note (whose lines do not count) with one charge, and no tax identifier of the buyer. */
  const charged = (indicator: string, scheme = 'VAT') =>
    creditNote()
      .set(`${CHARGE}/ChargeIndicator`, indicator)
      .set(`${CHARGE}/TaxCategory/ID`, 'S')
      .set(`${CHARGE}/TaxCategory/TaxScheme/ID`, scheme)
      .remove('AccountingCustomerParty/Party/PartyTaxScheme')
      .remove('AccountingCustomerParty/Party/PartyLegalEntity/CompanyID');

  it.each([
    ['true', 'VAT', true],
    ['true', 'X', true],
    ['false', 'VAT', true],
    ['false', 'vat', false],
    ['1', 'VAT', false],
    ['0', 'VAT', false],
    [' true ', 'VAT', false],
  ])('a charge indicator "%s" with the scheme %s: %s', (indicator, scheme, expected) => {
    expect(fires('BR-RO-120', charged(indicator, scheme))).toBe(expected);
  });
});

describe('the breakdown of IGIC and IPSI', () => {
  it.each(['IG', 'IP'])('BR-%s-01 wants the code without blanks where it is used', (letters) => {
    const category = letters === 'IG' ? 'L' : 'M';
    const rule = `BR-${letters}-01`;
    expect(fires(rule, categoryInvoice(category))).toBe(false);
    expect(fires(rule, categoryInvoice(category).set(`${SUBTOTAL}/TaxCategory/ID`, ` ${category} `))).toBe(true);
    const lines = categoryInvoice(category).set('Line/Item/ClassifiedTaxCategory/ID', ` ${category} `);
    expect(fires(rule, lines)).toBe(false);
  });

  it.each(['IG', 'IP'])('BR-%s-01 lets a subtotal of another scheme be where it is not used', (letters) => {
    const subtotal = (scheme: string) =>
      standardInvoice()
        .set(`${SUBTOTAL}/TaxCategory/ID`, letters === 'IG' ? 'L' : 'M')
        .set(`${SUBTOTAL}/TaxCategory/TaxScheme/ID`, scheme);
    expect(fires(`BR-${letters}-01`, subtotal('VAT'))).toBe(true);
    expect(fires(`BR-${letters}-01`, subtotal('X'))).toBe(false);
  });

  it('counts a subtotal of any scheme for L and of VAT alone for M where they are used', () => {
    const other = (category: string) => categoryInvoice(category).set(`${SUBTOTAL}/TaxCategory/TaxScheme/ID`, 'X');
    expect(fires('BR-IG-01', other('L'))).toBe(false);
    expect(fires('BR-IP-01', other('M'))).toBe(true);
  });

  it('BR-IG-04 counts charges without blanks around the code', () => {
    const charge = (code: string) =>
      standardInvoice()
        .set(`${CHARGE}/ChargeIndicator`, 'true')
        .set(`${CHARGE}/TaxCategory/ID`, code)
        .set(`${CHARGE}/TaxCategory/TaxScheme/ID`, 'VAT')
        .remove('AccountingSupplierParty/Party/PartyTaxScheme');
    expect(fires('BR-IG-04', charge('L'))).toBe(true);
    expect(fires('BR-IG-04', charge(' L'))).toBe(false);
  });
});

describe('BR-B-01', () => {
  it('looks at the country of origin too', () => {
    const italian = () => {
      const d = fullInvoice().set('Line/Item/ClassifiedTaxCategory/ID', 'B');
      return d.setAll('Country', 'IdentificationCode', 'IT').set('Line/Item/OriginCountry/IdentificationCode', 'IT');
    };
    expect(fires('BR-B-01', italian())).toBe(false);
    expect(fires('BR-B-01', italian().set('Line/Item/OriginCountry/IdentificationCode', 'RO'))).toBe(true);
  });
});

describe('BR-CL-08', () => {
  it.each([
    ['#AAI#text', false],
    ['#XYZ#text', true],
    ['#aai#text', true],
    ['#AAI', false],
    ['#AB#text', false],
    ['#AAA #text', false],
    // A plain substring of the list's text, blanks between the codes included.
    ['#AI #text', false],
    ['# AA#text', false],
    ['#Z B#text', false],
    // Measured before blanks are trimmed.
    ['#XY\n\n#text', false],
    ['#X\nY#text', true],
    ['text#XYZ#', true],
  ])('%j: %s', (note, expected) => {
    expect(fires('BR-CL-08', standardInvoice().set('Note', note))).toBe(expected);
  });
});

describe('BR-S-08', () => {
  const at = (taxable: string, net: string) =>
    standardInvoice().set(`${SUBTOTAL}/TaxableAmount`, taxable).set('Line/LineExtensionAmount', net);

  it.each([
    // 2929.10 - 1 is a little below 2928.10 as a double, 2928.10 + 1 a little below 2929.10.
    ['2929.10', '2928.10', false],
    ['100.00', '99.00', true],
    ['100.00', '101.00', true],
    ['100.00', '99.01', false],
    ['100.00', '100.99', false],
    ['100.00', '100.9999', false],
    // A double has no odd units from 2^53 on: the amount plus one is the amount itself.
    ['4503599627370496', '4503599627370496', false],
    ['9007199254740992', '9007199254740992', true],
    ['100000000000000000000000', '100000000000000000000000', true],
  ])('%s against %s: %s', (taxable, net, expected) => {
    expect(fires('BR-S-08', at(taxable, net))).toBe(expected);
  });
});

describe('UBL-DT-01', () => {
  it('leaves out Price/AllowanceCharge, not the alternative price', () => {
    const price = (path: string) => fullInvoice().set(`${path}/AllowanceCharge/Amount`, '1.001');
    expect(fires('UBL-DT-01', price('Line/Price'))).toBe(false);
    expect(fires('UBL-DT-01', price('Line/PricingReference/AlternativeConditionPrice'))).toBe(true);
  });
});

describe('UBL-CR-665, 666 and 673', () => {
  it('look at references inside a preceding invoice too', () => {
    const inside = (type: string) =>
      fullInvoice()
        .set('BillingReference/AdditionalDocumentReference/DocumentTypeCode', type)
        .set('BillingReference/AdditionalDocumentReference/ID', 'X')
        .attribute('BillingReference/AdditionalDocumentReference/ID', 'schemeID', 'AAC')
        .set('BillingReference/AdditionalDocumentReference/DocumentDescription', 'x')
        .set('BillingReference/AdditionalDocumentReference/Attachment/ExternalReference/URI', 'x');
    const rules = ['UBL-CR-665', 'UBL-CR-666', 'UBL-CR-673'];
    expect(rules.map((rule) => fires(rule, inside('130')))).toEqual([false, true, true]);
    expect(rules.map((rule) => fires(rule, inside('50')))).toEqual([true, false, false]);
  });
});

describe('comments and instructions', () => {
  const issued = (text: string) =>
    chargedInvoice()
      .toString()
      .replace(/(<cbc:IssueDate>)[^<]*/, `$1${text}`);

  it.each(['2025-<!-- c -->09-30', '2025-09-30<?p?> ', ' <!-- c -->2025-09-30'])(
    'in a date abort its rule: %s',
    (text) => {
      expect(validate(issued(text)).abort).toEqual(['BR-RO-DT001']);
    },
  );

  it.each(['<!-- c -->2025-09-30', '2025-09-30<!-- c -->', '2025-<![CDATA[09]]>-30', '<![CDATA[2025-09-30]]>'])(
    'around it and CDATA in it do not: %s',
    (text) => {
      expect(validate(issued(text)).abort).toEqual([]);
      expect(fires('BR-RO-DT001', issued(text))).toBe(false);
    },
  );
});

describe('what cannot be evaluated', () => {
  const charge = (indicator: string, category: string): string =>
    `<cac:AllowanceCharge><cbc:ChargeIndicator>${indicator}</cbc:ChargeIndicator><cbc:Amount currencyID="RON">1.00</cbc:Amount><cac:TaxCategory><cbc:ID>${category}</cbc:ID><cbc:Percent>21</cbc:Percent><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:TaxCategory></cac:AllowanceCharge>`;
  const abortOf = (...charges: readonly string[]): readonly string[] =>
    validate(
      standardInvoice()
        .toString()
        .replace('<cac:TaxTotal>', `${charges.join('')}<cac:TaxTotal>`),
    ).abort;

  it('is not reached by a rule that the first allowance of its category answers', () => {
    const abort = abortOf(charge('false', 'S'), charge('yes', 'S'));
    expect(abort).not.toContain('BR-S-03');
    expect(abort).toEqual(expect.arrayContaining(['BR-S-04', 'BR-E-03', 'BR-CO-11']));
    expect(abortOf(charge('yes', 'S'), charge('false', 'S'))).toContain('BR-S-03');
    expect(abortOf(charge('true', 'S'), charge('yes', 'S'))).not.toContain('BR-S-04');
  });

  it.each([
    ['BR-CO-04', /(<cac:ClassifiedTaxCategory>.*?)(<cac:TaxScheme>.*?<\/cac:TaxScheme>)/s, '$1$2$2'],
    ['BR-CO-09', /(<cac:PartyTaxScheme>\s*)(<cbc:CompanyID>.*?<\/cbc:CompanyID>)/s, '$1$2$2'],
  ] as const)('aborts %s where an element stands twice of which the rule wants one', (rule, once, twice) => {
    const xml = standardInvoice().toString();
    expect(validate(xml).abort).toEqual([]);
    expect(validate(xml.replace(once, twice)).abort).toEqual([rule]);
  });
});
