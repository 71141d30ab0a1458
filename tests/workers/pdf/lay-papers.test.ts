import { describe, expect, it } from 'vitest';
import { layPapers } from '@/workers/pdf/lay-papers';
import type { NumberedPdfRequest } from '@/workers/pdf/pdf-zip';
import { bytesOf, sampleXml } from '../sample-xml';
import { fontsOfDisk } from './fonts-of-disk';
import { longInvoiceXml } from './long-invoice';
import { made, PROOF } from './made';

const fonts = fontsOfDisk();

function request(number: string, xml = sampleXml(number)): NumberedPdfRequest {
  return { name: '', number, xml: bytesOf(xml), xmlName: '', proof: PROOF, author: '', madeAt: 0 };
}

function groups(...given: readonly (readonly NumberedPdfRequest[])[]) {
  const rest = [...given];
  return async () => rest.shift() ?? null;
}

describe('many documents laid out to be printed', () => {
  it('have the pages of their PDFs, in the order they were asked for', async () => {
    const told: number[] = [];
    const long = longInvoiceXml(60);
    const next = groups([request('FCT-1'), request('FCT-2', long)], [request('FCT-3')]);
    const { papers, made: done, notMade } = await layPapers(next, (count) => told.push(count), fonts);
    expect(papers.map(({ furniture }) => furniture.length)).toEqual([1, made(long).pages, 1]);
    expect(JSON.stringify(papers[2])).toContain('FCT-3');
    expect([done, notMade, told]).toEqual([3, [], [2, 3]]);
  });

  it('name what is no invoice, and characters that the fonts lack, once', async () => {
    const foreign = sampleXml().replaceAll('Scaun', 'Стол');
    const next = groups([request('FCT-1', '<comanda/>'), request('FCT-2', foreign), request('FCT-3', foreign)]);
    const { papers, notMade, missing } = await layPapers(next, () => {}, fonts);
    expect([papers.length, notMade, missing]).toEqual([2, ['FCT-1'], ['С', 'т', 'о', 'л']]);
  });
});
