/** What a restored server cannot know of a draft, and what it is told of it (docs/decisions/0021). */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ListSavedDrafts, SaveDraft, UpdateDraft } from '@/api/calls/draft-calls';
import { InvoiceUpload, ReleaseInvoice } from '@/api/calls/invoice-calls';
import { ReportSeries } from '@/api/calls/number-calls';
import { Changes } from '@/api/calls/sync-calls';
import type { DeviceId, EntityId, OperationId, Version } from '@/api/ids';
import { newEpoch } from '../../../server/installation/new-epoch';
import { demoDocument } from '../invoices/demo-document';
import { companyId, newDeviceId, newEntityId, sampleDraft } from '../support/samples';
import { startTestApp, type TestApp } from '../support/test-app';
import { signIn, type TestClient } from '../support/test-client';

let app: TestApp;
let ana: TestClient;
const company = () => companyId(app.companies.first);
beforeAll(async () => {
  app = await startTestApp();
  ana = await signIn(app.url, app.ana);
});
afterAll(() => app.stop());

interface Draft {
  readonly id: EntityId;
  readonly version: Version;
}

async function draft(): Promise<Draft> {
  const made = sampleDraft('la început');
  const { version } = await ana.must(SaveDraft, { body: { company: company(), draft: made } });
  return { id: made.id, version };
}

async function edit({ id, version }: Draft): Promise<Version> {
  const change = { base: { notes: 'la început' }, changes: { notes: 'scris după' } };
  const by = { deviceName: 'C', writtenAt: '2026-03-02T10:00:00.000Z' };
  return (await ana.must(UpdateDraft, { body: { company: company(), id, version, ...change, ...by } })).version;
}

/** The issuing device's own last save, under that key. */
async function save({ id, version }: Draft, key: OperationId): Promise<Draft> {
  const change = { base: { paymentTerms: '' }, changes: { paymentTerms: 'scris aici' } };
  const by = { deviceName: 'A', writtenAt: '2026-03-02T09:30:00.000Z' };
  const saved = await ana.must(UpdateDraft, { body: { company: company(), id, version, ...change, ...by } }, key);
  return { id, version: saved.version };
}

const newKey = () => randomUUID() as OperationId;

const isListed = async ({ id }: Draft) =>
  (await ana.must(ListSavedDrafts, { body: { company: company() } })).drafts.some((one) => one.id === id);

const epoch = async () =>
  (await ana.must(Changes, { body: { company: company(), since: 0 as Version, limit: 1 } })).epoch ?? '';

/** A copy is put in place; answers the epoch that devices knew before. */
async function restore(): Promise<string> {
  const known = await epoch();
  await newEpoch(app.owner, { now: () => app.clock.now, newId: randomUUID });
  return known;
}

/** Long enough after the restore that nothing counts as issued before it. */
const issuedNow = () => new Date(app.clock.now + 11 * 60_000).toISOString();
let numbers = 0;

interface Told {
  readonly device?: DeviceId;
  readonly draftVersion?: Version;
  readonly draftEpoch?: string;
  readonly draftMadeHere?: boolean;
  readonly draftSaved?: OperationId;
  readonly firstSentAt?: string;
  readonly knownIndex?: string;
  readonly heldFor?: 'draft-changed' | 'draft-issued';
  readonly heldNumber?: string;
  readonly wasRefused?: boolean;
  readonly draftMayBeIssued?: boolean;
  readonly draftStayed?: boolean;
  readonly issuedAt?: string;
  readonly corrects?: string;
  readonly correctedDraft?: EntityId;
}

async function issue(draft: { readonly id: EntityId | '' }, told: Told = {}) {
  numbers += 1;
  return upload(draft.id, numbers, newEntityId(), told);
}

async function upload(draftId: EntityId | '', number: number, invoice: EntityId, told: Told) {
  return (await uploaded(draftId, number, invoice, told)).item;
}

