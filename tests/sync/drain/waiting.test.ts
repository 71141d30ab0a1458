/** What the server does not take of this caller, or does not know yet, waits and is never rejected (core P2.9). */
import { describe, expect, it } from 'vitest';
import { saveDraft } from '@/db/collections/draft';
import { addPartner, updatePartner } from '@/db/collections/partner';
import { discardEntry } from '@/db/entries/discard-entry';
import { cancelQueued } from '@/db/invoices/cancel-queued';
import { uploadForeignXml } from '@/db/invoices/upload-foreign-xml';
import { drain } from '@/sync/drain/drain';
import { draftOf, entityId, PARTNER, summaryOf } from '../../db/support/samples';
import { OTHER_COMPANY } from '../../db/support/test-database';
import { refusal, type ServerAnswer } from '../support/server-model';
import { type TestDevice, testDevice } from '../support/test-device';

const upload = (number: string) => ({
  bytes: new TextEncoder().encode(`<number>${number}</number>`),
  sha256: number.padEnd(64, 'e'),
  summary: summaryOf(number),
});

async function states({ db }: TestDevice) {
  return (await db.outbox.orderBy('seq').toArray()).map(({ call, state, attempts }) => `${call} ${state} ${attempts}`);
}

async function partners(device: TestDevice, ...names: string[]) {
  for (const name of names) await addPartner(device.context, { ...PARTNER, name });
}

// Verifies: G6
describe('a refusal of the caller', () => {
  it.each(['company-denied', 'account-disabled'])('%s lets the company wait whole, after one request', async (code) => {
    const device = testDevice();
    await partners(device, 'A', 'B', 'C');
    device.server.refuseCaller = () => refusal(403, code);
    expect(await drain(device.send)).toMatchObject({ rejected: 0, connected: true });
    expect(await states(device)).toEqual([
      'AddCompanyPartner waiting-for-access 1',
      'AddCompanyPartner waiting-for-access 0',
      'AddCompanyPartner waiting-for-access 0',
    ]);
    await drain(device.send);
    expect(device.road.requests.length).toBe(1);
    device.server.refuseCaller = () => null;
    expect(await drain(device.send, { force: true })).toMatchObject({ done: 3 });
    expect(new Set(device.road.requests.map(({ key }) => key)).size).toBe(3);
    expect([...device.server.effects.values()]).toEqual([1, 1, 1]);
  });

  it('holds back no other company', async () => {
    const device = testDevice();
    await partners(device, 'A');
    await addPartner({ ...device.context, companyId: OTHER_COMPANY }, PARTNER);
    let asked = 0;
    device.server.refuseCaller = () => {
      asked += 1;
      return asked === 1 ? refusal(403, 'company-denied') : null;
    };
    expect(await drain(device.send)).toMatchObject({ done: 1 });
    expect(device.server.company(OTHER_COMPANY).version).toBe(1);
  });

  it('ability-denied lets what needs the ability wait, and nothing else', async () => {
    const device = testDevice();
    await uploadForeignXml(device.context, upload('X-1'));
    await uploadForeignXml(device.context, upload('X-2'));
    await partners(device, 'A');
    device.server.refuse = (call) => (call === 'InvoiceUpload' ? refusal(403, 'ability-denied') : null);
    expect(await drain(device.send)).toMatchObject({ done: 1 });
    expect(await states(device)).toEqual(['InvoiceUpload waiting-for-access 1', 'InvoiceUpload waiting-for-access 0']);
  });

  it('takes back no invoice that was sent, and supersedes nothing that was', async () => {
    const device = testDevice();
    await uploadForeignXml(device.context, upload('X-1'));
    await partners(device, 'A');
    device.server.refuseCaller = () => refusal(403, 'company-denied');
    await drain(device.send);
    const [invoice, partner] = await device.db.outbox.toArray();
    if (invoice === undefined || partner === undefined) throw new Error('gone');
    expect(await cancelQueued(device.context, invoice.subject.id)).toEqual({ kind: 'left' });
    expect(await discardEntry(device.context, invoice.id)).toBe('left');
    await device.db.outbox.update(partner.seq, { attempts: 1 });
    const added = { ...PARTNER, name: 'A' };
    await updatePartner(device.context, partner.subject.id, added, { ...added, email: 'x@y.ro' });
    expect((await states(device)).length).toBe(3);
    expect(await discardEntry(device.context, partner.id)).toBe('discarded');
  });

  it('still lets newer work take the place of what was never sent', async () => {
    const device = testDevice();
    await partners(device, 'A');
    const id = entityId('00000000-0000-4000-8000-0000000000aa');
    await saveDraft(device.context, { id, content: draftOf(), seen: null });
    device.server.refuseCaller = () => refusal(403, 'company-denied');
    await drain(device.send);
    await saveDraft(device.context, { id, content: draftOf({ notes: 'a' }), seen: draftOf() });
    device.server.refuseCaller = () => null;
    await drain(device.send, { force: true });
    expect(device.server.log.map(({ call }) => call)).toEqual(['AddCompanyPartner', 'SaveDraft']);
    expect(device.server.row(1, 'draft', id)).toMatchObject({ content: { notes: 'a' } });
  });
});

const said = (status: number, body: object): ServerAnswer => ({
  status,
  body: { status: 'error', error: 'x', ...body },
});

describe('a server older than the app', () => {
  it.each([
    ['does not know the call', refusal(404, 'unknown-call')],
    ['does not know a field', refusal(400, 'unknown-field')],
    ['is of 0.1 and has no such address', said(404, { code: 'not-found', error: 'Adresa nu există.' })],
    ['is of 0.1 and takes the form for a wrong one', said(400, { code: 'invalid-request' })],
  ])('lets the entry wait where it %s', async (_how, answer) => {
    const device = testDevice();
    await partners(device, 'A');
    device.server.refuse = () => answer;
    expect(await drain(device.send)).toMatchObject({ rejected: 0 });
    const [entry] = await device.db.outbox.toArray();
    expect(entry).toMatchObject({ state: 'waiting-for-server', attempts: 1 });
    expect(entry?.failure?.text).toContain('versiune mai veche');
    device.server.refuse = () => null;
    device.server.answers.clear();
    expect(await drain(device.send, { force: true })).toMatchObject({ done: 1 });
    expect(new Set(device.road.requests.map(({ key }) => key)).size).toBe(1);
  });

  it.each([
    ['the row is missing', refusal(404, 'not-found')],
    ['the form is wrong, and the server says where', said(400, { code: 'invalid-request', fields: ['partner.name'] })],
  ])('is not to blame where %s', async (_how, answer) => {
    const device = testDevice();
    await partners(device, 'A');
    device.server.refuse = () => answer;
    expect(await drain(device.send)).toMatchObject({ rejected: 1 });
  });
});
