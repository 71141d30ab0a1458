import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readXml } from '@/domain/xml/read-xml';
import type { XmlElement } from '@/domain/xml/xml-element';
import { type ExcerptLine, excerptAt } from '@/domain/xml/xml-excerpt';

const marked = (lines: readonly ExcerptLine[]): string | undefined => {
  const line = lines.find(({ mark }) => mark !== null);
  return line?.text.slice(line.mark?.from, line.mark?.to);
};

function elements(root: XmlElement): readonly XmlElement[] {
  return [root, ...root.children.flatMap(elements)];
}

describe('an excerpt', () => {
  const xml = ['<a>', '  <b>', '    <c id="1">x</c><d/>', '  </b>', '', '  <e>', 'text</e>', '</a>'].join('\r\n');

  it('shows the lines around a place, without the blanks that all begin with', () => {
    const lines = excerptAt(xml, { line: 3, column: 5 });
    expect(lines.map(({ number, text }) => `${number} ${text}`)).toEqual([
      '1 <a>',
      '2   <b>',
      '3     <c id="1">x</c><d/>',
      '4   </b>',
      '5 ',
    ]);
    expect(marked(lines)).toBe('<c id="1">x</c>');
    expect(excerptAt('  <a>\n\n    <b/>', { line: 3, column: 5 }).map(({ text }) => text)).toEqual([
      '<a>',
      '',
      '  <b/>',
    ]);
  });

  it('marks an empty element, and of one that goes on over lines the start tag', () => {
    expect(marked(excerptAt(xml, { line: 3, column: 20 }))).toBe('<d/>');
    expect(marked(excerptAt(xml, { line: 2, column: 3 }))).toBe('<b>');
    expect(marked(excerptAt(xml, { line: 6, column: 3 }))).toBe('<e>');
  });

  it('is bounded where all of a document stands on one line', () => {
    const long = `<a>${'<b>1</b>'.repeat(1_000_000)}</a>`;
    const [line, ...others] = excerptAt(long, { line: 1, column: 4_000_004 });
    expect(others).toEqual([]);
    expect(line?.text.length).toBe(240);
    expect(line).toMatchObject({ cutBefore: true, cutAfter: true });
    expect(line?.text.slice(line.mark?.from, line.mark?.to)).toBe('<b>1</b>');
  });

  it('is empty where there is no such line', () => {
    expect(excerptAt('<a/>', { line: 3, column: 1 })).toEqual([]);
  });

  it('begins its mark at every element’s start tag, wherever lines end', () => {
    const blank = fc.constantFrom('', ' ', '\n', '\r', '\r\n', '\n\t  ');
    fc.assert(
      fc.property(fc.array(fc.tuple(blank, fc.stringMatching(/^[a-z]{1,4}$/)), { minLength: 1 }), (parts) => {
        const text = `<r>${parts.map(([space, name], at) => `${space}<n${at}>${name}</n${at}>`).join('')}</r>`;
        const read = readXml(text);
        if (!read.ok) throw new Error(read.error.message);
        for (const element of elements(read.root))
          expect(marked(excerptAt(text, element))).toMatch(new RegExp(`^<${element.name}>`));
      }),
      { seed: 7, numRuns: 100 },
    );
  });
});