async function uploaded(draftId: EntityId | '', number: number, invoice: EntityId, told: Told) {
  const params = {
    ...{ company: company(), serial: '', isSelf: false, type: 'FCT' as const, invoice },
    ...{ device: newDeviceId(), draft: draftId, issuedAt: issuedNow(), ...told },
  };
  const body = new TextDecoder().decode(demoDocument(`REST-${number}`));
  return ana.must(InvoiceUpload, { params, body });
}

async function filingOf(invoice: string) {
  const rows = await app.owner
    .selectFrom('filing')
    .select(['state', 'request', 'attempt'])
    .where('invoice_id', '=', invoice)
    .execute();
  return rows.at(-1);
}

/** A device that holds numbers of a series. */
async function holder(name: string): Promise<{ readonly device: DeviceId; readonly serial: EntityId }> {
  const [device, serial] = [newDeviceId(), newEntityId()];
  const interval = { from_number: 1, to_number: 10, granted_to: 10, used_to: 0, fence: 1 };
  const whose = { company_id: company(), id: randomUUID(), serial_id: serial, device_id: device, device_name: name };
  const lease = { ...whose, ...interval, state: 'open' as const, granted_at: new Date() };
  await app.owner.insertInto('number_lease').values(lease).execute();
  return { device, serial };
}

// Before: two invoices of one draft were accepted where the second one's device came first (seed 318).
it('is held until every device that holds numbers has told what it knows, and says whose word is missing', async () => {
  const drafts = await Promise.all(Array.from({ length: 4 }, draft));
  const [first, second, third, fourth] = drafts as [Draft, Draft, Draft, Draft];
  const { device, serial } = await holder('Laptopul Anei');
  const known = await restore();
  const seen = (one: Draft) => ({ draftVersion: one.version, draftEpoch: known });
  const item = await issue(first, seen(first));
  expect(item).toMatchObject({ state: 'recorded', held: { reason: 'server-restored', deviceName: 'Laptopul Anei' } });
  expect(await filingOf(item.id)).toBeUndefined();
  expect(await isListed(first)).toBe(false);
  // The very device whose word is missing says it with its invoice.
  expect((await issue(second, { ...seen(second), device })).held).toBeUndefined();
  await ana.must(ReportSeries, { body: { company: company(), serial, device, epoch: await epoch() } });
  expect((await issue(third, seen(third))).held).toBeUndefined();
  expect((await issue(fourth)).held).toBeUndefined();
});

it('is not held where its device wrote the draft since the restore: nobody can have issued it', async () => {
  await holder('Un alt laptop');
  const older = await draft();
  const known = await restore();
  const made = await draft();
  const stands = await epoch();
  const fresh = { draftVersion: made.version, draftEpoch: stands, draftMadeHere: true };
  expect((await issue(made, fresh)).held).toBeUndefined();
  const before = { ...fresh, draftVersion: older.version, draftEpoch: known };
  expect((await issue(older, before)).held?.reason).toBe('server-restored');
  await app.owner.deleteFrom('number_lease').execute();
});

// Before: what was written into the draft since went with it (seed 22).
it('takes no words along that were written since the restore, whatever version its device had seen', async () => {
  const seen = await draft();
  const known = await restore();
  await edit(seen);
  const item = await issue(seen, { draftVersion: (seen.version + 50) as Version, draftEpoch: known });
  expect(item.held).toMatchObject({ reason: 'draft-changed', deviceName: 'C' });
  expect(await isListed(seen)).toBe(true);
});

