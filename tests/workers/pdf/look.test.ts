import { describe, expect, it } from 'vitest';
import { type InvoiceLook, USUAL_LOOK, withMovedFigure } from '@/domain/paper/look/invoice-look';
import { logoPng } from '@/workers/pdf/logo-png';
import { sampleXml } from '../sample-xml';
import { made, PROOF } from './made';
import { type ReadPage, readPdf } from './read-pdf';

const xml = sampleXml();

async function firstPage(look: Partial<InvoiceLook>, of = xml): Promise<ReadPage> {
  const { pages } = await readPdf(made(of, { look: { ...USUAL_LOOK, ...look } }).pdf);
  const [page] = pages;
  if (page === undefined) throw new Error('The PDF has no page.');
  return page;
}

/** A picture of one colour, half of it clear. */
function logoOf(width: number, height: number): string {
  const data = new Uint8Array(width * height * 4).map((_, at) => (at % 4 === 3 && at % 8 === 7 ? 0 : 200));
  return `data:image/png;base64,${Buffer.from(logoPng({ width, height, data })).toString('base64')}`;
}

const headsOf = ({ spoken }: ReadPage) =>
  spoken.filter(({ path }) => path.endsWith('Table > TR > TH')).map(({ text }) => text);

describe("a company's look on its paper", () => {
  it('is the usual paper, byte for byte, where nothing was chosen', () => {
    expect(Buffer.from(made(xml, { look: USUAL_LOOK }).pdf).equals(Buffer.from(made(xml).pdf))).toBe(true);
  });

  it('colours rules and monogram, by a legible shade of what was chosen', async () => {
    expect((await firstPage({ colour: '#14532d' })).colours).toContain('#14532d');
    const { colours } = await firstPage({ colour: '#e8a33d' });
    expect(colours).not.toContain('#e8a33d');
    expect(colours).not.toContain(USUAL_LOOK.colour);
    expect((await firstPage({ colour: 'red' })).colours).toContain(USUAL_LOOK.colour);
  });

  it('bears the logo in place of the monogram, once', async () => {
    const { images, text } = await firstPage({ logo: logoOf(60, 20) });
    expect(images).toEqual([{ width: 60, height: 20 }]);
    expect(text).not.toMatch(/^TC/);
    expect((await firstPage({ logo: 'data:image/png;base64,bnU=' })).images).toEqual([]);
  });

  it('moves the columns, and never lacks a figure', async () => {
    expect(headsOf(await firstPage({})).slice(2, 4)).toEqual(['U.M.', 'Cantitate']);
    const moved = withMovedFigure(USUAL_LOOK, 'quantity', -1);
    expect(headsOf(await firstPage(moved)).slice(2, 4)).toEqual(['Cantitate', 'U.M.']);
    expect(withMovedFigure(USUAL_LOOK, 'unit', -1)).toBe(USUAL_LOOK);
    expect(headsOf(await firstPage({ figures: ['net', 'net', 'of tomorrow'] })).slice(2, 4)).toEqual([
      'Valoare fără TVA, lei',
      'U.M.',
    ]);
    expect(headsOf(await firstPage({ figures: [] }))).toHaveLength(11);
  });

  it('says its texts: under the name, among the particulars of the payment, on the foot of every page', async () => {
    const texts = {
      tagline: 'mobilă la comandă',
      paymentNote: 'Reclamații în 24 de ore.',
      footText: 'Depozit: luni–vineri',
    };
    const { text, spoken } = await firstPage(texts);
    for (const said of Object.values(texts)) expect(text).toContain(said);
    expect(spoken.map((one) => one.text).join(' ')).toContain('Depozit: luni–vineri');
  });

  it('leaves out the proof and asks for signatures where that was chosen', async () => {
    const { text } = await firstPage({ proof: false, signature: true });
    expect(text).not.toContain('5014886088');
    expect(text).toContain('Semnătura de primire');
    expect(text).not.toContain('fără semnătură');
    expect((await firstPage({})).text).toContain('fără semnătură');
  });

  it('says of what was filed at ANAF’s test environment that it proves nothing, whatever the look leaves out', async () => {
    for (const proof of [true, false]) {
      const look = { ...USUAL_LOOK, proof };
      const { pages } = await readPdf(made(xml, { look, proof: { ...PROOF, atTest: true } }).pdf);
      expect(pages[0]?.text).toContain('MEDIUL DE TEST AL ANAF: fără valoare');
      expect(pages[0]?.spoken.map(({ text }) => text).join(' ')).toContain('MEDIUL DE TEST AL ANAF');
    }
    expect((await firstPage({})).text).not.toContain('MEDIUL DE TEST');
  });

  it('speaks the language of the look before that of the buyer', async () => {
    const abroad = xml.replace(/(<cac:AccountingCustomerParty>[\s\S]*?<cbc:IdentificationCode>)RO/, '$1DE');
    expect((await firstPage({ language: 'ro' }, abroad)).text).not.toContain('Invoice');
    expect((await firstPage({ language: 'ro-en' })).text).toContain('/ Invoice');
  });

  it('bears texts of any length and of any script, and says what the fonts lack', async () => {
    const foot = 'ț'.repeat(600);
    const { text } = await firstPage({ footText: foot, tagline: 'a\u202eb\u200bc' });
    expect(text.replaceAll(/\s/g, '')).toContain(foot);
    expect(text).toContain('abc');
    expect(made(xml, { look: { ...USUAL_LOOK, tagline: 'магазин' } }).missing).toContain('м');
  });
});
