import { describe, expect, it } from 'vitest';
import { isSchemaValue } from '@/domain/ubl/schema-values';

/** Values at the edges of the XML Schema types, as the official schema processor (Xerces) takes them. */
const VALUES: readonly (readonly [base: Parameters<typeof isSchemaValue>[0], taken: string[], refused: string[]])[] = [
  ['decimal', ['1', '-0', '+.5', '5.', '00', ' 1 '], ['', '.', '-', '1e2', '1,5', 'INF', 'NaN', '1 2', '0x1', '٣']],
  [
    'date',
    ['2024-02-29', '2000-02-29', '-0001-01-01', '12024-01-01', '2024-01-01Z', '2024-01-01+14:00', ' 2024-01-01\n'],
    ['2023-02-29', '1900-02-29', '0000-01-01', '02024-01-01', '2024-01-01+14:01', '2024-1-1', '+2024-01-01'],
  ],
  ['date', ['2147483647-01-01'], ['2147483648-01-01', '99999999999-01-01', '2024-04-31', '2024-01-00', '']],
  ['time', ['24:00:00', '24:00:00.000', '10:00:00+05:30'], ['24:00:01', '10:00', '10:00:60', '10:00:00.', '1:00:00']],
  ['boolean', ['true', '0', ' 1 '], ['TRUE', '', 'yes', '01', 'true false']],
  [
    'base64Binary',
    ['', 'QQ==', 'QUI=', 'Q Q = =', '\tQUJD\n QUJD '],
    ['QQ=', 'QQ', 'QR==', 'Q===', 'QQ==QQ==', 'Q-=='],
  ],
  ['language', ['ro', 'ro-RO', ' ro ', 'x-1'], ['', 'toolonglanguage', 'a1', 'ro_RO', 'ro-']],
  [
    'anyURI',
    [
      '',
      'http://a',
      'a b',
      'http://[::1]',
      'http://[1:2:3:4:5:6:7:8]:80/p',
      '#',
      'ă',
      '\\',
      '{',
      'a:b c',
      '%41',
      'x:?',
    ],
    ['%', '%zz', 'http://[', 'http://[1::2::3]', 'http://[:1]', ':', '##', '1:', 'x:', 'x:#a', '//', '[', 'a/[b]'],
  ],
  ['anyURI', ['urn:a[b]', 'a?[b]', 'http:///p', 'a/b:c', '?:'], ['http://', 'a b:c', 'a#b#c', '-:a', 'http://a/[']],
];

describe('values of the schema', () => {
  it.each(VALUES)('%s', (base, taken, refused) => {
    expect(taken.filter((text) => !isSchemaValue(base, text))).toEqual([]);
    expect(refused.filter((text) => isSchemaValue(base, text))).toEqual([]);
  });
});