// Before: of a save that was on its way nothing was asked in another epoch, and those words went with the invoice (seed 7000076).
it('takes no words along that were written after the save that was on its way, in the copy or since', async () => {
  const drafts = await Promise.all(Array.from({ length: 5 }, draft));
  const [inCopy, since, late, unchanged, lost] = drafts as [Draft, Draft, Draft, Draft, Draft];
  const [keyInCopy, keySince, keyLate, keyUnchanged, keyLost] = [newKey(), newKey(), newKey(), newKey(), newKey()];
  await edit(await save(inCopy, keyInCopy));
  const saved = await save(since, keySince);
  await save(unchanged, keyUnchanged);
  const draftEpoch = await restore();
  const issuedAfter = (one: Draft, draftSaved: OperationId) => issue(one, { draftEpoch, draftSaved });
  await edit(saved);
  await edit(await save(late, keyLate));
  await edit(lost);
  const changed = [
    await issuedAfter(inCopy, keyInCopy),
    await issuedAfter(since, keySince),
    await issuedAfter(late, keyLate),
    // The lost server alone had taken it.
    await issuedAfter(lost, keyLost),
  ];
  for (const { held } of changed) expect(held).toMatchObject({ reason: 'draft-changed', deviceName: 'C' });
  expect(await Promise.all([inCopy, since, late, lost].map(isListed))).toEqual([true, true, true, true]);
  expect((await issuedAfter(unchanged, keyUnchanged)).held).toBeUndefined();
  expect(await isListed(unchanged)).toBe(false);
});

it('takes along what its own save has made since the restore, and is not held for it', async () => {
  const made = await draft();
  const draftEpoch = await restore();
  const key = newKey();
  await save(made, key);
  expect((await issue(made, { draftEpoch, draftSaved: key })).held).toBeUndefined();
  expect(await isListed(made)).toBe(false);
});

it('is looked for at ANAF first where it was issued before, and is then held for the same reason', async () => {
  const seen = await draft();
  await restore();
  await edit(seen);
  const early = { draftVersion: seen.version, issuedAt: new Date(app.clock.now - 60_000).toISOString() };
  const item = await issue(seen, early);
  expect(item).toMatchObject({ state: 'doubtful' });
  expect(item.held).toBeUndefined();
  expect(await filingOf(item.id)).toMatchObject({ request: { holdIfAbsent: { reason: 'draft-changed' } } });
  expect(await isListed(seen)).toBe(true);
});

it('given back takes its draft from the list of the copy, but not one that somebody has written into since', async () => {
  const [left, written] = [await draft(), await draft()];
  await restore();
  await edit(written);
  const firstSentAt = new Date(app.clock.now - 60_000).toISOString();
  for (const one of [left, written]) await issue(one, { firstSentAt, issuedAt: firstSentAt });
  expect([await isListed(left), await isListed(written)]).toEqual([false, true]);
  // One sale: issued once more from the list, it waits for a person.
  const again = await issue(written, { draftVersion: 1_000_000 as Version, draftEpoch: await epoch() });
  expect(again.held?.reason).toBe('draft-issued');
});

// Before: its draft was asked what had been written since the last restore alone (simulation, seed 7713288).
it.each(['an invoice', 'a correction of it'])(
  'given back after two restores (%s) leaves what was written into its draft between them',
  async (what) => {
    const [left, written] = [await draft(), await draft()];
    const draftEpoch = await restore();
    await edit(written);
    await restore();
    const issuedAt = new Date(app.clock.now - 60_000).toISOString();
    const told = (one: Draft) =>
      what === 'an invoice' ? { firstSentAt: issuedAt } : { corrects: 'a'.repeat(64), correctedDraft: one.id };
    const [first, second] = await Promise.all(
      [left, written].map((one) =>
        issue({ id: what === 'an invoice' ? one.id : '' }, { ...told(one), issuedAt, draftEpoch }),
      ),
    );
    expect([await isListed(left), await isListed(written)]).toEqual([false, true]);
    expect([first?.draftStays, second?.draftStays]).toEqual([undefined, true]);
    // Where the device names this very database: what was written since it began.
    const late = await draft();
    await issue(late, { firstSentAt: issuedAt, issuedAt, draftEpoch: await epoch() });
    expect(await isListed(late)).toBe(true);
  },
);

