import { describe, expect, it } from 'vitest';
import { lookContentSchema, ownLookId } from '@/api/entities/invoice-look';
import { archiveById } from '@/db/archive/archive-queries';
import { frozenLook, keepLook, lookById, ownLook, saveLook } from '@/db/collections/look';
import { correctRejected } from '@/db/invoices/correct-rejected';
import { uploadForeignXml } from '@/db/invoices/upload-foreign-xml';
import { USUAL_LOOK } from '@/domain/paper/look/invoice-look';
import { entityId, SHA, summaryOf } from '../support/samples';
import { COMPANY, OTHER_COMPANY, openTestDatabase, testContext } from '../support/test-database';

const GREEN = { ...USUAL_LOOK, colour: '#14532d', figures: [...USUAL_LOOK.figures] };
const PLUM = { ...GREEN, colour: '#5b2a6b' };

function world() {
  const db = openTestDatabase();
  const context = testContext(db);
  const upload = async (number: string) => {
    const bytes = new TextEncoder().encode(`<Invoice>${number}</Invoice>`);
    const sha256 = number.padStart(64, '0');
    return (await uploadForeignXml(context, { bytes, sha256, summary: summaryOf(number) })) as { invoiceId: string };
  };
  const lookOf = async (id: string) => (await archiveById(db, entityId(id)))?.item.look;
  return { db, context, upload, lookOf };
}

describe("a company's look", () => {
  it('is one row of the company, added by the first choice and changed by the later ones', async () => {
    const { db, context } = world();
    expect(await ownLook(db, COMPANY)).toBeNull();
    expect(await saveLook(context, USUAL_LOOK, USUAL_LOOK)).toBe('unchanged');
    expect(await saveLook(context, USUAL_LOOK, GREEN)).toBe('added');
    expect(await saveLook(context, GREEN, { ...GREEN, footText: 'Depozit' })).toBe('changed');
    expect(await ownLook(db, COMPANY)).toEqual({ ...GREEN, footText: 'Depozit' });
    expect(await ownLook(db, OTHER_COMPANY)).toBeNull();
    // The change joined the addition that had not left.
    expect((await db.outbox.toArray()).map(({ call, touches }) => [call, touches])).toEqual([
      ['AddCompanyLook', [`look:${ownLookId(COMPANY)}`]],
    ]);
  });

  it('takes no colour, logo or text that the contract refuses, and writes nothing', async () => {
    const { db, context } = world();
    const refused = async (part: Partial<typeof GREEN>) => saveLook(context, USUAL_LOOK, { ...GREEN, ...part });
    expect(await refused({ colour: 'red' })).toEqual({ kind: 'invalid', fields: ['colour'] });
    expect(await refused({ logo: 'https://example.com/a.png' })).toEqual({ kind: 'invalid', fields: ['logo'] });
    expect(await refused({ logo: `data:image/png;base64,${'A'.repeat(500_000)}` })).toMatchObject({ kind: 'invalid' });
    expect(await refused({ footText: 'a'.repeat(10_000) })).toEqual({ kind: 'invalid', fields: ['footText'] });
    expect(await db.look.count()).toBe(0);
    expect(Object.keys(lookContentSchema.entries).sort()).toEqual(Object.keys(USUAL_LOOK).sort());
  });
});

describe('the look that an invoice leaves with', () => {
  it('is each company’s own, also where two chose the same', async () => {
    const { db, context, upload, lookOf } = world();
    const other = { ...context, companyId: OTHER_COMPANY };
    await saveLook(context, USUAL_LOOK, GREEN);
    await saveLook(other, USUAL_LOOK, GREEN);
    const first = await lookOf((await upload('A1')).invoiceId);
    const look = await frozenLook(other);
    const second = await db.transaction('rw', db.look, db.outbox, () => keepLook(other, look));
    expect(await lookById(db, COMPANY, first ?? entityId(''))).toEqual(GREEN);
    expect(await lookById(db, OTHER_COMPANY, second ?? entityId(''))).toEqual(GREEN);
    const calls = (await db.outbox.toArray()).map(({ call, companyId }) => [call, companyId]);
    expect(calls.at(-1)).toEqual(['AddCompanyLook', OTHER_COMPANY]);
  });

  it('is none where the company chose none, or chose the usual one again', async () => {
    const { context, upload, lookOf } = world();
    expect(await lookOf((await upload('A1')).invoiceId)).toBeUndefined();
    await saveLook(context, USUAL_LOOK, GREEN);
    await saveLook(context, GREEN, USUAL_LOOK);
    expect(await lookOf((await upload('A2')).invoiceId)).toBeUndefined();
  });

  it('stays as it was when the company chooses another, and is kept once for all that left with it', async () => {
    const { db, context, upload, lookOf } = world();
    await saveLook(context, USUAL_LOOK, GREEN);
    const [first, second] = [
      await lookOf((await upload('A1')).invoiceId),
      await lookOf((await upload('A2')).invoiceId),
    ];
    expect(first).toBe(second);
    await saveLook(context, GREEN, PLUM);
    const third = await lookOf((await upload('A3')).invoiceId);
    expect(await lookById(db, COMPANY, first ?? entityId(''))).toEqual(GREEN);
    expect(await lookById(db, COMPANY, third ?? entityId(''))).toEqual(PLUM);
    expect(await lookById(db, OTHER_COMPANY, first ?? entityId(''))).toBeNull();
    const entries = await db.outbox.toArray();
    expect(entries.map(({ call }) => call)).toEqual([
      ...['AddCompanyLook', 'InvoiceUpload', 'InvoiceUpload', 'AddCompanyLook', 'AddCompanyLook', 'InvoiceUpload'],
    ]);
    expect(entries.at(-1)?.params).toMatchObject({ look: third });
  });

  it('is the present one for a correction, which is another document', async () => {
    const { db, context, upload, lookOf } = world();
    const { invoiceId } = await upload('A1');
    const entry = await db.outbox.toCollection().last();
    await db.outbox.update(entry?.seq ?? 0, { state: 'rejected' });
    await saveLook(context, USUAL_LOOK, PLUM);
    const correction = { xml: '<Invoice/>', sha256: SHA, summary: summaryOf('A1') };
    expect(await correctRejected(context, entityId(invoiceId), correction)).toBe('queued');
    expect(await lookById(db, COMPANY, (await lookOf(invoiceId)) ?? entityId(''))).toEqual(PLUM);
  });
});
