import { describe, expect, it } from 'vitest';
import { validate } from '@/domain/invoice/validation/validate';
import { isSchemaValue } from '@/domain/ubl/schema-values';
import { standardInvoice } from './own/base-documents';
import type { EditableDocument } from './own/editable-document';

/** What the schema says of an edited invoice: problem and element of each finding. */
function problems(edit: (d: EditableDocument) => unknown): string[] {
  const d = standardInvoice();
  edit(d);
  return problemsOf(d.toString());
}

function problemsOf(xml: string): string[] {
  const { xsd, findings } = validate(xml);
  const found = findings
    .filter(({ rule }) => rule === 'UBL-XSD')
    .map(({ values, path }) => `${values.problem} ${path}`);
  expect(xsd).toBe(found.length === 0 ? 'valid' : 'invalid');
  return found;
}

describe('schema', () => {
  it('takes the standard invoice', () => {
    expect(problems(() => undefined)).toEqual([]);
  });

  it('names what is unknown, missing, repeated and misplaced', () => {
    expect(problems((d) => d.add('Line/Item/Colour', 'x'))).toEqual([
      'unknown Invoice/cac:InvoiceLine[1]/cac:Item[1]/cac:Colour[1]',
    ]);
    expect(problems((d) => d.remove('ID'))).toEqual(['missing Invoice']);
    expect(problems((d) => d.remove('Line'))).toEqual(['missing Invoice']);
    expect(problems((d) => d.repeat('IssueDate'))).toEqual(['repeated Invoice/cbc:IssueDate[2]']);
    expect(problems((d) => d.add('DueDate', '2025-10-31'))).toEqual(['misplaced Invoice/cbc:DueDate[2]']);
    expect(problems((d) => d.repeat('Note'))).toEqual([]);
  });

  it('checks values and attributes', () => {
    expect(problems((d) => d.set('IssueDate', '2025-02-29'))).toEqual(['value Invoice/cbc:IssueDate[1]']);
    expect(problems((d) => d.set('Line/LineExtensionAmount', ''))).toHaveLength(1);
    expect(problems((d) => d.set('Line/LineExtensionAmount', ' 100.00 '))).toEqual([]);
    expect(problems((d) => d.attribute('Line/LineExtensionAmount', 'currencyID', undefined))[0]).toMatch(
      /^attribute-missing /,
    );
    expect(problems((d) => d.attribute('ID', 'colour', 'x'))[0]).toMatch(/^attribute /);
    expect(problems((d) => d.set('Line', 'text'))[0]).toMatch(/^text /);
    expect(problems((d) => d.add('ID/Name', 'x'))[0]).toMatch(/^children /);
  });

  // By Xerces of Java 17, the schema's judge of the corpus; libxml2, by which declarations are held, refuses the blank ones too.
  it.each([
    ['<![CDATA[]]>', []],
    ['<![CDATA[ ]]>', []],
    ['&#32;', []],
    ['<![CDATA[x]]>', ['text Invoice/cac:AccountingCustomerParty[1]']],
    ['<![CDATA[ ]]>x', ['text Invoice/cac:AccountingCustomerParty[1]']],
  ])('where no text may stand %s is judged as Xerces judges it', (text, expected) => {
    const xml = standardInvoice().toString();
    expect(problemsOf(xml.replace('</cac:AccountingCustomerParty>', `${text}$&`))).toEqual(expected);
  });

  it('knows the instance attributes of XML Schema', () => {
    const xml = standardInvoice().toString();
    const withRoot = (attribute: string) =>
      xml.replace('<Invoice ', `<Invoice xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" ${attribute} `);
    expect(problemsOf(withRoot('xsi:schemaLocation="a b"'))).toEqual([]);
    expect(problemsOf(withRoot('xsi:nil="true"'))).toEqual(['nil Invoice']);
  });

  it.each([
    ['cbc:ID', 'cbc:IDType', []],
    ['cbc:ID', ' cbc:IDType\n', []],
    ['cbc:ID', '\u00A0cbc:IDType', ['nil Invoice/cbc:ID[1]']],
    ['cbc:ID', 'x:IDType" xmlns:x="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2', []],
    ['cbc:ID', 'IDType" xmlns="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2', []],
    // The right name in another namespace, in none that is declared, or without any.
    ['cbc:ID', 'cac:IDType', ['nil Invoice/cbc:ID[1]']],
    ['cbc:ID', 'IDType', ['nil Invoice/cbc:ID[1]']],
    ['cbc:ID', 'nicaieri:IDType', ['nil Invoice/cbc:ID[1]']],
    ['cbc:ID', ':IDType', ['nil Invoice/cbc:ID[1]']],
    ['cbc:ID', 'cbc:NameType', ['nil Invoice/cbc:ID[1]']],
    ['cac:AccountingSupplierParty', 'cac:SupplierPartyType', []],
    ['cac:AccountingSupplierParty', 'cbc:SupplierPartyType', ['nil Invoice/cac:AccountingSupplierParty[1]']],
    ['Invoice', 'InvoiceType', []],
    ['Invoice', 'cbc:InvoiceType', ['nil Invoice']],
  ])('compares xsi:type of %s with its declared type: %j', (element, type, problems) => {
    const given = `xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:type="${type}"`;
    const xml = standardInvoice().toString();
    expect(problemsOf(xml.replace(new RegExp(`<${element}(?=[ >])`), `<${element} ${given}`))).toEqual(problems);
  });

  it('lets foreign extension content be and checks what UBL knows in it', () => {
    const extended = (content: string) =>
      standardInvoice()
        .toString()
        .replace(
          '<cbc:CustomizationID>',
          `<ext:UBLExtensions><ext:UBLExtension><ext:ExtensionContent>${content}</ext:ExtensionContent></ext:UBLExtension></ext:UBLExtensions><cbc:CustomizationID>`,
        );
    expect(problemsOf(extended('<x xmlns="u"><y z="1">t</y></x>'))).toEqual([]);
    expect(problemsOf(extended('<cbc:IssueDate>mâine</cbc:IssueDate>'))[0]).toMatch(/^value /);
    expect(problemsOf(extended('<x xmlns="u"/><y xmlns="u"/>'))).toHaveLength(1);
    expect(problemsOf(extended(''))).toHaveLength(1);
  });
});

