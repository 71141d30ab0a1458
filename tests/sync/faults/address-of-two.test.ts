/** A partner's address changed in two of its parts on two shipped devices, over the shipped server (G9). */
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { PartnerContent } from '@/api/entities/partner';
import { addedId } from '@/app/defs/definition-outcome';
import { EMPTY_PARTNER } from '@/app/defs/partner/partner-fields';
import { contentOf } from '@/db/collections/commands/content-rows';
import { partnerById, partnerRows, updatePartner } from '@/db/collections/partner';
import { listConflicts } from '@/db/conflicts/conflict-queries';
import { COMPANY } from '../../db/support/test-database';
import { startTestApp, type TestApp } from '../../server/support/test-app';
import { deviceOver, type EnteredTab } from '../support/device-world';

interface Device extends EnteredTab {
  readonly network: { on: boolean };
}

let app: TestApp;
let index = 0;
const opened: Device[] = [];

beforeAll(async () => {
  app = await startTestApp();
});
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close();
});
afterAll(() => app.stop());

async function device(): Promise<Device> {
  const network = { on: true };
  index += 1;
  const signedIn = { username: app.ana.email, password: app.ana.password, rememberMe: true };
  const fetchOver = async (url: string, init: RequestInit): Promise<Response> => {
    if (!network.on) throw new TypeError('fetch failed');
    return fetch(new URL(url, app.url), init);
  };
  const one = { ...(await deviceOver(fetchOver, index, signedIn).tab().enter()), network };
  opened.push(one);
  await exchanged(one);
  return one;
}

async function exchanged(...devices: readonly Device[]): Promise<void> {
  for (const { sync, network } of devices) {
    network.on = true;
    await sync.flush();
    expect((await sync.pullNow(COMPANY)).kind).toBe('at-head');
    await sync.flush();
  }
}

const ADDRESS = {
  line1: 'Str. Veche 1',
  city: 'Cluj-Napoca',
  postCode: '',
  countrySubdivision: 'RO-CJ',
  country: 'RO',
};
type Parts = Partial<typeof ADDRESS>;

/** Both saw the same partner; A's change is at the server before B's. Gives what both devices show in the end, and B's conflicts. */
async function bothChange(onA: Parts, onB: Parts) {
  const [a, b] = [await device(), await device()];
  const content: PartnerContent = { ...EMPTY_PARTNER, name: `Parteneri ${index} SRL`, address: ADDRESS };
  const added = addedId(await partnerRows.add(a.context, content));
  await exchanged(a, b);
  for (const { network } of [a, b]) network.on = false;
  const change = async ({ context }: EnteredTab, parts: Parts) => {
    const view = await partnerById(context.db, added ?? '');
    if (view === null) throw new Error('The partner is not there.');
    const seen = contentOf<PartnerContent>(view.row);
    expect(
      await updatePartner(context, view.row.id, seen, { ...seen, address: { ...seen.address, ...parts } }),
    ).toEqual({
      kind: 'changed',
    });
  };
  await change(b, onB);
  await change(a, onA);
  await exchanged(a, b, a);
  const shown = await Promise.all(
    [a, b].map(async ({ context }) => (await partnerById(context.db, added ?? ''))?.row.address),
  );
  return { shown, conflicts: await listConflicts(b.context.db, COMPANY) };
}

// Before: a conflict, „Adresă”, whose either side lost the other's part.
it('goes together where one wrote the street and the other the postal code', async () => {
  const { shown, conflicts } = await bothChange({ line1: 'Str. Nouă 2' }, { postCode: '400001' });
  const both = { ...ADDRESS, line1: 'Str. Nouă 2', postCode: '400001' };
  expect([shown, conflicts]).toEqual([[both, both], []]);
});

it.each([
  ['both wrote the street', { line1: 'Str. Nouă 2' }, { line1: 'Str. Alta 3', postCode: '400001' }],
  ['one moved it to another city', { city: 'Turda' }, { line1: 'Str. Alta 3' }],
  ['one moved it to another county', { postCode: '400001' }, { countrySubdivision: 'RO-BV' }],
])('is for a person to choose, whole, where %s', async (_way, onA: Parts, onB: Parts) => {
  const { conflicts } = await bothChange(onA, onB);
  expect(conflicts).toMatchObject([
    { fields: [{ field: 'address', was: ADDRESS, mine: { ...ADDRESS, ...onB }, theirs: { ...ADDRESS, ...onA } }] },
  ]);
});
