import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Invoice } from '@/domain/invoice/invoice';
import { formatAmount } from '@/domain/money/format-amount';
import { USUAL_LOOK } from '@/domain/paper/look/invoice-look';
import { readDocument } from '@/workers/document/document-service';
import { bytesOf } from '../sample-xml';
import { made } from './made';
import { readPdf } from './read-pdf';

const FOLDER = ['../shared', '../../shared'].map((shared) => `${shared}/corpus/invoices/samples`).find(existsSync);
const FILES = FOLDER === undefined ? [] : readdirSync(FOLDER).filter((name) => name.endsWith('.xml'));

/** Every sum of the document that the paper owes its reader, as it is printed. */
function sumsOf({ totals, lines, vatBreakdown }: Invoice): readonly string[] {
  const { taxExclusive, taxInclusive, payable, prepaid, allowances, charges, rounding, vatInTaxCurrency } = totals;
  const optional = [
    prepaid,
    allowances,
    charges,
    rounding,
    vatInTaxCurrency,
    ...(prepaid === undefined ? [] : [taxInclusive]),
  ];
  return [
    ...[taxExclusive, payable, ...optional.filter((sum) => sum !== undefined)],
    ...lines.map(({ net }) => net),
    ...vatBreakdown.flatMap(({ taxable, tax }) => [taxable, tax]),
  ].map((sum) => formatAmount(sum));
}

describe.runIf(FOLDER !== undefined)('the samples of the authorities and of others', () => {
  it.each(FILES)('%s becomes a PDF in both languages', (name) => {
    const xml = readFileSync(`${FOLDER}/${name}`, 'utf8');
    for (const language of ['ro', 'ro-en'] as const) {
      const { pdf, missing } = made(xml, { look: { ...USUAL_LOOK, language } });
      expect(missing).toEqual([]);
      expect(new TextDecoder('latin1').decode(pdf.slice(0, 8))).toBe('%PDF-1.7');
    }
  });

  it.each(FILES)('%s shows its sums to the ban, and bears its XML', async (name) => {
    const xml = readFileSync(`${FOLDER}/${name}`, 'utf8');
    const invoice = readDocument(bytesOf(xml));
    if (invoice === null) throw new Error(`${name} was not read.`);
    const { pages, attachments } = await readPdf(made(xml).pdf);
    const spoken = pages
      .flatMap(({ spoken: all }) => all.map(({ text }) => text))
      .join('\n')
      .replaceAll(/\s/g, '');
    for (const sum of sumsOf(invoice)) expect([sum, spoken.includes(sum)]).toEqual([sum, true]);
    expect(Buffer.from(attachments[0]?.bytes ?? []).equals(Buffer.from(bytesOf(xml)))).toBe(true);
  });
});
