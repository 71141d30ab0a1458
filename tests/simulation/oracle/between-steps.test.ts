import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, it } from 'vitest';
import { addPartner } from '@/db/collections/partner';
import { CondicaDatabase } from '@/db/condica-database';
import { PARTNER } from '../../db/support/samples';
import { COMPANY, testContext } from '../../db/support/test-database';
import { BrowserProfile } from '../device/browser-profile';
import { BetweenSteps } from './between-steps';

const AT = { head: 9, pulledAt: '2026-03-02T09:00:00.000Z', epoch: 'first' };

/** A device with one partner added, and its outbox entry. */
async function written() {
  const profile = new BrowserProfile(new IDBFactory());
  const db = new CondicaDatabase('condica:test:1', { indexedDB: profile.factory, IDBKeyRange });
  await addPartner(testContext(db), PARTNER);
  const device = { name: 'd1', profile };
  const watch = new BetweenSteps();
  const sentences = async () => (await watch.look(device)).map(({ sentence }) => sentence);
  return { db, profile, watch, sentences };
}

/** The entries by id are acknowledged with these versions. */
const acknowledged = (versions: Readonly<Record<string, number>>) =>
  new Map(Object.entries(versions).map(([id, at]) => [id, new Set([at])]));

it('finds nothing where a change stands with its entry', async () => {
  const { sentences } = await written();
  expect(await sentences()).toEqual([]);
});

it('finds a change without its entry, and an entry without its change', async () => {
  const { db, sentences } = await written();
  const entries = await db.outbox.toArray();
  await db.outbox.clear();
  expect(await sentences()).toEqual([expect.stringContaining('which is not there')]);
  await db.partner.clear();
  await db.outbox.bulkAdd(entries);
  expect(await sentences()).toEqual([expect.stringContaining('has no change')]);
});

it('finds a row that shows something else than what was changed', async () => {
  const { db, sentences } = await written();
  await db.partner.toCollection().modify((row) => {
    Object.assign(row, { shown: null });
  });
  expect(await sentences()).toEqual([expect.stringContaining('shows another row')]);
});

it('finds a cursor that went back, but not one of a restored server', async () => {
  const { db, sentences } = await written();
  const at = async (cursor: number, epoch: string) => {
    await db.table('syncState').put({ companyId: COMPANY, ...AT, cursor, epoch });
    return sentences();
  };
  expect(await at(9, 'first')).toEqual([]);
  expect(await at(0, 'second')).toEqual([]);
  expect(await at(4, 'second')).toEqual([]);
  expect(await at(3, 'second')).toEqual([expect.stringContaining('from 4 back to 3')]);
});

it('finds what took effect out of the order made', async () => {
  const { db, watch, sentences } = await written();
  const [first] = await db.outbox.toArray();
  if (first === undefined) throw new Error('No entry');
  const { seq: _, ...entry } = first;
  await db.table('outbox').add({ ...entry, id: '00000000-0000-4000-8000-0000000000ff' });
  await sentences();
  const [one = '', two = ''] = (await db.outbox.orderBy('seq').toArray()).map(({ id }) => id as string);
  const answered = (a: number, b: number) => watch.outOfOrder(acknowledged({ [one]: a, [two]: b }));
  expect(answered(5, 6)).toEqual([]);
  expect(answered(6, 5)).not.toEqual([]);
  // The second found its work done, as an upload that another device gave back first: it hears of the version that stands.
  expect(answered(6, 6)).toEqual([]);
});

// Before: a draft was issued after the image was taken, and removed after it was put back (seed 7716003).
it('takes a profile put back for another one, which begins with what its image holds', async () => {
  const { db, profile, watch, sentences } = await written();
  const [first] = await db.outbox.toArray();
  if (first === undefined) throw new Error('No entry');
  const { seq: _, ...entry } = first;
  const image = await profile.copy();
  await db.table('outbox').add({ ...entry, id: 'before it was put back' });
  await sentences();
  const again = new CondicaDatabase(db.name, { indexedDB: image.factory, IDBKeyRange });
  expect([watch.knows({ profile }), watch.knows({ profile: image })]).toEqual([true, false]);
  await watch.look({ name: 'd1', profile: image });
  expect(watch.knows({ profile: image })).toBe(true);
  // What the image held has left before the next look.
  await again.outbox.clear();
  await again.table('outbox').add({ ...entry, id: 'afterwards' });
  await watch.look({ name: 'd1', profile: image });
  const answered = (before: number, putBack: number, afterwards: number) =>
    watch.outOfOrder(acknowledged({ [entry.id]: before, 'before it was put back': putBack, afterwards }));
  expect(answered(5, 9, 8)).toEqual([]);
  expect(answered(5, 4, 8)).toHaveLength(1);
  expect(answered(5, 9, 4)).toHaveLength(1);
});
