import { describe, expect, it } from 'vitest';
import { type OpenSources, openTarget, targetOfSearch } from '@/app/invoices/editor/workspace/open-target';
import { redraftTexts } from '@/app/invoices/editor/workspace/redraft-texts';
import { toAbroad } from '@/app/invoices/editor/workspace/seller-of-company';
import { draftContent } from '@/db/collections/draft';
import { EMPTY_DRAFT_MORE } from '@/domain/invoice/empty-draft';
import type { InvoiceDraft } from '@/domain/invoice/invoice-draft';
import { VAT_ON_COLLECTION } from '@/domain/invoice/issue/invoice-more';
import { issueInvoice } from '@/domain/invoice/issue-invoice';
import { entityId } from '../../db/support/samples';
import { sampleDraft, sampleLine } from './sample-draft';

const written = {
  ...sampleDraft([sampleLine('a', { quantity: '2+1' })]),
  issueDate: '2026-10-01',
  dueDate: '2026-10-16',
};

const corrected = { id: entityId('00000000-0000-4000-8000-0000000000c1'), number: 'FCT-0400', sha256: 'seen' };

function sources(stored: Readonly<Record<string, InvoiceDraft>> = {}, original: InvoiceDraft = written): OpenSources {
  let ids = 0;
  const issued = issueInvoice(original, 'FCT-0400', { 'file-4': 'JVBERi0x' });
  if (!issued.ok) throw new Error('The sample draft is complete.');
  return {
    today: '2026-11-26',
    mayExternal: true,
    newId: () => {
      ids += 1;
      return `new-${ids}`;
    },
    storedDraft: async (id) => {
      const content = stored[id];
      return content === undefined
        ? null
        : { type: id.startsWith('ext') ? 'extern' : 'invoice', content: draftContent(content) };
    },
    archived: async (id) =>
      id.startsWith('inv') ? { invoice: issued.invoice, draft: id === 'inv-own' ? written : null } : null,
    rejected: async (id) => (id.startsWith('inv') ? corrected : null),
    changedBy: async (id) => (id === 'inv-twice' ? ['NC-0008'] : []),
    numberOf: async (id) => (id.startsWith('late') ? 'FCT-0400' : undefined),
    newDraft: async (type) => (type === 'extern' ? toAbroad(sampleDraft()) : sampleDraft()),
    keepFile: async (bytes) => `file-${bytes.length}`,
    partnerOf: async (taxId) => (taxId === 'RO30108940' ? 'partner-7' : undefined),
    serialFor: async (type) => `serial-${type}`,
  };
}

