import { describe, expect, it } from 'vitest';
import { USUAL_LOOK } from '@/domain/paper/look/invoice-look';
import { bytesOf, sampleXml } from '../sample-xml';
import { attempt, made } from './made';
import { readPdf } from './read-pdf';

const xml = sampleXml();

describe('the PDF of an invoice, read back by pdf.js', () => {
  it('has its text with the right letters, in the order of reading', async () => {
    const { pages } = await readPdf(made(xml).pdf);
    const said = pages.flatMap(({ spoken }) => spoken.map(({ text }) => text)).join('\n');
    const order = [
      'Factură',
      'nr. COD-2026-0001',
      '26.11.2026',
      'Tâmplăria Codrul S.R.L.',
      'Comerț „Nord” & Fiii',
      'Denumirea produselor sau a serviciilor',
      'Masă <rotundă>',
      'Scaun tapițat',
      'Standard, 21 %',
      'Total de plată',
      '4.841,21',
      'index de încărcare 5014886088',
    ];
    let from = 0;
    for (const text of order) {
      const at = said.indexOf(text, from);
      expect([text, at >= 0]).toEqual([text, true]);
      from = at + text.length;
    }
    expect(pages[0]?.text).toContain('Pagina 1 din 1');
  });

  it('is tagged: a heading, tables with heads of columns, one cell a node', async () => {
    const { pages, marked, language } = await readPdf(made(xml).pdf);
    const spoken = pages[0]?.spoken ?? [];
    expect([marked, language]).toEqual([true, 'ro-RO']);
    expect(spoken.find(({ role }) => role === 'H1')?.text).toBe('Factură nr. COD-2026-0001');
    const cells = spoken.filter(({ path }) => path.endsWith('Table > TR > TD')).map(({ text }) => text);
    expect(cells.slice(0, 8)).toEqual(['1', 'Masă <rotundă>', 'buc', '2', '1.500,50', '3.001,00', '21 %', '630,21']);
    expect(spoken.filter(({ role }) => role === 'TH')).toHaveLength(11);
  });

  it('has its two faces embedded', async () => {
    const { pages } = await readPdf(made(xml).pdf);
    const fonts = pages[0]?.fonts ?? [];
    expect(fonts.map(({ name }) => name.replace(/^[A-Z]{6}\+/, '')).sort()).toEqual([
      'Inter-Regular',
      'Inter-SemiBold',
    ]);
    expect(fonts.every(({ name, embedded }) => embedded && /^[A-Z]{6}\+/.test(name))).toBe(true);
  });

  it('bears the XML inside, byte for byte', async () => {
    const { attachments } = await readPdf(made(xml, { xmlName: 'COD-2026-0001.xml' }).pdf);
    expect(attachments.map(({ name }) => name)).toEqual(['COD-2026-0001.xml']);
    expect(Buffer.from(attachments[0]?.bytes ?? []).equals(Buffer.from(bytesOf(xml)))).toBe(true);
  });

  it('keeps its metadata well-formed, whatever the names', async () => {
    const read = await readPdf(made(xml.replaceAll('Tâmplăria Codrul S.R.L.', 'Ana &amp; Dan &lt;Lemn&gt;')).pdf);
    expect(read.author).toBe('Ana & Dan <Lemn>');
    const odd = await readPdf(made(xml.replaceAll('COD-2026-0001', 'A&amp;B&lt;1')).pdf);
    expect([odd.title, odd.xmpTitle]).toEqual(['Factură A&B<1', 'Factură A&B<1']);
  });

  it('claims no standard that nobody has checked it against', async () => {
    const { pdf } = made(xml);
    const { xmp } = await readPdf(pdf);
    expect(xmp).toContain('<dc:title>');
    expect(xmp).not.toMatch(/pdfaid|pdfuaid|pdfxid/i);
    expect(Buffer.from(pdf).toString('latin1')).not.toMatch(/OutputIntent|GTS_PDFA/);
  });

  it('is the same bytes for the same document and moment', () => {
    expect(Buffer.from(made(xml).pdf).equals(Buffer.from(made(xml).pdf))).toBe(true);
  });

  it('says everything in English too where asked, and by itself for a buyer abroad', async () => {
    const abroad = xml.replace(/(<cac:AccountingCustomerParty>[\s\S]*?<cbc:IdentificationCode>)RO/, '$1DE');
    for (const pdf of [made(xml, { look: { ...USUAL_LOOK, language: 'ro-en' } }).pdf, made(abroad).pdf]) {
      const { pages } = await readPdf(pdf);
      expect(pages[0]?.text).toContain('/ Invoice');
      expect(pages[0]?.text).toContain('Pagina 1 din 1 / Page 1 of 1');
    }
    expect((await readPdf(made(xml).pdf)).pages[0]?.text).not.toContain('Invoice');
  });

  it('names who wrote it, where somebody knows', async () => {
    expect((await readPdf(made(xml, { author: 'Ioana Mărginean' }).pdf)).pages[0]?.text).toContain(
      'Întocmit de Ioana Mărginean',
    );
    expect((await readPdf(made(xml).pdf)).pages[0]?.text).not.toContain('Întocmit');
  });

  it('is at most 60 kB for a page', () => {
    expect(made(xml).pdf.length).toBeLessThan(60_000);
  });

  it('is not made of what is no invoice', () => {
    expect(attempt('<comanda/>')).toEqual({ ok: false });
    expect(attempt('nu este XML')).toEqual({ ok: false });
  });
});
