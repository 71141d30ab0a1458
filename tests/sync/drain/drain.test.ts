import { describe, expect, it } from 'vitest';
import { saveDraft } from '@/db/collections/draft';
import { addPartner, partnerById, removePartner, updatePartner } from '@/db/collections/partner';
import type { CondicaDatabase } from '@/db/condica-database';
import { discardEntry } from '@/db/entries/discard-entry';
import { retryEntry } from '@/db/entries/retry-entry';
import { cancelQueued } from '@/db/invoices/cancel-queued';
import { commitIssue } from '@/db/invoices/commit-issue';
import { nextNumberPreview } from '@/db/numbers/lease-queries';
import { drain } from '@/sync/drain/drain';
import {
  draftOf,
  entityId,
  PARTNER,
  putSerialAndLease,
  SERIAL,
  SHA,
  summaryOf,
  version,
} from '../../db/support/samples';
import { COMPANY, DEVICE, OTHER_COMPANY } from '../../db/support/test-database';
import type { Fate } from '../support/fake-road';
import { refusal } from '../support/server-model';
import { READY, type TestDevice, testDevice } from '../support/test-device';

async function partnerOn(device: TestDevice, name = PARTNER.name) {
  const added = await addPartner(device.context, { ...PARTNER, name });
  if (added.kind !== 'added') throw new Error('not added');
  return added.id;
}

async function states(db: CondicaDatabase) {
  return (await db.outbox.orderBy('seq').toArray()).map(({ call, state }) => `${call} ${state}`);
}

async function issueOn(device: TestDevice, draftId: ReturnType<typeof entityId>) {
  const next = await nextNumberPreview(device.db, SERIAL.id, DEVICE, '2026-03-02');
  if (next.kind !== 'number') throw new Error(next.kind);
  const { leaseId, number, text } = next;
  const xml = `<number>${text}</number>`;
  const issue = { draftId, content: draftOf(), leaseId, number, xml, sha256: SHA, summary: summaryOf(text) };
  const outcome = await commitIssue(device.context, issue);
  if (outcome.kind !== 'issued') throw new Error(outcome.kind);
  return outcome.invoiceId;
}

