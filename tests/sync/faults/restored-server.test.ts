/** A server restored from an older copy: noticed at the next contact, and given back what it lacks. */
import { describe, expect, it } from 'vitest';
import { archiveById } from '@/db/archive/archive-queries';
import { saveDraft } from '@/db/collections/draft';
import { putLineCodes } from '@/db/collections/line-codes';
import { addPartner, partnerById, removePartner, updatePartner } from '@/db/collections/partner';
import { listConflicts } from '@/db/conflicts/conflict-queries';
import { resolveConflict } from '@/db/conflicts/resolve-conflict';
import { sendAgain } from '@/db/entries/send-again';
import { commitIssue } from '@/db/invoices/commit-issue';
import { nextNumberPreview } from '@/db/numbers/lease-queries';
import { restoredServerSince } from '@/db/replication/set-aside';
import { pullCursor } from '@/db/replication/sync-state';
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

/** Versions here go beyond those that this device knows of the database that was lost. */
async function overtaken() {
  const device = testDevice();
  device.server.epoch = 'before';
  const old = await partnerOn(device, 'Vechi');
  await exchanged(device);
  const copy = device.server.copy();
  const seen = { ...PARTNER, name: 'Vechi' };
  await updatePartner(device.context, old, seen, { ...seen, email: 'nou@b.ro' });
  await exchanged(device);
  device.server.restore(copy);
  device.server.beginEpoch('after');
  for (const last of ['a', 'b', 'c', 'd']) {
    const id = entityId(`00000000-0000-4000-8000-00000000007${last}`);
    device.server.write(COMPANY, 'partner', id, { ...PARTNER, id, name: 'De la alții' });
  }
  return { device, old, copy };
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
    const calls = (await device.db.outbox.toArray()).map(({ call }) => call);
    // The series, which no page has told, before the invoice that bears its number.
    expect(calls[0]).toBe('AddCompanySerial');
    expect(calls.slice(1, 3).sort()).toEqual(['AddCompanyPartner', 'UpdateCompanyPartner']);
    expect(calls.slice(3)).toEqual(['InvoiceUpload']);
    await exchanged(device);
    await exchanged(device);
    expect(await device.db.outbox.count()).toBe(0);
    expect(device.server.row(COMPANY, 'partner', lost)).toMatchObject({ name: 'După copie' });
    expect(device.server.row(COMPANY, 'partner', old)).toMatchObject({ email: 'nou@b.ro' });
    expect(device.server.row(COMPANY, 'archive', invoice)).toMatchObject({ number: 'FCT-0001' });
    const next = await nextNumberPreview(device.db, SERIAL.id, DEVICE, '2026-03-02');
    expect(next).toMatchObject({ kind: 'number', number: 2 });
  });

  // Before: the device took the older row of the answer for one heard late, and asked again at once, for ever.
  it('that answers a change with a row older than what it had seen is asked again after the pull alone', async () => {
    const { device, old } = await restored();
    const seen = { ...PARTNER, name: 'Vechi', email: 'nou@b.ro' };
    await updatePartner(device.context, old, seen, { ...seen, email: 'apoi@b.ro' });
    const asked = device.road.requests.length;
    expect(await drain(device.send)).toMatchObject({ done: 0, conflicts: 0, rejected: 0, failed: 1 });
    await drain(device.send, { force: true });
    expect(device.road.requests.length - asked).toBeLessThan(5);
    expect((await partnerById(device.db, old))?.row.email).toBe('apoi@b.ro');
    for (let turn = 0; turn < 4; turn += 1) await exchanged(device);
    // What was lost goes before what was written over it: nobody is asked of a value that nobody has written.
    expect(await listConflicts(device.db, COMPANY)).toEqual([]);
    expect(device.server.row(COMPANY, 'partner', old)).toMatchObject({ email: 'apoi@b.ro' });
    expect(await device.db.outbox.count()).toBe(0);
  });

  // Seed 7000130. Before: the answer's row took the place of the one here, with all that the copy did not know.
  it.each([
    ['once', 1],
    ['and once more before it has', 2],
  ])('that takes a change of a row before this device has heard loses nothing of it, restored %s', async (_, times) => {
    const { device, old, copy } = await overtaken();
    const seen = { ...PARTNER, name: 'Vechi', email: 'nou@b.ro' };
    await updatePartner(device.context, old, seen, { ...seen, notes: 'apoi' });
    expect(await drain(device.send)).toMatchObject({ done: 1, failed: 0 });
    if (times === 2) {
      device.server.restore(copy);
      device.server.beginEpoch('last');
    }
    expect((await partnerById(device.db, old))?.row).toMatchObject({ email: 'nou@b.ro', notes: 'apoi' });
    for (let turn = 0; turn < 3; turn += 1) await exchanged(device);
    for (const { id } of await listConflicts(device.db, COMPANY))
      await resolveConflict(device.context, id, { email: 'mine' });
    for (let turn = 0; turn < 3; turn += 1) await exchanged(device);
    expect(device.server.row(COMPANY, 'partner', old)).toMatchObject({ email: 'nou@b.ro', notes: 'apoi' });
    expect(await device.db.outbox.count()).toBe(0);
  });

  // Verifies: G9. Before: the version seen was of the lost database, and beyond all that this one had written since.
  it('asks before it removes what somebody has written since', async () => {
    const device = testDevice();
    device.server.epoch = 'before';
    const old = await partnerOn(device, 'Vechi');
    await exchanged(device);
    const copy = device.server.copy();
    let seen = { ...PARTNER, name: 'Vechi' };
    for (const email of ['a@b.ro', 'b@b.ro', 'c@b.ro']) {
      await updatePartner(device.context, old, seen, { ...seen, email });
      seen = { ...seen, email };
      await exchanged(device);
    }
    device.server.restore(copy);
    device.server.beginEpoch('after');
    device.server.write(COMPANY, 'partner', old, { ...PARTNER, id: old, name: 'Vechi', notes: 'altceva' });
    await removePartner(device.context, old);
    expect(await pullCompany(device.pull, COMPANY)).toEqual({ kind: 'at-head' });
    for (let turn = 0; turn < 3; turn += 1) await exchanged(device);
    expect(device.server.row(COMPANY, 'partner', old)).toMatchObject({ notes: 'altceva' });
    const asked = (await listConflicts(device.db, COMPANY)).map(({ kind, rowId }) => [kind, rowId]);
    expect(asked).toContainEqual(['removal', old]);
  });

  // Before (simulation, seed 7002670): what the copy lacked of the list was taken for removed by somebody there.
  it.each([
    ['before the pull', true, 0],
    ['before the pull, written by others since', true, 1],
    ['after it', false, 0],
    ['after it, written by others since', false, 1],
  ])('loses no item of a list in which another one was written %s', async (_, sooner, writes) => {
    const device = testDevice();
    device.server.epoch = 'before';
    const [id, seller] = [entityId('00000000-0000-4000-8000-0000000000c1'), 'RO1'];
    const invoice = { id, seller, number: 'F1', issueDate: '2026-03-02', lineCount: 5 };
    const codeOf = (line: string) => ({ id: line, code: `c${line}`, sellerItem: '', standardItem: '', name: '' });
    const code = (line: string) => putLineCodes(device.context, invoice, [{ id: line, now: codeOf(line) }]);
    await code('2');
    await exchanged(device);
    const copy = device.server.copy();
    await code('3');
    await exchanged(device);
    device.server.restore(copy);
    device.server.beginEpoch('after');
    const theirs = { ...device.server.row(COMPANY, 'lineCodes', id), internCodes: [codeOf('2'), codeOf('4')] };
    if (writes > 0) device.server.write(COMPANY, 'lineCodes', id, theirs);
    await code('1');
    if (sooner) await drain(device.send);
    else await pullCompany(device.pull, COMPANY);
    if (!sooner) await sendAgain(device.context);
    for (let turn = 0; turn < 4; turn += 1) await exchanged(device);
    const asked = (await listConflicts(device.db, COMPANY)).flatMap((one) => one.fields);
    const there = JSON.stringify([device.server.row(COMPANY, 'lineCodes', id), asked]);
    for (const line of writes > 0 ? ['1', '2', '3', '4'] : ['1', '2', '3']) expect(there).toContain(`"c${line}"`);
    if (writes === 0) expect(asked).toEqual([]);
    expect(await device.db.outbox.where('state').notEqual('conflict').count()).toBe(0);
  });

  it('that clashes with a change before this device has heard of it is asked again after the pull alone', async () => {
    const { device, old } = await overtaken();
    const theirs = { ...PARTNER, id: old, name: 'Vechi', notes: 'altceva' };
    for (let turn = 0; turn < 3; turn += 1) device.server.write(COMPANY, 'partner', old, theirs);
    const seen = { ...PARTNER, name: 'Vechi', email: 'nou@b.ro' };
    await updatePartner(device.context, old, seen, { ...seen, notes: 'apoi' });
    expect(await drain(device.send)).toMatchObject({ done: 0, conflicts: 0, failed: 1 });
    expect((await partnerById(device.db, old))?.row).toMatchObject({ email: 'nou@b.ro', notes: 'apoi' });
    for (let turn = 0; turn < 4; turn += 1) await exchanged(device);
    const fields = (await listConflicts(device.db, COMPANY)).flatMap((one) => one.fields);
    expect(fields).toContainEqual({ field: 'email', mine: 'nou@b.ro', theirs: '' });
    expect(fields.find(({ field }) => field === 'notes')).toMatchObject({ mine: 'apoi', theirs: 'altceva' });
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

  // Verifies: G8. Before: a head beyond the device's own was taken for news, and what was lost was never missed (core P2.5).
  it('that has overtaken this device is known by its epoch', async () => {
    const device = testDevice();
    device.server.epoch = 'before';
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
    await exchanged(device);
    const stood = await pullCursor(device.db, COMPANY);
    device.server.restore(copy);
    device.server.beginEpoch('after');
    const others = ['a', 'b', 'c', 'd'].map((last) => entityId(`00000000-0000-4000-8000-00000000007${last}`));
    for (const id of others) device.server.write(COMPANY, 'partner', id, { ...PARTNER, id, name: 'De la alții' });
    expect(device.server.company(COMPANY).version).toBeGreaterThan(stood);
    await exchanged(device);
    await exchanged(device);
    expect(await restoredServerSince(device.db)).not.toBeNull();
    expect(device.server.row(COMPANY, 'partner', lost)).toMatchObject({ name: 'După copie' });
    expect(device.server.row(COMPANY, 'partner', old)).toMatchObject({ email: 'nou@b.ro' });
    expect((await partnerById(device.db, others[3] ?? old))?.row.name).toBe('De la alții');
    expect(await device.db.outbox.count()).toBe(0);
    const effects = device.server.log.length;
    await exchanged(device);
    expect(device.server.log).toHaveLength(effects);
  });

  it('whose epoch began late gets what no page has told', async () => {
    const device = testDevice();
    device.server.epoch = 'before';
    await partnerOn(device, 'Vechi');
    await exchanged(device);
    const copy = device.server.copy();
    const lost = await partnerOn(device, 'După copie');
    await exchanged(device);
    device.server.restore(copy);
    const later = entityId('00000000-0000-4000-8000-00000000007f');
    for (let times = 0; times < 3; times += 1)
      device.server.write(COMPANY, 'partner', later, { ...PARTNER, id: later, name: `De la alții ${times}` });
    device.server.beginEpoch('late');
    await exchanged(device);
    await exchanged(device);
    expect(device.server.row(COMPANY, 'partner', lost)).toMatchObject({ name: 'După copie' });
  });

  it('is none where a server begins to tell epochs, or tells the same', async () => {
    const device = testDevice();
    await partnerOn(device, 'Vechi');
    await exchanged(device);
    device.server.epoch = 'first';
    await exchanged(device);
    await partnerOn(device, 'Altul');
    await exchanged(device);
    await exchanged(device);
    expect(await restoredServerSince(device.db)).toBeNull();
  });

  // Verifies: G13. Before: what the device knew of ANAF was dropped, and the server filed blind (core P1.2).
  it.each([
    [
      'that tells epochs hears what this device knows of ANAF',
      'e',
      { knownIndex: '5001234', knownDownload: '3004567' },
    ],
    ['of old is asked as it understands', undefined, {}],
  ])('%s', async (_, epoch, told) => {
    const device = testDevice();
    device.server.epoch = epoch;
    await partnerOn(device, 'Vechi');
    await exchanged(device);
    const copy = device.server.copy();
    await putSerialAndLease(device.db, COMPANY);
    const invoice = await issueOn(device);
    await exchanged(device);
    const item = device.server.row(COMPANY, 'archive', invoice);
    const known = { state: 'accepted', uploadIndex: '5001234', downloadId: '3004567' };
    device.server.write(COMPANY, 'archive', invoice, { ...item, ...known });
    await exchanged(device);
    device.server.restore(copy);
    if (epoch !== undefined) device.server.beginEpoch('after');
    await exchanged(device);
    const upload = (await device.db.outbox.toArray()).find(({ call }) => call === 'InvoiceUpload');
    const { knownIndex, knownDownload, firstSentAt } = (upload?.params ?? {}) as Record<string, unknown>;
    const sent = {
      ...(knownIndex === undefined ? {} : { knownIndex }),
      ...(knownDownload === undefined ? {} : { knownDownload }),
    };
    expect(sent).toEqual(told);
    expect(firstSentAt === undefined).toBe(epoch === undefined);
  });
});
