import { describe, expect, it } from 'vitest';
import { longInvoiceXml } from './long-invoice';
import { made } from './made';
import { readPdf } from './read-pdf';

describe('an invoice of many pages', () => {
  it('repeats the heads of its columns for the eye, reads them aloud once, and numbers its pages', async () => {
    const { pages } = await readPdf(made(longInvoiceXml(120)).pdf);
    expect(pages.length).toBeGreaterThan(3);
    pages.forEach(({ text }, at) => {
      expect(text).toContain(`Pagina ${at + 1} din ${pages.length}`);
      expect(text).toContain('index de încărcare');
    });
    expect(pages[1]?.text).toContain('Denumirea produselor');
    const heads = pages.flatMap(({ spoken }) => spoken.filter(({ text }) => text.startsWith('Denumirea')));
    expect(heads).toHaveLength(1);
  });

  it('has every line once, in order', async () => {
    const { pages } = await readPdf(made(longInvoiceXml(120)).pdf);
    const names = pages.flatMap(({ spoken }) =>
      spoken.flatMap(({ text }) => /^Articolul cu numărul (\d+),/.exec(text)?.slice(1) ?? []),
    );
    expect(names.map(Number)).toEqual(Array.from({ length: 120 }, (_, at) => at + 1));
  });

  it('takes 4,000 lines in at most 3 MB, and tells how far it is', () => {
    const told: number[] = [];
    const { pdf, pages } = made(longInvoiceXml(4000));
    expect(pages).toBeGreaterThan(100);
    expect(pdf.length).toBeLessThan(3_000_000);
    made(longInvoiceXml(40), {}, (lines, of) => of === 40 && told.push(lines));
    expect(told).toContain(20);
    expect(told.filter((lines) => lines > 40)).toEqual([]);
  });
});