describe('schema values', () => {
  const cases: readonly (readonly [Parameters<typeof isSchemaValue>[0], string[], string[]])[] = [
    ['decimal', ['1', '-1.5', '+.5', '5.', ' 1 '], ['', '.', '1e2', 'NaN', '1,5', '1 2']],
    ['boolean', ['true', 'false', '1', '0', ' true '], ['', 'TRUE', 'yes', '2']],
    [
      'date',
      ['2024-02-29', '2025-01-01Z', '2025-01-01+02:00', '-0001-01-01', '12025-01-01'],
      ['', '2025-02-29', '2025-13-01', '0000-01-01', '25-01-01', '2025-1-1', '2025-01-01+15:00'],
    ],
    ['time', ['10:00:00', '24:00:00', '10:00:00.5Z'], ['10:00', '24:00:01', '25:00:00']],
    ['base64Binary', ['', 'QQ==', 'Q Q = =', 'QUI=', 'QUJD'], ['Q', 'QQ=', 'QR==', 'QQ==QQ==', 'ă']],
    ['language', ['ro', 'ro-RO'], ['', 'r_o', 'toolonglang']],
    ['string', ['', 'x'], []],
  ];
  it.each(cases)('%s', (base, good, bad) => {
    expect(good.filter((text) => !isSchemaValue(base, text))).toEqual([]);
    expect(bad.filter((text) => isSchemaValue(base, text))).toEqual([]);
  });
});
