/** What a restored server lost of a declaration that it still knows: the later steps alone are given back. */
import { expect, it } from 'vitest';
import { lostDeclarationWords } from '@/app/transport/card/lost-steps-texts';
import { changeVehicle } from '@/db/declaring/tell-transport';
import { sendAgain } from '@/db/entries/send-again';
import { applyPage } from '@/db/replication/apply-page';
import { everyLostSteps, keptSteps } from '@/db/settings/lost-steps';
import { transportById } from '@/db/transport/transport-queries';
import { companyOf } from '../support/company-sample';
import { declaredTwice, DECLARED as ID } from '../support/declared-twice';
import { version } from '../support/samples';
import { COMPANY, openTestDatabase, testContext } from '../support/test-database';

const AT = '2026-03-16T10:00:00.000Z';

/** Declared and then told of another vehicle; the server knows both, until it stands at version 2 again. */
async function toldTwice() {
  const context = testContext(openTestDatabase(), { now: () => AT });
  const { db } = context;
  await db.company.put(companyOf(COMPANY));
  const { steps, rowWith, plates, store } = await declaredTwice(context, 3);
  const page = (to: number, epoch: string, count: number) => ({
    changes: [{ collection: 'transport', id: ID, version: version(to), row: rowWith(count) }],
    ...{ version: version(to), head: version(to), epoch },
  });
  await applyPage(db, COMPANY, version(0), page(3, 'A', 2), AT);
  /** The server has lost the declaration whole, and of its documents only those of these steps are here. */
  const lostWith = async (...places: readonly number[]) => {
    const others = steps.filter((_, place) => !places.includes(place));
    await db.transportXml.bulkDelete(others.map(({ id }) => id));
    const restored = { changes: [], version: version(2), head: version(2), epoch: 'B', lostAfter: version(2) };
    expect(await applyPage(db, COMPANY, version(3), restored, AT)).toBe('restored');
    await applyPage(db, COMPANY, version(0), { ...restored, changes: [] }, AT);
    return told();
  };
  /** Another device has given so many of them back. */
  const heard = async (at: number, count: number) => {
    await applyPage(db, COMPANY, version(at - 1), page(at, 'B', count), AT);
    return told();
  };
  const told = async () => {
    await sendAgain(context);
    const waiting = (await db.outbox.toArray()).filter(({ subject }) => subject.collection === 'transport');
    return waiting.map(({ params }) => params as { readonly step: string; readonly after: string }); // Of ETransUpload.
  };
  const restoredWith = async (count: number) => {
    const restored = { ...page(2, 'B', count), lostAfter: version(2) };
    expect(await applyPage(db, COMPANY, version(3), restored, AT)).toBe('restored');
    await applyPage(db, COMPANY, version(0), page(2, 'B', count), AT);
    await sendAgain(context);
    return (await db.outbox.toArray()).filter(({ subject }) => subject.collection === 'transport');
  };
  /** A third step, which waits in the outbox. */
  const toldLater = async () => {
    expect((await changeVehicle(context, ID, { ...plates, vehicle: 'CJ 11 XYZ' })).kind).toBe('queued');
    return (await transportById(db, COMPANY, ID))?.item.steps.at(-1) ?? expect.fail('nothing was told');
  };
  /** A third step, which a server took that knows of the declaration alone, and that this device takes for the lost one. */
  const toldOnce = async () => {
    const third = await toldLater();
    const [entry] = await db.outbox.toArray();
    const begun = entry && (await store.begin(entry));
    const row = { ...rowWith(1), steps: [...rowWith(1).steps, third] };
    if (begun) await store.acknowledge(begun, { version: version(9), row, epoch: 'B' });
    return third;
  };
  return { db, steps, restoredWith, lostWith, heard, toldOnce, toldLater };
}

