import { describe, expect, it } from 'vitest';
import { sampleXml } from '../sample-xml';
import { made } from './made';
import { readPdf } from './read-pdf';

const SELLER = 'Tâmplăria Codrul S.R.L.';
const ITEM = 'Scaun tapițat';
const xml = sampleXml();

async function textOf(changed: string): Promise<{ readonly all: string; readonly spoken: readonly string[] }> {
  const { pages } = await readPdf(made(changed).pdf);
  return {
    all: pages.map(({ text }) => text).join('\n'),
    spoken: pages.flatMap(({ spoken }) => spoken.map(({ text }) => text)),
  };
}

const joined = (text: string) => text.replaceAll(/\s/g, '');

describe('what a paper must bear', () => {
  it('shows a name of 300 characters whole, also without a blank', async () => {
    const words = 'Societatea Agricolă '.repeat(15);
    const one = 'Ț'.repeat(300);
    expect((await textOf(xml.replaceAll(SELLER, words.trim()))).spoken.join(' ')).toContain(words.trim());
    expect(joined((await textOf(xml.replaceAll(SELLER, one))).all)).toContain(one);
  });

  it('goes on over pages with a line of 10,000 characters, and loses none of them', async () => {
    const long = Array.from({ length: 1250 }, (_, at) => `cuv${String(at).padStart(4, '0')}`).join(' ');
    const result = made(xml.replace(ITEM, long));
    expect(result.pages).toBeGreaterThan(1);
    expect((await textOf(xml.replace(ITEM, long))).all.match(/cuv\d{4}/g)).toHaveLength(1250);
    const single = made(xml.replace(ITEM, 'x'.repeat(10_000)));
    expect(single.pages).toBeGreaterThan(1);
  });

  it('leaves out what nobody sees and what turns the direction of reading', async () => {
    const { spoken } = await textOf(xml.replace(ITEM, 'Sca\u200bun\u202e tapi\u2066țat\ufeff'));
    expect(spoken).toContain('Scaun tapițat');
  });

  it('composes letters that were written in parts', async () => {
    expect((await textOf(xml.replace(ITEM, 'Scaun tapit\u0326at'))).spoken).toContain(ITEM);
  });

  it('says which characters the fonts lack, and puts no box but a question mark', async () => {
    const result = made(xml.replace(ITEM, 'Стол 桌 ﬁn'));
    expect(result.missing).toEqual(['С', 'т', 'о', 'л', '桌']);
    expect((await readPdf(result.pdf)).pages[0]?.text).toContain('???? ? fin');
    expect(made(xml).missing).toEqual([]);
  });

  it('leaves the square without letters for a name whose letters the fonts lack', async () => {
    const result = made(xml.replaceAll(SELLER, 'Желязо ООД'));
    expect(result.missing).toContain('Ж');
    // On the paper, and as it was written for who reads aloud.
    expect((await readPdf(result.pdf)).pages[0]?.spoken[0]?.text).toBe('?????? ???Желязо ООД');
  });

  it('shows an invoice in a currency without a rate, with its sums in that currency', async () => {
    const { all } = await textOf(xml.replaceAll('RON', 'USD'));
    expect(all).toContain('4.841,21');
    expect(all).toContain('USD');
    expect(all).not.toContain('Curs');
  });

  it('makes room for sums of any length', async () => {
    const { all } = await textOf(xml.replaceAll('4841.21', `${'9'.repeat(60)}.21`));
    expect(joined(all)).toContain(`${'999.'.repeat(19)}999,21`);
  });
});
