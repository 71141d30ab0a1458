import { describe, expect, it } from 'vitest';
import { afterAsciiName, isBlank, isNameChar, isNameStart, isSpace, isXmlChar } from '@/domain/xml/xml-characters';

/** Productions 2, 3, 4 and 4a of XML 1.0, fifth edition, in its own notation. */
const CHAR = /[\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;
const START =
  /[:A-Z_a-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u02ff\u0370-\u037d\u037f-\u1fff\u200c-\u200d\u2070-\u218f\u2c00-\u2fef\u3001-\ud7ff\uf900-\ufdcf\ufdf0-\ufffd\u{10000}-\u{effff}]/u;
const MORE = /[-.0-9\u00b7]|[\u0300-\u036f]|[\u203f-\u2040]/u;

/** All of the first planes' busy part, and the neighbourhood of every bound above it. */
function* codes(): Generator<number> {
  for (let code = 0; code < 0x3100; code += 1) yield code;
  for (const bound of [0xd7ff, 0xd800, 0xdfff, 0xe000, 0xf900, 0xfdcf, 0xfdf0, 0xfffd, 0x10000, 0xeffff, 0x10ffff])
    for (let code = bound - 2; code <= Math.min(bound + 2, 0x10ffff); code += 1) yield code;
}

describe('the character classes', () => {
  it('are those of the productions', () => {
    const wrong: string[] = [];
    for (const code of codes()) {
      const sign = String.fromCodePoint(code);
      const expected = [CHAR.test(sign), START.test(sign), START.test(sign) || MORE.test(sign), /[ \t\r\n]/.test(sign)];
      const found = [isXmlChar(code), isNameStart(code), isNameChar(code), isSpace(code)];
      if (found.join() !== expected.join()) wrong.push(`${code.toString(16)} ${found}`);
    }
    expect(wrong).toEqual([]);
    expect(isXmlChar(0x110000)).toBe(false);
    expect(isNameChar(-1)).toBe(false);
  });

  it('end a name at its first sign that belongs to none', () => {
    expect(afterAsciiName('<cbc:ID-1.b>', 1)).toBe(11);
    expect([
      afterAsciiName('aș', 0),
      afterAsciiName('abc', 0),
      afterAsciiName(' a', 0),
      afterAsciiName('a', 1),
    ]).toEqual([1, 3, 0, 1]);
  });

  it('know what is blank', () => {
    expect(['', ' \t\r\n', '\u00a0', ' x'].map(isBlank)).toEqual([true, true, false, false]);
  });
});
