/** The same partners merged on two shipped devices at once, over the shipped server: one stays, whole, and every invoice keeps its own (G1). */
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { AddCompanySerial } from '@/api/calls/definition-calls';
import type { PartnerContent } from '@/api/entities/partner';
import type { EntityId } from '@/api/ids';
import { definitionActions } from '@/app/defs/definition-actions';
import { addedId } from '@/app/defs/definition-outcome';
import { duplicatePartners } from '@/app/defs/partner/merge/duplicate-partners';
import { mergePartners } from '@/app/defs/partner/merge/merge-partners';
import { EMPTY_PARTNER, PARTNER_FIELDS } from '@/app/defs/partner/partner-fields';
import { archiveById, documentXml } from '@/db/archive/archive-queries';
import { contentOf } from '@/db/collections/commands/content-rows';
import { saveDraft } from '@/db/collections/draft';
import { draftById } from '@/db/collections/draft-queries';
import { partnerRows } from '@/db/collections/partner';
import { listConflicts } from '@/db/conflicts/conflict-queries';
import { COMPANY } from '../../db/support/test-database';
import { demoDraft } from '../../server/invoices/demo-document';
import { newEntityId, sampleSerial } from '../../server/support/samples';
import { startTestApp, type TestApp } from '../../server/support/test-app';
import { signIn } from '../../server/support/test-client';
import { deviceOver, type EnteredTab } from '../support/device-world';
import { issueOnDevice } from '../support/issue-on-device';

const TODAY = '2026-03-02';
const SERIAL = sampleSerial('UNI-');

interface Device extends EnteredTab {
  readonly network: { on: boolean };
}

let app: TestApp;
const opened: Device[] = [];

beforeAll(async () => {
  app = await startTestApp();
  // That of the devices.
  app.clock.now = Date.parse(`${TODAY}T09:00:00Z`);
  const ana = await signIn(app.url, app.ana);
  await ana.must(AddCompanySerial, { body: { company: COMPANY, serial: SERIAL } });
});
afterEach(async () => {
  for (const device of opened.splice(0)) await device.close();
});
afterAll(() => app.stop());

async function device(index: number): Promise<Device> {
  const network = { on: true };
  const fetchOver = async (url: string, init: RequestInit): Promise<Response> => {
    if (!network.on) throw new TypeError('fetch failed');
    return fetch(new URL(url, app.url), init);
  };
  const signedIn = { username: app.ana.email, password: app.ana.password, rememberMe: true };
  const one = { ...(await deviceOver(fetchOver, index, signedIn).tab().enter()), network };
  opened.push(one);
  await exchanged(one);
  expect(await one.sync.requestLease(COMPANY, SERIAL.id)).toBe('granted');
  return one;
}

async function exchanged({ sync }: Device): Promise<void> {
  await sync.flush();
  expect((await sync.pullNow(COMPANY)).kind).toBe('at-head');
}

async function partnersOn({ context }: Device, taxId: string) {
  const views = await partnerRows.list(context.db, COMPANY);
  return views
    .map(({ row, pending }) => ({ id: row.id, pending, content: contentOf<PartnerContent>(row) }))
    .filter(({ content }) => content.taxId.endsWith(taxId));
}

/** As the dialog does: what stands twice on this device, all groups. */
async function merge(one: Device, taxId: string): Promise<void> {
  const { context } = one;
  const groups = duplicatePartners(await partnersOn(one, taxId), PARTNER_FIELDS);
  await mergePartners(groups, definitionActions(partnerRows, context));
}

/** Two of one code on the device, the fuller one first. */
async function twins({ context }: Device, taxId: string): Promise<readonly EntityId[]> {
  const shared = { ...EMPTY_PARTNER, name: 'Hotel Vârful Înalt SRL' };
  const full = { ...shared, taxId: `RO${taxId}`, email: 'a@hotel.ro', bank: 'Banca', notes: 'x' };
  const short = { ...shared, taxId, telephone: '0268' };
  const ids: EntityId[] = [];
  for (const content of [full, short]) ids.push(addedId(await partnerRows.add(context, content)) as EntityId);
  return ids;
}

/** A draft for the partner, kept on the server; `on`: who writes it. */
async function draftFor(on: Device, partner: EntityId | undefined): Promise<EntityId> {
  const id = newEntityId();
  const draft = demoDraft();
  const buyer = { ...draft.buyer, partnerId: partner ?? '' };
  const content = { ...draft, buyer, serialId: SERIAL.id, issueDate: TODAY };
  expect(await saveDraft(on.context, { id, content, seen: null })).toBe('saved');
  return id;
}

const contentOn = async ({ context }: Device, id: EntityId) => (await draftById(context.db, id))?.row.content;

it('leaves one partner, filled alike, and the invoices and drafts of both as they were', async () => {
  const [a, b] = [await device(1), await device(2)];
  const [full, short] = await twins(a, '18547290');
  const [draft, issued] = [await draftFor(a, short), await draftFor(a, short)];
  const content = await contentOn(a, issued);
  if (content === undefined) throw new Error('the draft is not on the device');
  const { invoiceId } = await issueOnDevice(a.context, issued, content);
  for (const one of [a, b]) await exchanged(one);
  const before = {
    item: (await archiveById(a.context.db, invoiceId))?.item,
    xml: await documentXml(a.context.db, invoiceId),
    draft: await contentOn(a, draft),
  };
  a.network.on = false;
  b.network.on = false;
  await merge(a, '18547290');
  await merge(b, '18547290');
  for (const one of [a, b]) one.network.on = true;
  for (const one of [a, b, a]) await exchanged(one);
  for (const one of [a, b]) {
    expect(await partnersOn(one, '18547290')).toMatchObject([
      { id: full, content: { email: 'a@hotel.ro', telephone: '0268', notes: 'x' } },
    ]);
    expect(await one.context.db.outbox.count()).toBe(0);
    expect(await listConflicts(one.context.db, COMPANY)).toEqual([]);
    expect((await archiveById(one.context.db, invoiceId))?.item).toMatchObject({
      ...{ number: before.item?.number, partnerName: before.item?.partnerName, xmlSha256: before.item?.xmlSha256 },
    });
    expect(await contentOn(one, draft)).toEqual(before.draft);
  }
  expect(await documentXml(a.context.db, invoiceId)).toBe(before.xml);
});

it('keeps what was written into the one that goes: its edit wins over the removal', async () => {
  const [a, b] = [await device(3), await device(4)];
  const [, short] = await twins(a, '14399840');
  for (const one of [a, b]) await exchanged(one);
  a.network.on = false;
  await merge(a, '14399840');
  const changed = await partnerRows.change(b.context, short as EntityId, { email: 'nou@hotel.ro' });
  expect(changed.kind).toBe('changed');
  await exchanged(b);
  a.network.on = true;
  for (const one of [a, b]) await exchanged(one);
  for (const one of [a, b]) {
    const emails = (await partnersOn(one, '14399840')).map(({ content }) => content.email);
    expect(emails).toContain('nou@hotel.ro');
    expect(emails).toContain('a@hotel.ro');
  }
});
