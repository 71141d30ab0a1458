import { describe, expect, it } from 'vitest';
import { explainFinding } from '@/domain/invoice/validation/explain/explain-finding';
import { explainReadError } from '@/domain/invoice/validation/explain/explain-read-error';
import type { XmlReadError } from '@/domain/xml/xml-element';
import { finding } from './xml-tree';

const PATH = 'Invoice/cac:InvoiceLine[2]/cbc:LineExtensionAmount[1]';

/** Every `problem` of the schema check with the values it comes with. */
const PROBLEMS: readonly (readonly [values: Readonly<Record<string, string>>, clause: string])[] = [
  [{ problem: 'root', element: 'Recipisa' }, 'Documentul „Recipisa” nu este o factură'],
  [{ problem: 'unknown', element: 'cbc:Foo', parent: 'cac:InvoiceLine' }, 'Elementul „cbc:Foo” nu există aici'],
  [
    { problem: 'misplaced', element: 'cbc:ID', parent: 'Invoice' },
    'Elementul „cbc:ID” nu este la locul lui la linia 2',
  ],
  [
    { problem: 'repeated', element: 'cbc:ID', parent: 'Invoice' },
    'Elementul „cbc:ID” apare de prea multe ori la linia 2',
  ],
  [{ problem: 'missing', missing: 'cac:Item', parent: 'cac:InvoiceLine' }, 'Lipsește elementul „cac:Item” la linia 2'],
  [{ problem: 'text', element: 'cac:Item', actual: 'abc' }, 'Între elemente este text: „abc”'],
  [{ problem: 'children', element: 'cbc:ID' }, 'Elementul „cbc:ID” conține alte elemente'],
  [{ problem: 'value', element: 'cbc:Amount', actual: '1,5', type: 'decimal' }, '„1,5” nu este un număr la linia 2'],
  [{ problem: 'value', element: 'cbc:Amount', actual: '', type: 'decimal' }, 'Valoarea nu are felul cerut la linia 2'],
  [{ problem: 'attribute', element: 'cbc:ID', attribute: 'x', actual: 'y' }, 'Atributul „x” nu există aici'],
  [
    { problem: 'attribute-missing', element: 'cbc:Amount', attribute: 'currencyID' },
    'Lipsește atributul „currencyID” la linia 2',
  ],
  [
    { problem: 'attribute-value', element: 'cbc:ID', attribute: 'x', actual: 'y' },
    'Atributul „x” are o valoare greșită la linia 2',
  ],
  [
    { problem: 'nil', element: 'cbc:ID', attribute: 'nil', actual: 'true' },
    'Atributul „nil” al schemei XML nu se primește',
  ],
  [{ problem: 'of a later day' }, 'Fișierul nu are forma cerută (UBL 2.1)'],
];

describe('schema errors', () => {
  it.each(PROBLEMS)('%o', (values, clause) => {
    const said = explainFinding(finding('UBL-XSD', PATH, values));
    expect(said.clause).toBe(clause);
    expect(said.detail).toMatch(/^[A-ZÎȘȚ„].*\.$/u);
    expect(said.detail).not.toMatch(/[{}[\]|]| {2}| [.,;:]/);
    expect(said.field).toEqual({ area: 'lines', name: 'net', index: 1 });
    expect(said.repair?.label ?? null).toBe(values.actual === '1,5' ? 'Pune 1.5' : null);
  });

  it('reads well without any value', () => {
    for (const [{ problem = '' }] of PROBLEMS) {
      const said = explainFinding(finding('UBL-XSD', 'Invoice', { problem }));
      expect(`${said.clause} ${said.detail}`).not.toMatch(/[{}[\]|]|undefined| {2}| [.,;:]/);
    }
  });
});

describe('files that cannot be read', () => {
  const CODES: readonly XmlReadError['code'][] = [
    'empty',
    'encoding',
    'not-well-formed',
    'doctype',
    'too-deep',
    'too-large',
    'too-many-attributes',
    'unknown-entity',
    'unbound-prefix',
  ];

  it.each(CODES)('%s', (code) => {
    const said = explainReadError({ code, message: 'x', line: 7, column: 3 });
    expect(said.detail).toContain('Fișierul nu a fost schimbat.');
    const words = `${said.clause} ${said.detail} ${said.official}`;
    expect(words).not.toMatch(/[{}[\]|!]|undefined| {2}/);
    // Before: who checked a torn e-Transport declaration was told of an invoice.
    expect(words).not.toMatch(/factur/i);
    expect(said.field).toBeNull();
  });

  // What ANAF does with a bare document type is not known: the official rules say nothing of it.
  it('says of a document type that the bound is ours', () => {
    const { detail, official } = explainReadError({ code: 'doctype', message: '', line: 2, column: 1 });
    expect(detail).toContain('nu o regulă ANAF');
    expect(official).toContain('Regulile oficiale nu vorbesc');
  });

  it('are all different and say the line where it helps', () => {
    const said = CODES.map((code) => explainReadError({ code, message: '', line: 7, column: 3 }));
    expect(new Set(said.map(({ clause }) => clause)).size).toBe(CODES.length);
    expect(said.filter(({ detail }) => detail.includes('linia 7')).length).toBe(7);
  });
});
