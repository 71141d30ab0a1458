import { describe, expect, it } from 'vitest';
import { SAMPLE_SELLER, sampleInvoice } from '@/app/look/sample-invoice';
import { USUAL_LOOK } from '@/domain/paper/look/invoice-look';
import { draftPdf, layPaper } from '@/workers/pdf/lay-paper';
import { fontsOfDisk } from '../../workers/pdf/fonts-of-disk';
import { readPdf } from '../../workers/pdf/read-pdf';

const fonts = fontsOfDisk();
const invoice = sampleInvoice(SAMPLE_SELLER, '2026-11-24');

describe('the sample on which a look is seen', () => {
  it('is one page with whatever a look can show', async () => {
    const look = { ...USUAL_LOOK, classification: true };
    expect(layPaper({ invoice, look, author: '' }, fonts).furniture).toHaveLength(1);
    const made = draftPdf({ invoice, look, author: '' }, 0, fonts);
    if (!made.ok) throw new Error('The sample was not made.');
    const { pages, attachments } = await readPdf(made.pdf);
    for (const said of [
      'P-001',
      'NC 11010011',
      'Discount inclus',
      'Plătiți din',
      'La detalii scrieți',
      '24.12.2026',
      'Ciornă',
    ])
      expect(pages[0]?.text).toContain(said);
    expect(attachments).toEqual([]);
  });

  it('goes on over pages under texts of any length, and says what its fonts lack', () => {
    const seller = { ...SAMPLE_SELLER.seller, name: 'Ț'.repeat(300) };
    const look = { ...USUAL_LOOK, footText: '桌'.repeat(120) };
    const pages = layPaper(
      { invoice: sampleInvoice({ ...SAMPLE_SELLER, seller }, '2026-11-24'), look, author: '' },
      fonts,
    );
    expect(pages.furniture.length).toBeGreaterThan(0);
    expect(pages.missing).toEqual(['桌']);
  });
});