// Before: what was told after the copy was forgotten where the copy had the declaration (simulation, seed 710010).
it('are told again, after what the server still has', async () => {
  const { db, steps, restoredWith } = await toldTwice();
  const [first, second] = steps;
  const sent = await restoredWith(1);
  expect(sent.map(({ call, params }) => [call, params])).toEqual([
    [
      'ETransUpload',
      expect.objectContaining({ step: second?.id, after: first?.id, mayBeSent: true, knownIndex: '5001' }),
    ],
  ]);
  expect((await transportById(db, COMPANY, ID))?.item.steps.map(({ id }) => id)).toEqual(steps.map(({ id }) => id));
});

// Before: the answer took the step that its server had lost from the only device that knew it.
it('also where the server has taken a later one before this device has heard of the restore', async () => {
  const { db, steps, restoredWith, toldOnce } = await toldTwice();
  const third = await toldOnce();
  const ids = [...steps, third].map(({ id }) => id);
  expect((await transportById(db, COMPANY, ID))?.item.steps.map(({ id }) => id)).toEqual(ids);
  const sent = await restoredWith(1);
  expect(sent.map(({ params }) => Object(params).step)).toEqual(ids.slice(1));
});

// Before: they were told after what stands on them, which the server refuses until it has them: both waited for ever (seed 7002229).
it('leave before what was made here since and has not left', async () => {
  const { db, steps, lostWith, toldLater } = await toldTwice();
  const third = await toldLater();
  const ids = [...steps, third].map(({ id }) => id);
  expect(await lostWith(0, 1)).toMatchObject(ids.map((step) => ({ step })));
  const row = await db.transport.get(ID);
  expect(row?.pending.map(({ step }) => step.id)).toEqual(ids);
  expect((await transportById(db, COMPANY, ID))?.item.steps.map(({ id }) => id)).toEqual(ids);
});

it('leave before it also where the server still has the first one', async () => {
  const { steps, restoredWith, toldLater } = await toldTwice();
  const third = await toldLater();
  const sent = await restoredWith(1);
  expect(sent.map(({ params }) => params)).toMatchObject([
    { step: steps[1]?.id },
    { step: third.id, after: steps[0]?.id },
  ]);
});

it('are not where the server has them', async () => {
  const { steps, restoredWith } = await toldTwice();
  expect(await restoredWith(steps.length)).toEqual([]);
});

// Before: the device that had the correction alone deleted it with its row, and nobody could give it back.
it('of one whose first document another device has wait for that one, and follow it', async () => {
  const { db, steps, lostWith, heard } = await toldTwice();
  const [first, second] = steps;
  expect(await lostWith(1)).toEqual([]);
  expect(await transportById(db, COMPANY, ID)).toBeNull();
  // Before: it was shown nowhere, and the declaration was gone without a word.
  const [lost] = await everyLostSteps(db);
  expect(lost && [lost.companyId, lost.item.id, keptSteps(lost).map(({ id }) => id)]).toEqual([
    COMPANY,
    ID,
    [second?.id],
  ]);
  if (lost !== undefined)
    expect(lostDeclarationWords(lost)).toMatch(
      /UIT 3V0P 0L0P 0T3J UW46 este la ANAF.*Păstrat aici: Vehicul schimbat\./,
    );
  expect(await heard(3, 1)).toMatchObject([{ step: second?.id, after: first?.id, knownIndex: '5001' }]);
  expect((await transportById(db, COMPANY, ID))?.item.steps.map(({ id }) => id)).toEqual(steps.map(({ id }) => id));
  // Once, however often it is asked.
  expect(await heard(4, 1)).toHaveLength(1);
});

it('of which another device has the later document are told as far as they are here', async () => {
  const { steps, lostWith, heard } = await toldTwice();
  expect(await lostWith(0)).toMatchObject([{ step: steps[0]?.id, kind: 'declare' }]);
  expect(await heard(3, 2)).toHaveLength(1);
});

it('are not kept where the other device has given all of them back', async () => {
  const { db, steps, lostWith, heard } = await toldTwice();
  await lostWith(1);
  expect(await heard(3, steps.length)).toEqual([]);
  expect(await db.kv.where('key').startsWith('lost-steps').count()).toBe(0);
  expect(await everyLostSteps(db)).toEqual([]);
});
