/** The article of the screen beside the laid-out paper: the same words in the same language, the same sums, the same code. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { InvoiceDocument } from '@/app/invoices/document/invoice-document';
import type { Invoice } from '@/domain/invoice/invoice';
import type { TaggedNode } from '@/domain/paper/layout/page-description';
import { type InvoiceLook, USUAL_LOOK } from '@/domain/paper/look/invoice-look';
import { readDocument } from '@/workers/document/document-service';
import { layPaper } from '@/workers/pdf/lay-paper';
import { fontsOfDisk } from '../../workers/pdf/fonts-of-disk';
import { PROOF } from '../../workers/pdf/made';
import { bytesOf, sampleXml } from '../../workers/sample-xml';

const fonts = fontsOfDisk();
const FOLDER = ['../shared', '../../shared'].map((shared) => `${shared}/corpus/invoices/samples`).find(existsSync);
const SAMPLES = (FOLDER === undefined ? [] : readdirSync(FOLDER)).filter((name) => /^seed-.*\.xml$/.test(name));

function read(xml: string): Invoice {
  const invoice = readDocument(bytesOf(xml));
  if (invoice === null) throw new Error('The document was not read.');
  return invoice;
}

const SIGNS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

const markupOf = (invoice: Invoice, look: InvoiceLook): string =>
  renderToStaticMarkup(createElement(InvoiceDocument, { invoice, look, proof: PROOF, author: '' }));

const articleOf = (invoice: Invoice, look: InvoiceLook): string =>
  markupOf(invoice, look)
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&([^;]+);/g, (_, name: string) => SIGNS[name] ?? '?')
    .replaceAll(/\s/g, '');

/** Lines of the pages, without what stands between the two titles. */
const linesOf = ({ placed, children }: TaggedNode): readonly string[] => [
  ...placed.flatMap(({ marks }) =>
    marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text.replace(/^\/ /, '').replaceAll(/\s/g, '')] : [])),
  ),
  ...children.flatMap(linesOf),
];

describe('the article of an invoice', () => {
  it.each(SAMPLES)('of %s says every line of its paper, in both languages', (name) => {
    const invoice = read(readFileSync(`${FOLDER}/${name}`, 'utf8'));
    for (const language of ['ro', 'ro-en'] as const) {
      const look = { ...USUAL_LOOK, language };
      const article = articleOf(invoice, look);
      const { content } = layPaper({ invoice, look, proof: PROOF, author: '' }, fonts);
      const lines = linesOf(content);
      expect(lines.length).toBeGreaterThan(40);
      expect(lines.filter((text) => !article.includes(text))).toEqual([]);
    }
  });

  it('has the payment code where the look has it and a transfer is to be made', () => {
    const invoice = read(readFileSync('tests/fixtures/invoices/standard.xml', 'utf8'));
    expect(markupOf(invoice, USUAL_LOOK)).toContain('aria-label="Cod QR de plată: ');
    expect(markupOf(invoice, { ...USUAL_LOOK, payCode: false })).not.toContain('Cod QR');
    expect(markupOf(read(sampleXml()), USUAL_LOOK)).not.toContain('Cod QR');
  });
});