it('given back waits for the person that it had waited for', async () => {
  const seen = await draft();
  await restore();
  const firstSentAt = new Date(app.clock.now - 60_000).toISOString();
  const held = { heldFor: 'draft-issued' as const, heldNumber: 'ALTA-7' };
  const item = await issue(seen, { firstSentAt, issuedAt: firstSentAt, ...held });
  expect(await filingOf(item.id)).toMatchObject({
    state: 'doubtful',
    request: { holdIfAbsent: { reason: 'draft-issued', number: 'ALTA-7' } },
  });
});

// Before: given back after another restore it counted as let go, and was sent beside the invoice that its draft had become (seed 7003755).
it('given back by one that a restored server had not let go yet is asked for again: devices first, then ANAF', async () => {
  const [first, second] = [await draft(), await draft()];
  const { device, serial } = await holder('Tableta lui Ion');
  const draftEpoch = await restore();
  const issuedAt = new Date(app.clock.now - 60_000).toISOString();
  const [item, early] = [
    await issue(first, { draftVersion: first.version, draftEpoch, issuedAt }),
    await issue(second, { draftVersion: second.version, draftEpoch, issuedAt }),
  ];
  expect(item).toMatchObject({ state: 'doubtful', draftMayBeIssued: true });
  expect(item.held).toBeUndefined();
  app.clock.now += 5 * 60_000;
  await restore();
  await app.owner.deleteFrom('filing').where('invoice_id', 'in', [item.id, early.id]).execute();
  await app.owner.deleteFrom('archive_item').where('id', 'in', [item.id, early.id]).execute();
  const told = { firstSentAt: issuedAt, issuedAt };
  const { draftMayBeIssued = false } = item;
  const back = await upload(first.id, 9101, item.id, { ...told, draftMayBeIssued });
  expect(back).toMatchObject({ state: 'doubtful', draftMayBeIssued: true });
  const held = { reason: 'server-restored', deviceName: 'Tableta lui Ion' };
  expect(await filingOf(item.id)).toMatchObject({ request: { draftMayBeIssued: true, holdIfAbsent: held } });
  // Every device has told what it knows: ANAF alone is asked.
  await ana.must(ReportSeries, { body: { company: company(), serial, device, epoch: await epoch() } });
  await upload(second.id, 9102, early.id, { ...told, draftMayBeIssued });
  expect(await filingOf(early.id)).toMatchObject({ state: 'doubtful', request: { draftMayBeIssued: true } });
  expect(await filingOf(early.id)).not.toHaveProperty('request.holdIfAbsent');
  await app.owner.deleteFrom('number_lease').execute();
});

// Before: it was looked for at ANAF and then sent, beside the invoice that its draft had become (seed 5067).
it('given back is refused again where it was refused, and waits for its correction, whoever else gives it back', async () => {
  const seen = await draft();
  const known = await restore();
  const invoice = newEntityId();
  const issuedAt = new Date(app.clock.now - 60_000).toISOString();
  const told = { firstSentAt: issuedAt, issuedAt };
  const again = (draftId: EntityId | '', more: Told) => upload(draftId, 9001, invoice, more);
  const item = await again(seen.id, { ...told, wasRefused: true });
  expect(item).toMatchObject({ state: 'refused', attempt: 1, messages: [expect.stringContaining('restaurat')] });
  expect(item.held).toBeUndefined();
  expect(await again(seen.id, { ...told, wasRefused: true })).toEqual(item);
  // A device that had not heard of it; one whose upload had no answer.
  expect(await again(seen.id, { ...told, heldFor: 'draft-changed' })).toEqual(item);
  expect(await again(seen.id, { issuedAt, draftEpoch: known })).toEqual(item);
  expect(await filingOf(invoice)).toBeUndefined();
  const other = await issue(seen, told);
  expect(other.state).toBe('doubtful');
  expect(await filingOf(other.id)).not.toHaveProperty('request.holdIfAbsent');
  const corrected = await again('', { issuedAt });
  expect(corrected).toMatchObject({ attempt: 2, state: 'doubtful' });
  // Refused by the word of a device that had not heard of the correction.
  const late = await again(seen.id, { ...told, wasRefused: true });
  expect(late).toMatchObject({ attempt: 2, state: 'doubtful' });
});

