/** What a search over lines looks at: which texts, folded how, within which bound. */
import { expect, it } from 'vitest';
import { LINE_WORDS_BYTES, lineWordsOf, wordsOf } from '@/domain/invoice/line-words';
import type { XmlElement } from '@/domain/xml/xml-element';

function element(name: string, content: string | readonly XmlElement[]): XmlElement {
  const [text, children] = typeof content === 'string' ? [content, []] : ['', content];
  return { name, namespace: '', attributes: [], children, text, line: 1, column: 1 };
}

interface LineTexts {
  readonly name: string;
  readonly code?: string;
  readonly description?: string;
}

function line({ name, code = '', description = '' }: LineTexts, kind = 'InvoiceLine'): XmlElement {
  const seller = element('SellersItemIdentification', [element('ID', code)]);
  return element(kind, [element('Item', [element('Description', description), element('Name', name), seller])]);
}

const document = (...lines: readonly XmlElement[]) => element('Invoice', [element('ID', 'FCT-1'), ...lines]);
const bytesOf = (text: string) => new TextEncoder().encode(text).length;

it('holds names, codes and descriptions of lines, folded, each word once', () => {
  const words = lineWordsOf(
    document(
      line({ name: 'Hârtie A4, 80 g', code: 'HRT-80', description: 'albă' }),
      line({ name: 'Hârtie A3 (80 g)', code: 'HRT-81' }),
    ),
  );
  expect(words).toBe('hartie a4 80 g hrt-80 a3 hrt-81 alba');
});

it('reads the lines of a credit note, and nothing beside lines', () => {
  expect(lineWordsOf(element('CreditNote', [line({ name: 'Retur' }, 'CreditNoteLine')]))).toBe('retur');
  expect(lineWordsOf(document(element('Note', 'Factură la comandă')))).toBe('');
});

it('leaves out a word that stands inside another, which is found there', () => {
  expect(lineWordsOf(document(line({ name: 'Abonament lunar, luna mai' })))).toBe('abonament lunar mai');
});

it('never holds more than the bound, and gives names the room before descriptions', () => {
  const lines = Array.from({ length: 500 }, (_, place) =>
    line({ name: `Piesă${place * 7919}`, description: 'foarte lungă' }),
  );
  const words = lineWordsOf(document(...lines));
  expect(bytesOf(words)).toBeLessThanOrEqual(LINE_WORDS_BYTES);
  expect(bytesOf(words)).toBeGreaterThan(LINE_WORDS_BYTES - 20);
  expect(words).not.toContain('foarte');
});

it('counts letters of other alphabets as they are written', () => {
  const lines = Array.from({ length: 100 }, (_, place) => line({ name: `Товар${place * 7919}日本` }));
  expect(bytesOf(lineWordsOf(document(...lines)))).toBeLessThanOrEqual(LINE_WORDS_BYTES);
});

it('cuts a word without end, so that others have room', () => {
  expect(lineWordsOf(document(line({ name: `${'x'.repeat(5000)} ulei` })))).toBe(`${'x'.repeat(40)} ulei`);
});

it('takes what is searched for apart in the same way', () => {
  expect(wordsOf(' «Hârtie» A4, ')).toEqual(['hartie', 'a4']);
  expect(wordsOf(' – ')).toEqual([]);
});