describe('drain', () => {
  // Verifies: G4
  it('empties the outbox and takes the server word for the rows', async () => {
    const device = testDevice();
    const id = await partnerOn(device);
    expect(await drain(device.send)).toMatchObject({ done: 1, connected: true, nextAt: null });
    expect(await device.db.outbox.count()).toBe(0);
    expect(await partnerById(device.db, id)).toMatchObject({ version: 1, pending: false });
  });

  // Verifies: G2
  it.each<Fate>(['lost-answer', 'hang', 'twice'])('has one effect when the exchange ends as %s', async (fate) => {
    const device = testDevice();
    const id = await partnerOn(device);
    device.road.fate = () => fate;
    await drain(device.send);
    device.road.fate = () => 'ok';
    await drain(device.send, { force: true });
    expect([...device.server.effects.values()]).toEqual([1]);
    expect(await device.db.outbox.count()).toBe(0);
    expect(device.server.row(COMPANY, 'partner', id)).not.toBeNull();
  });

  // Verifies: G6
  it.each<Fate>(['lost-request', 'html', 500, 503, 429, 'hang'])(
    'keeps the entry, with its key, after %s',
    async (fate) => {
      const device = testDevice();
      await partnerOn(device);
      const key = (await device.db.outbox.toCollection().first())?.id;
      device.road.fate = () => fate;
      const report = await drain(device.send);
      const [entry] = await device.db.outbox.toArray();
      expect(entry).toMatchObject({ id: key, state: 'queued', attempts: 1 });
      expect(entry?.failure?.text).not.toBe('');
      expect(report.nextAt).toBe(device.clock.ms + 1500);
      device.road.requests.length = 0;
      await drain(device.send);
      expect(device.road.requests).toEqual([]);
      device.clock.ms += 1500;
      device.road.fate = () => 'ok';
      expect(await drain(device.send)).toMatchObject({ done: 1 });
    },
  );

  // Verifies: G5
  it('keeps a refused entry with its reason; retry sends it with a new key, discard takes the row back', async () => {
    const device = testDevice();
    const id = await partnerOn(device);
    device.server.refuse = () => refusal(422, 'invoice-invalid');
    expect(await drain(device.send)).toMatchObject({ rejected: 1 });
    const [entry] = await device.db.outbox.toArray();
    expect(entry).toMatchObject({ state: 'rejected', failure: { code: 'invoice-invalid' } });
    if (entry === undefined) throw new Error('gone');
    await retryEntry(device.context, entry.id);
    device.server.refuse = () => null;
    expect(await drain(device.send)).toMatchObject({ done: 1 });
    expect(device.road.requests[1]?.key).not.toBe(entry.id);
    expect((await partnerById(device.db, id))?.pending).toBe(false);
    const other = await partnerOn(device, 'Altul');
    const [added] = await device.db.outbox.toArray();
    if (added === undefined) throw new Error('gone');
    expect(await discardEntry(device.context, added.id)).toBe('discarded');
    expect(await partnerById(device.db, other)).toBeNull();
  });

  // Verifies: G3
  it('holds back what depends on a refused entry, and nothing else', async () => {
    const device = testDevice();
    const refused = await partnerOn(device, 'Refuzat');
    await device.db.outbox.toCollection().modify({ attempts: 1 });
    await updatePartner(
      device.context,
      refused,
      { ...PARTNER, name: 'Refuzat' },
      { ...PARTNER, name: 'Refuzat', email: 'x' },
    );
    const free = await partnerOn(device, 'Liber');
    const elsewhere = await addPartner({ ...device.context, companyId: OTHER_COMPANY }, PARTNER);
    device.server.refuse = (_call, { partner }) =>
      partner && JSON.stringify(partner).includes('Refuzat') ? refusal(422, 'invoice-invalid') : null;
    await drain(device.send);
    expect(await states(device.db)).toEqual(['AddCompanyPartner rejected', 'UpdateCompanyPartner queued']);
    expect(device.server.row(COMPANY, 'partner', free)).not.toBeNull();
    expect(elsewhere.kind).toBe('added');
    expect(device.server.company(OTHER_COMPANY).version).toBe(1);
  });

  // Verifies: G3
  it('lets a draft save take effect before the invoice it became, and the next invoice past a refused one', async () => {
    const device = testDevice();
    await putSerialAndLease(device.db, COMPANY);
    const first = entityId('00000000-0000-4000-8000-0000000000aa');
    const second = entityId('00000000-0000-4000-8000-0000000000ab');
    await saveDraft(device.context, { id: first, content: draftOf(), seen: null });
    device.road.fate = () => 'lost-request';
    await drain(device.send);
    await issueOn(device, first);
    await saveDraft(device.context, { id: second, content: draftOf(), seen: null });
    await issueOn(device, second);
    device.road.fate = () => 'ok';
    let uploads = 0;
    device.server.refuse = (call) => {
      if (call === 'InvoiceUpload') uploads += 1;
      return call === 'InvoiceUpload' && uploads === 1 ? refusal(422, 'upload-failed') : null;
    };
    await drain(device.send, { force: true });
    expect(device.server.log.map(({ call }) => call)).toEqual(['SaveDraft', 'InvoiceUpload']);
    expect(await states(device.db)).toEqual(['InvoiceUpload rejected']);
  });

  it('renews a refused token and goes on with the same entry', async () => {
    const device = testDevice();
    await partnerOn(device);
    device.road.fate = () => (device.session.renewals === 0 ? 'expired' : 'ok');
    expect(await drain(device.send)).toMatchObject({ done: 1 });
    expect(device.session.renewals).toBe(1);
    expect(new Set(device.road.requests.map(({ key }) => key)).size).toBe(1);
  });

  // Verifies: G6
  it('waits for the sign-in and goes on after it; saves meanwhile become one', async () => {
    const device = testDevice();
    device.session.state = { kind: 'signed-out' };
    const id = entityId('00000000-0000-4000-8000-0000000000aa');
    await saveDraft(device.context, { id, content: draftOf(), seen: null });
    expect(await drain(device.send)).toMatchObject({ signedOut: true });
    expect(await states(device.db)).toEqual(['SaveDraft waiting-for-sign-in']);
    await saveDraft(device.context, { id, content: draftOf({ notes: 'a' }), seen: draftOf() });
    expect(await states(device.db)).toEqual(['SaveDraft queued']);
    device.session.state = READY;
    expect(await drain(device.send)).toMatchObject({ done: 1 });
    expect(device.server.row(COMPANY, 'draft', id)).toMatchObject({ content: { notes: 'a' } });
  });

  // Verifies: G9
  it('keeps the change made while its row was being sent, and removes with the version it saw', async () => {
    const device = testDevice();
    const id = await partnerOn(device);
    await device.db.outbox.toCollection().modify({ attempts: 1 });
    await updatePartner(device.context, id, PARTNER, { ...PARTNER, email: 'a@b.ro' });
    await drain(device.send);
    expect(device.server.row(COMPANY, 'partner', id)).toMatchObject({ email: 'a@b.ro' });
    const removing = await partnerOn(device, 'Trecător');
    await device.db.outbox.toCollection().modify({ attempts: 1 });
    await removePartner(device.context, removing);
    await drain(device.send);
    expect(await states(device.db)).toEqual([]);
    expect(device.server.row(COMPANY, 'partner', removing)).toBeNull();
  });

  it('ends a batch at its time and leaves the rest queued', async () => {
    const device = testDevice();
    for (let index = 0; index < 6; index += 1) await partnerOn(device, `P${index}`);
    device.road.fate = () => {
      device.clock.ms += 10_000;
      return 'ok';
    };
    // The first alone, then three side by side that were begun in time.
    expect(await drain(device.send, { until: device.clock.ms + 20_000 })).toMatchObject({ done: 4 });
    expect(await device.db.outbox.count()).toBe(2);
  });

  it('does not try others where nobody answers', async () => {
    const device = testDevice();
    for (let index = 0; index < 4; index += 1) await partnerOn(device, `P${index}`);
    device.road.fate = () => 'lost-request';
    expect(await drain(device.send)).toMatchObject({ connected: false });
    expect(device.road.requests.length).toBe(1);
  });

  // Verifies: G12
  it('keeps the entry of a newer version', async () => {
    const device = testDevice();
    await partnerOn(device);
    await device.db.outbox.toCollection().modify({ call: 'CallOfANewerVersion' });
    await drain(device.send);
    expect(await states(device.db)).toEqual(['CallOfANewerVersion queued']);
    expect(device.road.requests).toEqual([]);
  });

  // Verifies: G2
  it('takes up what a killed drainer left as being sent, with its key', async () => {
    const device = testDevice();
    await partnerOn(device);
    const [outline] = await device.send.store.outlines();
    if (outline === undefined) throw new Error('none');
    await device.send.store.begin(outline);
    expect(await states(device.db)).toEqual(['AddCompanyPartner sending']);
    expect(await drain(device.send)).toMatchObject({ done: 1 });
    expect(device.road.requests[0]?.key).toBe(outline.id);
  });

  // Verifies: G2. Before: the refusal let the person take the invoice back, and its number went to another one.
  it('takes nothing back after a refusal of the caller that follows a lost answer, and asks again with the key', async () => {
    const device = testDevice();
    await putSerialAndLease(device.db, COMPANY);
    const draft = entityId('00000000-0000-4000-8000-0000000000aa');
    await saveDraft(device.context, { id: draft, content: draftOf(), seen: null });
    const invoice = await issueOn(device, draft);
    device.road.fate = () => 'lost-answer';
    await drain(device.send);
    device.road.fate = () => 'ok';
    device.server.refuseCaller = () => refusal(403, 'ability-denied');
    await drain(device.send, { force: true });
    expect(await states(device.db)).toEqual(['InvoiceUpload waiting-for-access']);
    expect(await cancelQueued(device.context, invoice)).toEqual({ kind: 'left' });
    const [entry] = await device.db.outbox.toArray();
    if (entry === undefined) throw new Error('gone');
    expect(await discardEntry(device.context, entry.id)).toBe('left');
    device.server.refuseCaller = () => null;
    await retryEntry(device.context, entry.id);
    expect(await drain(device.send)).toMatchObject({ done: 1 });
    expect(new Set(device.road.requests.map(({ key }) => key))).toEqual(new Set([entry.id]));
    expect([...device.server.effects.values()]).toEqual([1]);
  });

  // Verifies: G2
  it('leaves an entry alone whose answer belongs to an attempt that another drainer has overtaken', async () => {
    const device = testDevice();
    await partnerOn(device);
    const { store } = device.send;
    const [outline] = await store.outlines();
    const first = outline && (await store.begin(outline));
    if (outline === undefined || first === null || first === undefined) throw new Error('none');
    const failure = { code: 'number-taken', text: 'x', messages: [], at: '' };
    await store.resume();
    expect(await store.reject(first, failure)).toEqual({
      kind: 'illegal-transition',
      state: 'queued',
      event: 'refused',
    });
    const second = await store.begin(outline);
    expect(await store.reject(first, failure)).toEqual({ kind: 'other-attempt' });
    expect(await states(device.db)).toEqual(['AddCompanyPartner sending']);
    expect(second && (await store.postpone(second, 'retry-later', failure, { notBefore: 0 }))).toEqual({
      kind: 'moved',
    });
    await store.acknowledge(first, { version: version(1), row: null });
    expect(await store.postpone(second ?? first, 'outcome-unknown', failure, { notBefore: 0 })).toEqual({
      kind: 'gone',
    });
  });
});
