import { describe, expect, it } from 'vitest';
import { decodeXml, readsAsUtf8 } from '@/domain/xml/decode-xml';
import { readXml } from '@/domain/xml/read-xml';

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...Buffer.from(part, 'latin1')] : part)));
const declared = (encoding: string, ...rest: number[]) =>
  bytes(`<?xml version='1.0' encoding='${encoding}'?><a>`, rest, '</a>');
const textOf = (input: Uint8Array) => {
  const result = readXml(input);
  return result.ok ? result.root.text : `${result.error.code}: ${result.error.message}`;
};

describe('bytes', () => {
  it.each([
    ['UTF-8', [0xc8, 0x99], 'ș'],
    ['utf8', [0xc8, 0x99], 'ș'],
    ['US-ASCII', [0x61], 'a'],
    ['ascii', [0x61], 'a'],
    ['ISO-8859-1', [0xee], 'î'],
    ['latin1', [0xee], 'î'],
    ['ISO-8859-2', [0xe3], 'ă'],
    ['ISO-8859-15', [0xa4], '€'],
    ['ISO-8859-16', [0xba], 'ș'],
    ['Windows-1250', [0xba], 'ş'],
    ['windows-1252', [0x80, 0x92, 0x9f, 0xa0, 0xe2], '€’Ÿ\u00a0â'],
    ['ISO-8859-1', [0x80, 0x9f], '\u0080\u009f'],
    [
      'ISO-8859-16',
      [0x9f, 0xa0, 0xa4, 0xa5, 0xaa, 0xad, 0xb5, 0xbc, 0xc3, 0xd0, 0xde, 0xe3, 0xfe, 0xff],
      '\u009f\u00a0€„Ș\u00ad”ŒĂĐȚățÿ',
    ],
  ])('declared %s are read as it', (encoding, rest, text) => {
    expect(textOf(declared(encoding, ...rest))).toBe(text);
  });

  // Spread into arguments all at once, so many bytes are more than a call can take.
  it('are many in one document too', () => {
    const head = Buffer.from('<?xml version="1.0" encoding="ISO-8859-16"?><a>');
    const text = textOf(Buffer.concat([head, Buffer.alloc(300_000, 0xba), Buffer.from('</a>')]));
    expect(text === 'ș'.repeat(300_000)).toBe(true);
  });

  it('declared ASCII that are more are UTF-8 or nothing', () => {
    expect(textOf(declared('us-ascii', 0xee))).toMatch(/^encoding/);
  });

  it.each([
    ['UTF-32 with a mark', [0xff, 0xfe, 0, 0, 0x3c, 0, 0, 0], 'UTF-32'],
    ['UTF-32 of nothing', [0xff, 0xfe, 0, 0], 'UTF-32'],
    ['UTF-32, the other order', [0, 0, 0xfe, 0xff], 'UTF-32'],
    ['UTF-32 without a mark', [0, 0, 0, 0x3c], 'UTF-32'],
    ['EBCDIC', [0x4c, 0x6f, 0xa7, 0x94], 'EBCDIC'],
  ])('of %s are refused by name', (_, input, name) => {
    expect(textOf(Uint8Array.from(input))).toMatch(new RegExp(`^encoding: .*${name}`));
  });

  it('are UTF-16 by their mark or by the first sign, though a zero stands second', () => {
    expect(decodeXml(Uint8Array.from([0xff, 0xfe]))).toBe('');
    expect(decodeXml(Uint8Array.from([0xff, 0xfe, 0, 1]))).toBe('\u0100');
    expect(decodeXml(Uint8Array.from([0xfe, 0xff, 0, 0x61]))).toBe('a');
    expect(decodeXml(Uint8Array.from([0, 0x3c]))).toBe('<');
    expect(decodeXml(Uint8Array.from([0x3c, 0]))).toBe('<');
  });

  it('with the mark of UTF-8 are that, whatever is declared, and lose the mark', () => {
    expect(decodeXml(bytes([0xef, 0xbb, 0xbf], "<?xml version='1.0' encoding='latin1'?>", [0xc8, 0x99]))).toMatch(
      /\?>ș$/,
    );
    for (const almost of [
      [0xef, 0xbb, 0xbe],
      [0xef, 0xba, 0xbf],
    ])
      expect(decodeXml(bytes(almost, "<?xml version='1.0' encoding='latin1'?>")).length).toBeGreaterThan(38);
  });

  it('as few as one or two are read', () => {
    expect([decodeXml(bytes('<')), decodeXml(bytes('<a')), decodeXml(bytes(''))]).toEqual(['<', '<a', '']);
    expect(decodeXml(Uint8Array.from([0]))).toBe('\u0000');
  });

  it.each([
    ['UTF-8', declared('UTF-8', 0xc8, 0x99), true],
    ['UTF-8 undeclared', bytes('<a>', [0xc8, 0x99], '</a>'), true],
    ['UTF-8 with a mark', bytes([0xef, 0xbb, 0xbf], '<a/>'), true],
    ['ASCII declared as another', declared('windows-1250', 0x61), true],
    ['Latin-1', declared('ISO-8859-1', 0xee), false],
    ['Latin-1 that could be UTF-8', declared('ISO-8859-1', 0xc8, 0x99), false],
    ['UTF-16', bytes([0xff, 0xfe, 0x3c, 0, 0x61, 0]), false],
    ['UTF-16 without a mark', bytes([0x3c, 0, 0x61, 0]), false],
  ])('of %s travel as UTF-8: %s', (_, input, travels) => {
    expect(readsAsUtf8(input)).toBe(travels);
  });
});
