/** The print form beside the PDF: the drawn pages say, page by page and in order, every word and sum that the file has. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PaperPages } from '@/app/invoices/document/paper-pages';
import type { Invoice } from '@/domain/invoice/invoice';
import { USUAL_LOOK } from '@/domain/paper/look/invoice-look';
import { readDocument } from '@/workers/document/document-service';
import { draftPdf, layPaper } from '@/workers/pdf/lay-paper';
import { bytesOf, sampleXml } from '../sample-xml';
import { fontsOfDisk } from './fonts-of-disk';
import { longInvoiceXml } from './long-invoice';
import { made, PROOF } from './made';
import { readPdf } from './read-pdf';

const fonts = fontsOfDisk();
const FOLDER = ['../shared', '../../shared'].map((shared) => `${shared}/corpus/invoices/samples`).find(existsSync);
const SAMPLES = (FOLDER === undefined ? [] : readdirSync(FOLDER)).filter((name) => /^seed-.*\.xml$/.test(name));

function read(xml: string): Invoice {
  const invoice = readDocument(bytesOf(xml));
  if (invoice === null) throw new Error('The document was not read.');
  return invoice;
}

const SIGNS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** What stands on each drawn page, in order, without blanks: the reader of PDFs puts its own between texts. */
function drawnTexts(markup: string): readonly string[] {
  return markup
    .split('<svg')
    .slice(1)
    .map((page) => [...page.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text = '']) => text).join(''))
    .map((text) => bare(text.replaceAll(/&([^;]+);/g, (_, name: string) => SIGNS[name] ?? '?')));
}

const bare = (text: string): string => text.replaceAll(/\s/g, '');

async function fileTexts(pdf: Uint8Array): Promise<readonly string[]> {
  return (await readPdf(pdf)).pages.map(({ text }) => bare(text));
}

function drawn(invoice: Invoice, rest: Partial<Parameters<typeof layPaper>[0]> = {}): readonly string[] {
  const pages = layPaper({ invoice, proof: PROOF, author: 'Ana Pop', ...rest }, fonts);
  return drawnTexts(renderToStaticMarkup(createElement(PaperPages, { pages })));
}

describe('the printed pages', () => {
  it.each(SAMPLES)('of %s say what its PDF says, in both languages', async (name) => {
    const xml = readFileSync(`${FOLDER}/${name}`, 'utf8');
    for (const language of ['ro', 'ro-en'] as const) {
      const look = { ...USUAL_LOOK, language };
      const { pdf } = made(xml, { look, author: 'Ana Pop' });
      expect(drawn(read(xml), { look })).toEqual(await fileTexts(pdf));
    }
  });

  it('are as many as the PDF has, of a long invoice too', async () => {
    const xml = longInvoiceXml(300);
    const pages = drawn(read(xml));
    expect(pages.length).toBeGreaterThan(5);
    expect(pages).toEqual(await fileTexts(made(xml, { author: 'Ana Pop' }).pdf));
  });

  it('of a draft say on each that it is one, and prove nothing', async () => {
    const invoice = read(longInvoiceXml(60));
    const { proof: _, ...draft } = { invoice, author: '', proof: PROOF };
    const texts = drawnTexts(renderToStaticMarkup(createElement(PaperPages, { pages: layPaper(draft, fonts) })));
    expect(texts.length).toBeGreaterThan(1);
    for (const text of texts) expect(text).toMatch(/^Ciornă.*Previzualizareaciornei/);
    expect(texts.join('')).not.toContain('SHA-256');
    const pdf = draftPdf(draft, 0, fonts);
    if (!pdf.ok) throw new Error('The draft was not laid out.');
    const file = await readPdf(pdf.pdf);
    expect(file.pages.map(({ text }) => bare(text))).toEqual(texts);
    expect([file.title, file.attachments]).toEqual([`Ciornă · Factură ${invoice.number}`, []]);
  });

  it('of an issued invoice bear no mark of a draft', () => {
    expect(drawn(read(sampleXml())).join('')).not.toContain('Ciornă');
  });
});
