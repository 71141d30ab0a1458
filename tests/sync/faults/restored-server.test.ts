/** A server restored from an older copy: noticed at the next contact, and given back what it lacks. */
import { describe, expect, it } from 'vitest';
import { archiveById } from '@/db/archive/archive-queries';
import { saveDraft } from '@/db/drafts/save-draft';
import { commitIssue } from '@/db/invoices/commit-issue';
import { nextNumberPreview } from '@/db/leases/lease-queries';
import { addPartner } from '@/db/partners/add-partner';
import { partnerById } from '@/db/partners/partner-queries';
import { updatePartner } from '@/db/partners/update-partner';
import { pullCursor } from '@/db/replication/apply-page';
import { restoredServerSince } from '@/db/replication/restored-server';
import { sendAgain } from '@/db/replication/send-again';
import { drain } from '@/sync/drain/drain';
import { pullCompany } from '@/sync/pull/pull-company';
import { draftOf, entityId, PARTNER, putSerialAndLease, SERIAL, SHA, summaryOf } from '../../db/support/samples';
import { COMPANY, DEVICE } from '../../db/support/test-database';
import { type TestDevice, testDevice } from '../support/test-device';

const DRAFT = entityId('00000000-0000-4000-8000-0000000000aa');

async function partnerOn({ context }: TestDevice, name: string) {
  const added = await addPartner(context, { ...PARTNER, name });
  if (added.kind !== 'added') throw new Error('not added');
  return added.id;
}

async function issueOn({ db, context }: TestDevice) {
  await saveDraft(context, { id: DRAFT, content: draftOf(), seen: null });
  const next = await nextNumberPreview(db, SERIAL.id, DEVICE, '2026-03-02');
  if (next.kind !== 'number') throw new Error(next.kind);
  const { leaseId, number, text } = next;
  const xml = `<number>${text}</number>`;
  const issue = { draftId: DRAFT, content: draftOf(), leaseId, number, xml, sha256: SHA, summary: summaryOf(text) };
  const outcome = await commitIssue(context, issue);
  if (outcome.kind !== 'issued') throw new Error(outcome.kind);
  return outcome.invoiceId;
}

async function exchanged(device: TestDevice): Promise<void> {
  await drain(device.send, { force: true });
  expect(await pullCompany(device.pull, COMPANY)).toEqual({ kind: 'at-head' });
  await sendAgain(device.context);
}

async function restored() {
  const device = testDevice();
  const old = await partnerOn(device, 'Vechi');
  await exchanged(device);
  const copy = device.server.copy();
  const lost = await partnerOn(device, 'După copie');
  await updatePartner(
    device.context,
    old,
    { ...PARTNER, name: 'Vechi' },
    { ...PARTNER, name: 'Vechi', email: 'nou@b.ro' },
  );
  await putSerialAndLease(device.db, COMPANY);
  const invoice = await issueOn(device);
  await exchanged(device);
  expect(await device.db.outbox.count()).toBe(0);
  device.server.restore(copy);
  return { device, old, lost, invoice };
}

describe('a server restored from an older copy', () => {
  // Verifies: G8 G11. Before: the server claimed the device's own position for its head, and what it lacked was never missed.
  it('is noticed, and nothing of this device is forgotten', async () => {
    const { device, lost, invoice } = await restored();
    expect(await restoredServerSince(device.db)).toBeNull();
    expect(await pullCompany(device.pull, COMPANY)).toEqual({ kind: 'at-head' });
    expect(await restoredServerSince(device.db)).not.toBeNull();
    expect(await pullCursor(device.db, COMPANY)).toBe(device.server.company(COMPANY).version);
    expect((await partnerById(device.db, lost))?.row.name).toBe('După copie');
    expect((await archiveById(device.db, invoice))?.item.number).toBe('FCT-0001');
  });

  // Verifies: G11
  it('is given rows, changes and invoices it lacks, once', async () => {
    const { device, old, lost, invoice } = await restored();
    await exchanged(device);
    expect(await device.db.outbox.count()).toBe(3);
    await exchanged(device);
    await exchanged(device);
    expect(await device.db.outbox.count()).toBe(0);
    expect(device.server.row(COMPANY, 'partner', lost)).toMatchObject({ name: 'După copie' });
    expect(device.server.row(COMPANY, 'partner', old)).toMatchObject({ email: 'nou@b.ro' });
    expect(device.server.row(COMPANY, 'archive', invoice)).toMatchObject({ number: 'FCT-0001' });
    const next = await nextNumberPreview(device.db, SERIAL.id, DEVICE, '2026-03-02');
    expect(next).toMatchObject({ kind: 'number', number: 2 });
  });

  it('is given back by two devices what both have, with one effect each', async () => {
    const { device, lost } = await restored();
    const second = testDevice(device.server, undefined, { newId: () => crypto.randomUUID() });
    await pullCompany(second.pull, COMPANY);
    await exchanged(device);
    await exchanged(device);
    await exchanged(second);
    expect((await partnerById(second.db, lost))?.row.name).toBe('După copie');
    expect([...device.server.effects.values()].every((count) => count === 1)).toBe(true);
  });
});