it('refused, and corrected to the very same document, goes: that names its database too and is no first issue', async () => {
  const seen = await draft();
  const known = await restore();
  const invoice = newEntityId();
  const issuedAt = new Date(app.clock.now - 60_000).toISOString();
  const { xmlSha256 } = await upload(seen.id, 9002, invoice, { firstSentAt: issuedAt, issuedAt, wasRefused: true });
  const correction = { issuedAt, corrects: xmlSha256, draftEpoch: known };
  expect(await upload('', 9002, invoice, correction)).toMatchObject({ attempt: 2, state: 'doubtful' });
});

// Before: what another device had written into it before the copy was taken went with the invoice.
it('given back leaves the draft that had stayed on the list', async () => {
  const seen = await draft();
  await edit(seen);
  await restore();
  const issuedAt = new Date(app.clock.now - 60_000).toISOString();
  const item = await issue(seen, { firstSentAt: issuedAt, issuedAt, draftStayed: true });
  expect(item).toMatchObject({ state: 'doubtful', draftStays: true });
  expect(await isListed(seen)).toBe(true);
});

// Before: a draft that a person had brought back was issued twice without a word (seed 318).
it('of a draft that was brought back after its invoice is held, with the number of that one', async () => {
  const seen = await draft();
  const draftEpoch = await epoch();
  const first = await issue(seen, { draftVersion: seen.version, draftEpoch });
  const back = { ...sampleDraft('la început'), id: seen.id };
  const { version } = await ana.must(SaveDraft, { body: { company: company(), draft: back } });
  const second = await issue(seen, { draftVersion: version, draftEpoch });
  expect(second.held).toMatchObject({ reason: 'draft-issued', number: first.number });
});

it('held in the copy and let go by a person is looked for first: it may have been let go before', async () => {
  const seen = await draft();
  await edit(seen);
  const item = await issue(seen, { draftVersion: seen.version, draftEpoch: await epoch() });
  expect(item.held?.reason).toBe('draft-changed');
  app.clock.now += 5 * 60_000;
  await restore();
  const released = await ana.must(ReleaseInvoice, { body: { company: company(), invoice: item.id } });
  expect(released.item).toMatchObject({ state: 'doubtful' });
});

// Before: the person was told of a device that had not synced, and let it go beside what that device had given back since.
it('let go without knowing of the invoice that was given back since, it is held for that one, and goes by a second word', async () => {
  const seen = await draft();
  await holder('Laptopul lui Dan');
  const draftEpoch = await restore();
  const item = await issue(seen, { draftVersion: seen.version, draftEpoch });
  expect(item.held).toMatchObject({ reason: 'server-restored', deviceName: 'Laptopul lui Dan' });
  const firstSentAt = new Date(app.clock.now - 60_000).toISOString();
  const back = await issue(seen, { firstSentAt, issuedAt: firstSentAt, knownIndex: '5001120003' });
  expect(back).toMatchObject({ state: 'uploaded' });
  const release = async (heldNumber: string) =>
    (await ana.must(ReleaseInvoice, { body: { company: company(), invoice: item.id, heldNumber } })).item;
  const told = await release('');
  expect(told).toMatchObject({ state: 'recorded', held: { reason: 'draft-issued', number: back.number } });
  expect(told.events.map(({ event }) => event)).not.toContain('released');
  expect(await filingOf(item.id)).toBeUndefined();
  // The same word delivered twice: he has not heard of the other one yet.
  expect(await release('')).toEqual(told);
  expect(await release(back.number)).not.toHaveProperty('held');
  await app.owner.deleteFrom('number_lease').execute();
});