describe('what the editor opens on', () => {
  it('reads the address', () => {
    expect(targetOfSearch('')).toEqual({ kind: 'new' });
    expect(targetOfSearch('draft=d1')).toEqual({ kind: 'draft', id: 'd1' });
    expect(targetOfSearch('correct=inv-1')).toEqual({ kind: 'correct', id: 'inv-1' });
    expect(targetOfSearch('draft=')).toEqual({ kind: 'new' });
  });

  it('opens a stored draft as it is stored, and nothing where it is gone', async () => {
    expect(await openTarget({ kind: 'draft', id: 'd1' }, sources({ d1: written }))).toMatchObject({
      id: 'd1',
      draft: written,
      seen: written,
      corrects: null,
    });
    expect(await openTarget({ kind: 'draft', id: 'd1' }, sources())).toBeNull();
  });

  // Before: a draft like any other, which takes a number of its own, without a word.
  it('knows a correction that came late', async () => {
    const opened = await openTarget({ kind: 'draft', id: 'late-1' }, sources({ 'late-1': written }));
    expect(opened).toMatchObject({ corrects: null, late: 'FCT-0400' });
    const waits = await openTarget({ kind: 'draft', id: 'inv-1' }, sources({ 'inv-1': written }));
    expect(waits).toMatchObject({ corrects: corrected, late: undefined });
  });

  it('opens a new external draft without a country, and a stored one as what it is', async () => {
    expect(targetOfSearch('extern=new')).toEqual({ kind: 'new', extern: true });
    const fresh = await openTarget({ kind: 'new', extern: true }, sources());
    expect(fresh).toMatchObject({ type: 'extern', draft: { buyer: { address: { country: '' } } } });
    expect(await openTarget({ kind: 'draft', id: 'ext1' }, sources({ ext1: written }))).toMatchObject({
      type: 'extern',
    });
    expect(await openTarget({ kind: 'new' }, sources())).toMatchObject({ type: 'invoice' });
  });

  // Before: each was a draft of the usual kind, off the list of external drafts and with all partners proposed.
  it.each(['correct', 'copy', 'credit', 'storno', 'amend'] as const)(
    'makes an external draft of an invoice to a buyer abroad: %s',
    async (kind) => {
      const address = { line1: 'Hauptstr. 1', city: 'Köln', postCode: '', countrySubdivision: '', country: 'DE' };
      const abroad = { ...written, buyer: { ...written.buyer, name: 'Kessler GmbH', taxId: 'DE811569869', address } };
      const opened = await openTarget({ kind, id: 'inv-1' }, sources({}, abroad));
      expect(opened).toMatchObject({ type: 'extern', draft: { buyer: { name: 'Kessler GmbH' } } });
      const usual = await openTarget({ kind, id: 'inv-1' }, { ...sources({}, abroad), mayExternal: false });
      expect(usual).toMatchObject({ type: 'invoice' });
      expect(await openTarget({ kind, id: 'inv-1' }, sources())).toMatchObject({ type: 'invoice' });
    },
  );

  // Before: „Păstrează ca partener” was offered for a partner that the company has.
  it.each(['correct', 'copy', 'credit', 'storno', 'amend'] as const)(
    'knows the partner by his code: %s',
    async (kind) => {
      const known = { ...written, buyer: { ...written.buyer, taxId: 'RO30108940' } };
      const opened = await openTarget({ kind, id: 'inv-1' }, sources({}, known));
      expect(opened?.draft.buyer.partnerId).toBe('partner-7');
      expect((await openTarget({ kind, id: 'inv-1' }, sources()))?.draft.buyer.partnerId).toBeUndefined();
    },
  );

  it('copies an invoice to today with the same term, as a draft of its own', async () => {
    const opened = await openTarget({ kind: 'copy', id: 'inv-1' }, sources());
    expect(opened).toMatchObject({
      seen: null,
      corrects: null,
      draft: { issueDate: '2026-11-26', dueDate: '2026-12-11' },
    });
    expect(opened?.id).toMatch(/^new-/);
  });

  // Before: an invoice without VAT, whose parties bear no VAT numbers, made of its copy one of a company that is not registered.
  it('makes a copy as the company is today, and takes back as it was', async () => {
    const seller = { ...sampleDraft().seller, name: 'Numele de azi SRL', taxId: 'RO18547290', vatRegistered: true };
    const more = { ...EMPTY_DRAFT_MORE, taxPointCode: VAT_ON_COLLECTION };
    const now = {
      ...sources({}, { ...written, seller: { ...written.seller, vatRegistered: false, taxId: '18547290' } }),
    };
    const today = { ...now, newDraft: async () => ({ ...sampleDraft(), seller, more }) };
    const copy = await openTarget({ kind: 'copy', id: 'inv-1' }, today);
    expect(copy?.draft.seller).toEqual(seller);
    expect(copy?.draft.more?.taxPointCode).toBe(VAT_ON_COLLECTION);
    for (const kind of ['credit', 'storno', 'amend'] as const)
      expect((await openTarget({ kind, id: 'inv-1' }, today))?.draft.seller).toMatchObject({ vatRegistered: false });
  });

  it('takes VAT on collection out of a copy once the company has left it, and keeps another code', async () => {
    const withCode = (taxPointCode: string) => sources({}, { ...written, more: { ...EMPTY_DRAFT_MORE, taxPointCode } });
    const codeOf = async (code: string) =>
      (await openTarget({ kind: 'copy', id: 'inv-1' }, withCode(code)))?.draft.more?.taxPointCode ?? '';
    expect(await codeOf(VAT_ON_COLLECTION)).toBe('');
    expect(await codeOf('35')).toBe('35');
  });

  it('keeps the exchange rate of an invoice taken back, and asks for a copy’s own', async () => {
    const rate = { currency: 'EUR', exchangeRate: '5,0452', exchangeRateDate: '2026-09-30' };
    const from = () => sources({}, { ...written, ...rate });
    const storno = await openTarget({ kind: 'storno', id: 'inv-1' }, from());
    expect(storno).toMatchObject({ draft: rate, told: [] });
    const copy = await openTarget({ kind: 'copy', id: 'inv-1' }, from());
    expect(copy).toMatchObject({
      draft: { currency: 'EUR', exchangeRate: '', exchangeRateDate: '', notes: written.notes },
      told: [redraftTexts.leftOut(['exchange-rate'])],
    });
  });

  it('takes an invoice back by a credit note of its series, or by a negative invoice', async () => {
    const credit = await openTarget({ kind: 'credit', id: 'inv-1' }, sources());
    expect(credit?.draft).toMatchObject({
      typeCode: '381',
      serialId: 'serial-NC',
      precedingInvoices: [{ number: 'FCT-0400', issueDate: '2026-10-01' }],
    });
    const storno = await openTarget({ kind: 'storno', id: 'inv-1' }, sources());
    expect(storno?.draft).toMatchObject({ typeCode: '380', serialId: 'serial-FCT' });
    expect(storno?.draft.lines[0]?.quantity).toMatch(/^-/);
  });

  // Before: it opened without a word, and the invoice was taken back twice.
  it('knows that an invoice was taken back before', async () => {
    const again = await openTarget({ kind: 'credit', id: 'inv-twice' }, sources());
    expect(again?.told?.map(({ message }) => message)).toEqual(['Factura FCT-0400 a mai fost schimbată']);
    expect(again?.told?.[0]?.description).toContain('La ea se referă deja NC-0008.');
    expect((await openTarget({ kind: 'copy', id: 'inv-twice' }, sources()))?.told).toEqual([]);
  });

  // Before: a credit note with the own company, which is the buyer, as the seller.
  it('takes back what is self-billed by its like, in the series of invoices', async () => {
    const credit = await openTarget({ kind: 'credit', id: 'inv-1' }, sources({}, { ...written, typeCode: '389' }));
    expect(credit?.draft).toMatchObject({ typeCode: '389', serialId: 'serial-FCT' });
    expect(credit?.draft.lines[0]?.quantity).toMatch(/^-/);
  });

  // Before: a credit note without a series, which named no invoice.
  it('makes an invoice of a copied credit note', async () => {
    const copy = await openTarget({ kind: 'copy', id: 'inv-1' }, sources({}, { ...written, typeCode: '381' }));
    expect(copy?.draft).toMatchObject({ typeCode: '380', serialId: 'serial-FCT', precedingInvoices: [] });
  });

  it('corrects a rejected invoice under its number, from the draft it was written in where that is kept', async () => {
    const own = await openTarget({ kind: 'correct', id: 'inv-own' }, sources());
    expect(own).toMatchObject({ id: 'inv-own', corrects: corrected, draft: written, told: [] });
    const foreign = await openTarget({ kind: 'correct', id: 'inv-1' }, sources());
    expect(foreign?.draft.lines[0]?.quantity).toBe('3');
    // Opened in another tab it has the same lines, so that what one of them writes is no change of all.
    expect(await openTarget({ kind: 'correct', id: 'inv-1' }, sources())).toEqual(foreign);
    const later = { ...sources(), newId: () => 'another tab' };
    expect(await openTarget({ kind: 'correct', id: 'inv-1' }, later)).toEqual(foreign);
  });

  it('knows the draft of a correction again when it is opened from the list of drafts', async () => {
    const again = await openTarget({ kind: 'draft', id: 'inv-1' }, sources({ 'inv-1': written }));
    expect(again).toMatchObject({ corrects: corrected, seen: written });
  });

  it('corrects nothing that was not rejected', async () => {
    const accepted = { ...sources(), rejected: async () => null };
    expect(await openTarget({ kind: 'correct', id: 'inv-1' }, accepted)).toBeNull();
  });

  // Before: two invoices of the whole sum, and not a word of it.
  it('says of a corrected invoice that the first one counts beside it', async () => {
    const amend = await openTarget({ kind: 'amend', id: 'inv-1' }, sources());
    expect(amend?.told).toEqual([redraftTexts.stays('FCT-0400')]);
    const again = await openTarget({ kind: 'amend', id: 'inv-twice' }, sources());
    expect(again?.told).toEqual([redraftTexts.changedBefore('FCT-0400', ['NC-0008']), redraftTexts.stays('FCT-0400')]);
  });

  it('brings the files of the document into its correction, and leaves them out of its copy', async () => {
    const file = { id: 'file-4', fileName: 'deviz.pdf', mimeCode: 'application/pdf', bytes: 6 };
    const attachments = [{ ...file, reference: '', description: 'Deviz' }];
    const from = (id: string, kind: 'amend' | 'copy' | 'correct') =>
      openTarget({ kind, id }, sources({}, { ...written, attachments }));
    const back = [{ ...file, id: 'file-6', reference: '', description: 'Deviz' }];
    expect(await from('inv-1', 'amend')).toMatchObject({ draft: { attachments: back } });
    // The draft is kept, and named files that the device may have let go of.
    expect(await from('inv-own', 'correct')).toMatchObject({ told: [], draft: { attachments: back } });
    const copy = await from('inv-1', 'copy');
    expect(copy?.told).toEqual([redraftTexts.leftOut(['attachments'])]);
    expect(copy?.draft.attachments).toBeUndefined();
  });
});
