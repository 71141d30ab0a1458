/** What sending waits for after a restore is read in its own turn, however busy sending is. Real PostgreSQL. Verifies: G13 */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Filing } from '../../../server/filings/filing';
import { newEpoch } from '../../../server/installation/new-epoch';
import { readLostTime } from '../../../server/mailbox/lost-time';
import { FAST_PLAN, recordedUpload, uploadOf } from '../filings/recorded-upload';
import { demoDocument } from '../invoices/demo-document';
import { sampleInvoice } from '../outside/sample-invoice';
import { type MailboxWorld, MINUTE_MS, mailboxWorld, nextDay, OWN_CIF, SUPPLIER_CIF } from './mailbox-world';

let world: MailboxWorld;
let turns = 0;
beforeAll(async () => {
  world = await mailboxWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  nextDay(world);
  await world.look();
  turns = 0;
});

/** While sending uses the whole pace: nothing is left, and who sends has turns. */
function lookWhileBusy(): Promise<void> {
  const take = async (): Promise<number> => {
    turns += 1;
    return 0;
  };
  return world.look(1, { ...world.parts, takeSpare: async () => MINUTE_MS, take });
}

/** Another program's, and then a received one. */
async function sendBoth(number: string): Promise<void> {
  await world.send(demoDocument(`OTHER-${number}`), { cif: OWN_CIF });
  world.clock.now += MINUTE_MS;
  await world.send(sampleInvoice({ number: `IN-${number}`, sellerCif: SUPPLIER_CIF, buyerCif: OWN_CIF }));
  world.clock.now += MINUTE_MS;
}

async function restore(): Promise<number> {
  const now = (): number => world.clock.now;
  await world.database.asOwner((db) => newEpoch(db, { now, newId: randomUUID }));
  return world.clock.now;
}

const brought = async (): Promise<readonly string[]> => (await world.archive()).map(({ number }) => number);

function lostTime(filing: Filing, restoredAt: number) {
  const lost = { restoredAt, listedTo: restoredAt + FAST_PLAN.doubtWaitMs };
  return world.database.asCompany(1, (tx) => readLostTime(tx, filing, lost, world.clock.now));
}

it('gets no call that sending does not leave where no invoice waits for it', async () => {
  await sendBoth('1');
  await restore();
  world.clock.now += MINUTE_MS;
  await lookWhileBusy();
  expect(turns).toBe(0);
  expect(await brought()).toEqual([]);
});

// Before (simulation, seed 7000054): invoices waited for the mailbox, and the mailbox for the calls that they left.
it('is listed and fetched before all else where an invoice waits for it', async () => {
  await sendBoth('2');
  const restoredAt = await restore();
  const issuedAt = new Date(world.clock.now).toISOString();
  const filing = await recordedUpload(world.database, uploadOf(demoDocument('WAIT-2'), { issuedAt }), world.parts.now);
  world.clock.now += MINUTE_MS;
  expect(await lostTime(filing, restoredAt)).toEqual({ kind: 'unread' });
  await lookWhileBusy();
  expect(await lostTime(filing, restoredAt)).toMatchObject({ kind: 'read' });
  const numbers = await brought();
  expect(numbers).toContain('OTHER-2');
  expect(numbers).not.toContain('IN-2');
});