// Given back it names no epoch: only what was written into its draft since the copy makes that another one than it came from.
it('given back after a second restore takes along its draft that is younger than the first', async () => {
  await restore();
  const [left, written] = [await draft(), await draft()];
  await restore();
  await edit(written);
  const firstSentAt = new Date(app.clock.now - 60_000).toISOString();
  for (const one of [left, written]) await issue(one, { firstSentAt, issuedAt: firstSentAt });
  expect([await isListed(left), await isListed(written)]).toEqual([false, true]);
});

// Before: given back to a server restored once more, it took the draft from the list, with what others had written into it.
it('says after its correction too that its draft had stayed', async () => {
  const one = await draft();
  await restore();
  const lost = { firstSentAt: issuedNow(), draftStayed: true, wasRefused: true };
  const refused = await issue(one, lost);
  expect(refused).toMatchObject({ state: 'refused', draftStays: true });
  expect(await upload('', numbers, refused.id, {})).toMatchObject({ attempt: 2, draftStays: true });
  expect(await isListed(one)).toBe(true);
});

// Before: it named no draft, and went to ANAF beside the invoice that its draft had become.
it('is held as a correction too, where what it corrects was lost and its draft is another invoice', async () => {
  const [one, other] = [await draft(), await draft()];
  await restore();
  const going = await issue(one, { firstSentAt: issuedNow() });
  const lost = { corrects: 'a'.repeat(64) };
  numbers += 1;
  const item = await upload('', numbers, newEntityId(), { ...lost, correctedDraft: one.id });
  expect(item).toMatchObject({ draft: one.id, held: { reason: 'draft-issued', number: going.number } });
  // What another device has written into it since stays.
  await edit(other);
  numbers += 1;
  const changed = await upload('', numbers, newEntityId(), { ...lost, correctedDraft: other.id });
  expect(changed).toMatchObject({ draftStays: true, held: { reason: 'draft-changed' } });
  expect(await isListed(other)).toBe(true);
});

it('leaves its draft as it is where what it corrects is here', async () => {
  const one = await draft();
  await restore();
  const refused = await issue(one, { firstSentAt: issuedNow(), wasRefused: true, draftStayed: true });
  const told = { corrects: refused.xmlSha256, correctedDraft: one.id };
  expect(await upload('', numbers, refused.id, told)).toMatchObject({ attempt: 2, draft: one.id });
  expect(await isListed(one)).toBe(true);
});

// Before: it stayed on the list beside its own invoice, at a version after that one's (seed 7712780).
it('given back by a copy of its profile takes along what its device saves and issues only after that', async () => {
  const draftEpoch = await restore();
  const issuedAt = new Date(app.clock.now - 60_000).toISOString();
  const late = async (then: (draft: Draft) => Promise<unknown>) => {
    const [made, invoice, draftSaved] = [sampleDraft('la început'), newEntityId(), newKey()];
    numbers += 1;
    const back = await upload(made.id, numbers, invoice, { firstSentAt: issuedAt, issuedAt });
    const { version } = await ana.must(SaveDraft, { body: { company: company(), draft: made } }, draftSaved);
    await then({ id: made.id, version });
    return {
      made,
      back,
      saved: version,
      ...(await uploaded(made.id, numbers, invoice, { draftEpoch, draftSaved, issuedAt })),
    };
  };
  const { made, back, saved, version, item } = await late(async (one) => expect(await isListed(one)).toBe(true));
  expect(item.id).toBe(back.id);
  expect(version).toBeGreaterThan(saved);
  expect(await isListed({ id: made.id, version })).toBe(false);
  const filings = await app.owner.selectFrom('filing').select('id').where('invoice_id', '=', item.id).execute();
  expect(filings).toHaveLength(1);
  // Not what somebody has written into it since.
  const written = await late(edit);
  expect(await isListed({ id: written.made.id, version: written.saved })).toBe(true);
});
