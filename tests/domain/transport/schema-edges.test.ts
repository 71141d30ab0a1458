import { describe, expect, it } from 'vitest';
import { validate } from '@/domain/validate-document';
import { deletion, domestic, vehicleChange } from './documents';

/** What the official checker (libxml2's xmllint on the ministry's schema) answers on values at the edges of their types. */
interface Edge {
  readonly document: () => string;
  /** What is replaced in it. */
  readonly place: string | RegExp;
  readonly around: (value: string) => string;
  readonly valid: readonly string[];
  readonly invalid: readonly string[];
}

function attribute(document: () => string, name: string, valid: readonly string[], invalid: readonly string[]): Edge {
  return { document, place: new RegExp(` ${name}="[^"]*"`), around: (value) => ` ${name}="${value}"`, valid, invalid };
}

const EDGES: readonly Edge[] = [
  attribute(
    domestic,
    'cantitate',
    ['.5', '5.', ' 12 ', '&#9;12', '123456789012.'],
    [
      '.',
      '',
      '+5',
      '1e3',
      '000000000000012',
      '0000000000001',
      '0',
      '0.00',
      '.00',
      '-0',
      '1,5',
      '١٢',
      '1234567890123',
      '1.234',
    ],
  ),
  attribute(domestic, 'valoareLeiFaraTva', ['0', '0.', '.0'], ['-0', '.']),
  attribute(domestic, 'codJudet', ['010', '+12', ' 12 ', '&#10;12'], ['12.0', '-12', '99999999999', '0', '٤']),
  attribute(domestic, 'codTipOperatiune', ['030', ' 30', '+30'], ['30.0']),
  attribute(
    domestic,
    'dataTransport',
    [
      ...['2024-02-29', '2026-03-16Z', '2026-03-16+02:00', '2026-03-16+14:00', '2026-03-16-14:00'],
      ...['-0001-01-01', '12026-01-01'],
    ],
    [
      ...[
        '2026-02-30',
        '2026-03-16+14:01',
        '2026-03-16+15:00',
        ' 2026-03-16 ',
        '0000-01-01',
        '02026-01-01',
        '2026-3-16',
      ],
      ...['2026-03-16T00:00:00', '-0000-01-01', '2026-13-01', '2026-03-16z', '99999999999-01-01', '2026-03-32'],
      ...['2026-03-00', '2026-03-16+24:00', '2026-03-16+1:00', '2026-03-16 02:00'],
    ],
  ),
  attribute(
    vehicleChange,
    'dataModificare',
    [
      ...['2026-03-17T08:30:00', '2026-03-17T24:00:00', '2026-03-17T24:00:00.000', '2026-03-17T08:30:00.5'],
      ...['2026-03-17T08:30:00.123456789012Z', '2026-03-17T08:30:00+02:00'],
    ],
    [
      ...[
        '2026-03-17T24:00:00.5',
        '2026-03-17T24:00:01',
        '2026-03-17T23:59:60',
        '2026-03-17T08:30',
        '2026-03-17T08:30:00.',
      ],
      ...['2026-03-17 08:30:00', ' 2026-03-17T08:30:00 ', '2026-03-17T25:00:00', '2026-03-17t08:30:00'],
      ...['0000-03-17T08:30:00', '2026-03-17T8:30:00', '2026-03-17T08:60:00'],
    ],
  ),
  attribute(
    domestic,
    'denumireLocalitate',
    ['  a  ', 'a   b', 'x'.repeat(100), `${' '.repeat(200)}x`, 'ș'.repeat(100), '😀'.repeat(100), '&#160;'],
    ['', ' ', 'x'.repeat(101), '😀'.repeat(101), 'x\u00a0'.repeat(60)],
  ),
  attribute(
    domestic,
    'codTarifar',
    ['0808', '080810'],
    ['123', ' 1234', '1234 ', '12345', '08 08', '٠١٢٣', '0808108012'],
  ),
  attribute(
    deletion,
    'codDeclarant',
    ['0123456789', '12', '1234567890123', '١٢٣'],
    ['1', '12345678901', 'RO12', ' 12', '1234567890123 '],
  ),
  attribute(deletion, 'refDeclarant', ['a'], ['', 'x'.repeat(51)]),
  attribute(deletion, 'uit', [], [' 3V0P0L0P0T3JUW46', '3v0p0l0p0t3juw46', '3V0P0L0P0T3JUW4']),
  {
    document: domestic,
    place: '<bunuriTransportate',
    around: (value) => `${value}<bunuriTransportate`,
    valid: ['  \n', '<!-- x -->', '&#32;'],
    invalid: ['text', '<x xmlns="urn:x"/>', '<altceva/>', '<![CDATA[ ]]>', '<![CDATA[]]>'],
  },
  {
    document: domestic,
    place: 'valoareLeiFaraTva="3840"/>',
    around: (value) => `valoareLeiFaraTva="3840">${value}</bunuriTransportate>`,
    valid: ['', '<!--x-->'],
    invalid: [' ', 'x', '<x/>', '<![CDATA[]]>'],
  },
  {
    document: domestic,
    place: 'denumire="',
    around: (value) =>
      `xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:q="mfp:anaf:dgti:eTransport:declaratie:v2" ${value} denumire="`,
    valid: [
      ...['xsi:type="PartenerComercialType"', 'xsi:type="q:PartenerComercialType"'],
      ...['xsi:schemaLocation="urn:x x.xsd"', 'xsi:noNamespaceSchemaLocation="x.xsd"'],
    ],
    invalid: [
      ...[
        'xsi:type="LocatieType"',
        'xsi:type="Nope"',
        'xsi:nil="false"',
        'xsi:nil="true"',
        'xsi:nil="x"',
        'xsi:foo="x"',
      ],
      ...['xml:lang="ro"', 'q:cod="ro"', 'altceva="x"'],
    ],
  },
];

const cases = (kind: 'valid' | 'invalid') =>
  EDGES.flatMap((edge) => edge[kind].map((value) => [edge.around(value).slice(0, 60), edge, value] as const));

function schemaOf({ document, place, around }: Edge, value: string): string {
  const xml = document().replace(place, () => around(value));
  expect(xml).not.toBe(document().replace(place, ''));
  return validate(xml).xsd;
}

describe('values at the edges of the schema', () => {
  it.each(cases('valid'))('%s is taken', (_, edge, value) => {
    expect(schemaOf(edge, value)).toBe('valid');
  });

  it.each(cases('invalid'))('%s is refused', (_, edge, value) => {
    expect(schemaOf(edge, value)).toBe('invalid');
  });
});
