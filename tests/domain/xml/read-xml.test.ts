import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readXml } from '@/domain/xml/read-xml';
import type { XmlElement } from '@/domain/xml/xml-element';

function read(input: string | Uint8Array): XmlElement {
  const result = readXml(input);
  if (!result.ok) throw new Error(`${result.error.code}: ${result.error.message}`);
  return result.root;
}

function errorCode(input: string | Uint8Array): string {
  const result = readXml(input);
  return result.ok ? 'read' : result.error.code;
}

describe('readXml', () => {
  it('resolves names against the namespaces in force', () => {
    const root = read('<a xmlns="u:1" xmlns:p="u:2"><p:b p:c="1" d="2"/><e xmlns=""><f/></e></a>');
    expect([root.name, root.namespace]).toEqual(['a', 'u:1']);
    expect(root.children[0]?.namespace).toBe('u:2');
    expect(root.children[0]?.attributes).toEqual([
      { name: 'c', namespace: 'u:2', value: '1' },
      { name: 'd', namespace: '', value: '2' },
    ]);
    expect(root.children[1]?.children[0]?.namespace).toBe('');
  });

  it('puts scopes back after the element that declared them', () => {
    const root = read('<a><b xmlns="u:1"/><c xmlns="u:2"><d/></c><e/></a>');
    expect(root.children.map((child) => child.namespace)).toEqual(['u:1', 'u:2', '']);
  });

  it('joins text, references and CDATA, and normalises line ends', () => {
    expect(read('<a>x&amp;y&#10;&#x21;<![CDATA[<&]]>\r\nz\rw<!-- c -->!</a>').text).toBe('x&y\n!<&\nz\nw!');
  });

  it('keeps the blanks of a leaf and drops those around children', () => {
    expect(read('<a>  </a>').text).toBe('  ');
    expect(read('<a> <!-- c --> </a>').text).toBe('  ');
    expect(read('<a>\n  <b/>\n</a>').text).toBe('');
    expect(read('<a> x <b/> </a>').text).toBe(' x ');
  });

  it('normalises attribute values as XML says', () => {
    expect(read('<a b="1\t2\r\n3&#10;4"/>').attributes[0]?.value).toBe('1 2 3\n4');
  });

  it('counts lines and columns from 1, whatever ends the lines', () => {
    const root = read('<a>\r\n <b/>\r  <c/>\n   <d/></a>');
    expect(root.children.map((child) => [child.line, child.column])).toEqual([
      [2, 2],
      [3, 3],
      [4, 4],
    ]);
  });

  it('places its errors', () => {
    const result = readXml('<a>\n  <b></c>\n</a>');
    expect(result).toMatchObject({ ok: false, error: { code: 'not-well-formed', line: 2, column: 6 } });
  });
});

describe('encodings', () => {
  const declared = (encoding: string, rest: number[]) =>
    Uint8Array.from([
      ...Buffer.from(`<?xml version="1.0" encoding="${encoding}"?><a>`),
      ...rest,
      ...Buffer.from('</a>'),
    ]);

  it('takes UTF-8 with and without a byte order mark', () => {
    expect(read(Buffer.from('<a>ș</a>')).text).toBe('ș');
    expect(read(Buffer.from('\ufeff<a>ș</a>')).text).toBe('ș');
    expect(read('\ufeff<a>ș</a>').text).toBe('ș');
  });

  it('takes UTF-16 in both orders, with and without a mark', () => {
    const little = Buffer.from('<a>ș</a>', 'utf16le');
    const big = Buffer.from(little).swap16();
    expect(read(little).text).toBe('ș');
    expect(read(big).text).toBe('ș');
    expect(read(Buffer.concat([Buffer.from([0xff, 0xfe]), little])).text).toBe('ș');
    expect(read(Buffer.concat([Buffer.from([0xfe, 0xff]), big])).text).toBe('ș');
  });

  it('takes the older encodings that a declaration names', () => {
    expect(read(declared('ISO-8859-2', [0xba])).text).toBe('ş');
    expect(read(declared('windows-1250', [0xfe])).text).toBe('ţ');
    expect(read(declared('ISO-8859-1', [0xe2])).text).toBe('â');
  });

  it('refuses bytes that do not fit', () => {
    expect(errorCode(Uint8Array.from([0x3c, 0x61, 0x3e, 0xff, 0x3c, 0x2f, 0x61, 0x3e]))).toBe('encoding');
    expect(errorCode(declared('KOI8-R', []))).toBe('encoding');
  });
});

describe('properties', () => {
  const name = fc.stringMatching(/^[A-Za-z_][A-Za-z0-9_.-]{0,8}$/);
  const text = fc.string({ unit: 'grapheme', maxLength: 20 }).map((s) => s.replace(/[^\t\n -\ud7ff]/g, ''));
  interface Tree {
    name: string;
    attributes: Record<string, string>;
    content: string | Tree[];
  }
  const { tree } = fc.letrec<{ tree: Tree }>((tie) => ({
    tree: fc.record({
      name,
      attributes: fc.dictionary(name, text, { maxKeys: 3 }),
      content: fc.oneof({ depthSize: 'small' }, text, fc.array(tie('tree'), { maxLength: 4 })),
    }),
  }));
  const escaped = (s: string) => s.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
  const quote = (s: string) => `"${escaped(s).replace(/"/g, '&quot;').replace(/\t/g, '&#9;').replace(/\n/g, '&#10;')}"`;
  const write = (t: Tree): string => {
    const attributes = Object.entries(t.attributes).map(([key, value]) => ` ${key}=${quote(value)}`);
    const inner = typeof t.content === 'string' ? escaped(t.content) : t.content.map(write).join('');
    return `<${t.name}${attributes.join('')}>${inner}</${t.name}>`;
  };
  const shape = (e: XmlElement): Tree => ({
    name: e.name,
    attributes: Object.fromEntries(e.attributes.map((a) => [a.name, a.value])),
    content: e.children.length > 0 ? e.children.map(shape) : e.text,
  });
  const flat = (t: Tree): Tree => ({
    ...t,
    content: typeof t.content === 'string' ? t.content : t.content.length === 0 ? '' : t.content.map(flat),
  });

  it('reads back what was written', () => {
    fc.assert(
      fc.property(tree, (t) => {
        expect(shape(read(write(t)))).toEqual(flat(t));
      }),
      { seed: 20240605, numRuns: 300 },
    );
  });

  it('never throws and never hangs on any text', () => {
    const pieces = [
      '<',
      '>',
      '/',
      '&',
      ';',
      'a',
      '"',
      "'",
      '=',
      ' ',
      '<!--',
      '-->',
      '<![CDATA[',
      ']]>',
      '<?',
      '?>',
      'xmlns',
      ':',
      '\u0000',
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 40 }), (parts) => {
        expect(typeof readXml(`<a>${parts.join('')}</a>`).ok).toBe('boolean');
        expect(typeof readXml(parts.join('')).ok).toBe('boolean');
      }),
      { seed: 20240605, numRuns: 2000 },
    );
  });
});
