/**
 * A full mailbox, the look broken off ten times: nothing is missing, nothing is there twice, few calls are made.
 * `MAILBOX_MESSAGES=5000` makes it as long as a busy company's (a minute of processor time).
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { MailboxParts } from '../../../server/mailbox/mailbox-parts';
import { sampleInvoice } from '../outside/sample-invoice';
import { type MailboxWorld, MINUTE_MS, mailboxWorld, OWN_CIF, SUPPLIER_CIF } from './mailbox-world';

const MESSAGES = Number(process.env.MAILBOX_MESSAGES ?? 600);
const BREAKS = 10;
/** One a message and one a page of 500, and a few that the breaks cost. */
const MOST_CALLS = MESSAGES + 50;

let world: MailboxWorld;
beforeAll(async () => {
  world = await mailboxWorld();
});
afterAll(() => world.close());

class Killed extends Error {}

/** The process ends at this call: after ANAF answered, before anything of the answer is kept. */
function killedAt(parts: MailboxParts, last: number): MailboxParts {
  let calls = 0;
  const end = <A>(answer: A): A => {
    calls += 1;
    if (calls === last) throw new Killed();
    return answer;
  };
  const { list, download } = parts.anaf;
  return {
    ...parts,
    anaf: {
      list: async (...args) => end(await list(...args)),
      download: async (...args) => end(await download(...args)),
      upload: parts.anaf.upload,
      state: parts.anaf.state,
    },
  };
}

/** Of a machine that does much else beside; the disk's, mostly. */
const MESSAGE_MS = 400;

it('is received whole and once', { timeout: 60_000 + MESSAGES * MESSAGE_MS }, async () => {
  for (let place = 0; place < MESSAGES; place += 1) {
    await world.send(sampleInvoice({ number: `M-${place}`, sellerCif: SUPPLIER_CIF, buyerCif: OWN_CIF }));
    if (place % 50 === 0) world.clock.now += MINUTE_MS;
  }
  world.clock.now += MINUTE_MS;
  // In the lists, at their end, and at many places of the downloads.
  const places = [1, 2, 4, 9, 15, 30, 45, 60, 75, 90];
  expect(places).toHaveLength(BREAKS);
  for (const place of places) await expect(world.look(1, killedAt(world.parts, place))).rejects.toThrow(Killed);
  await world.look();
  const archive = await world.archive();
  expect(archive).toHaveLength(MESSAGES);
  expect(new Set(archive.map(({ number }) => number)).size).toBe(MESSAGES);
  expect((await world.messages()).filter(({ state }) => state !== 'kept')).toEqual([]);
  const { list, download } = world.calls;
  expect(list + download).toBeLessThanOrEqual(MOST_CALLS);
});
