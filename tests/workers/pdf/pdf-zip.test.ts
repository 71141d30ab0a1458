import { unzipSync } from 'fflate';
import { describe, expect, it, vi } from 'vitest';
import { pdfName } from '@/workers/document/file-names';
import { type NumberedPdfRequest, ZIP_BOUNDS, zipPdfs } from '@/workers/pdf/pdf-zip';
import { bytesOf, sampleDraft, sampleXml } from '../sample-xml';
import { fontsOfDisk } from './fonts-of-disk';
import { PROOF } from './made';
import { readPdf } from './read-pdf';

const fonts = fontsOfDisk();
const BUYER = sampleDraft().buyer.name;

function request(number: string, xml = sampleXml(number)): NumberedPdfRequest {
  const name = pdfName(number, BUYER);
  return { name, number, xml: bytesOf(xml), xmlName: `${number}.xml`, proof: PROOF, author: '', madeAt: 1.76e12 };
}

/** Gives the groups one after the other. */
function groups(...given: readonly (readonly NumberedPdfRequest[])[]) {
  const rest = [...given];
  return async () => rest.shift() ?? null;
}

async function filesOf(zip: Blob | undefined): Promise<Readonly<Record<string, Uint8Array>>> {
  return unzipSync(new Uint8Array((await zip?.arrayBuffer()) ?? []));
}

describe('a zip of PDFs', () => {
  it('has each invoice under a name one reads, and its XML in it byte for byte', async () => {
    const told: number[] = [];
    const next = groups([request('FCT-1'), request('FCT-2')], [request('FCT-3')]);
    const { zips, made } = await zipPdfs({ next, progress: (done) => told.push(done) }, fonts);
    const files = await filesOf(zips[0]);
    expect(Object.keys(files)).toEqual([1, 2, 3].map((at) => `FCT-${at} Comerț „Nord” & Fiii.pdf`));
    expect([made, told]).toEqual([3, [2, 3]]);
    const { pages, attachments } = await readPdf(files['FCT-2 Comerț „Nord” & Fiii.pdf'] ?? new Uint8Array());
    expect(pages[0]?.text).toContain('nr. FCT-2');
    expect(attachments).toEqual([{ name: 'FCT-2.xml', bytes: bytesOf(sampleXml('FCT-2')) }]);
  });

  it('keeps two of one name', async () => {
    const { zips } = await zipPdfs({ next: groups([request('A'), request('A')]), progress: () => {} }, fonts);
    expect(Object.keys(await filesOf(zips[0]))).toEqual([
      'A Comerț „Nord” & Fiii.pdf',
      'A Comerț „Nord” & Fiii (2).pdf',
    ]);
  });

  it('goes on past what is no invoice, and names it', async () => {
    const next = groups([request('RUPT', '<a/>'), request('FCT-1')]);
    const { zips, made, notMade } = await zipPdfs({ next, progress: () => {} }, fonts);
    expect([zips.length, made, notMade]).toEqual([1, 1, ['RUPT']]);
  });

  it('goes on past one whose layout fails', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const failing = {
      ...request('X'),
      get proof(): never {
        throw new Error('A planted fault.');
      },
    };
    const { made, notMade } = await zipPdfs({ next: groups([failing, request('FCT-1')]), progress: () => {} }, fonts);
    expect([made, notMade]).toEqual([1, ['X']]);
  });

  it('begins another zip where one is full', async () => {
    const next = groups([request('FCT-1'), request('FCT-2'), request('FCT-3')]);
    const { zips } = await zipPdfs({ next, progress: () => {}, bounds: { ...ZIP_BOUNDS, files: 2 } }, fonts);
    expect(await Promise.all(zips.map(async (zip) => Object.keys(await filesOf(zip)).length))).toEqual([2, 1]);
  });

  it('is none where nothing was made', async () => {
    const { zips } = await zipPdfs({ next: groups([request('RUPT', '<a/>')]), progress: () => {} }, fonts);
    expect(zips).toEqual([]);
  });
});

describe('the name of a PDF', () => {
  it('is short, and has nothing that turns or breaks a listing', () => {
    expect(pdfName('S/1', `${'Firmă '.repeat(60)}S.R.L.`)).toBe(`S-1 ${'Firmă '.repeat(10).trim()}.pdf`);
    expect(pdfName('1', '\u202eabc\u200b. ')).toBe('1 abc.pdf');
    expect(pdfName('1', '')).toBe('1.pdf');
  });
});
