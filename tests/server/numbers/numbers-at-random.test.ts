/**
 * Any sequence of grant, use, give back, void, return, close and restore over three devices: no number twice, every number
 * explained, nothing that was printed refused, dates in order on each device (design, promise 6).
 */
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asCompany } from '../../../server/database/as-company';
import { publishChanges } from '../../../server/database/publish-changes';
import { startTestApp, type TestApp } from '../support/test-app';
import { type ModelDevice, type ModelServer, NumberModel } from './number-model';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const KINDS = ['ask', 'issue', 'issue', 'issue', 'issue', 'send', 'send', 'giveBack', 'void'] as const;
const RARE = ['close', 'giveUp', 'loseAndRestore'] as const;
const step = fc.record({
  kind: fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...KINDS) },
    { weight: 1, arbitrary: fc.constantFrom(...RARE) },
  ),
  device: fc.nat(2),
  pick: fc.nat(20),
  days: fc.constantFrom(0, 0, 0, 1, 12),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

async function newServer(): Promise<ModelServer> {
  const [company, serial] = [app.companies.first, randomUUID()];
  const run: ModelServer['run'] = (work) => asCompany(app.db, company, work);
  const row = { id: serial, prefix: `${serial.slice(0, 8)}-`, width: 0, firstNumber: 1, type: 'FCT' };
  await run((tx) => publishChanges(tx, company, [{ collection: 'serial', id: serial, row }]));
  return {
    ...{ company, serial, run },
    forget: async (id) => {
      await app.owner.deleteFrom('number_use').where('lease_id', '=', id).execute();
      return app.owner.deleteFrom('number_lease').where('id', '=', id).returningAll().executeTakeFirstOrThrow();
    },
  };
}

async function perform(model: NumberModel, { kind, device: place, pick, days }: Step): Promise<void> {
  const device = model.devices[place];
  if (device === undefined) throw new Error('no device');
  model.pass(days);
  if (kind === 'issue') return model.issue(device);
  await model[kind](device, pick);
}

function issuedBy({ leases }: ModelDevice) {
  return leases.flatMap(({ taken }) => [...taken].map(([number, { invoice, date }]) => ({ number, invoice, date })));
}

async function check({ serial }: ModelServer, model: NumberModel): Promise<void> {
  const leases = await app.owner.selectFrom('number_lease').selectAll().where('serial_id', '=', serial).execute();
  const uses = await app.owner
    .selectFrom('number_use')
    .selectAll()
    .where('serial_id', '=', serial)
    .orderBy('number')
    .execute();
  const used = uses.filter(({ state }) => state === 'used');
  const issued = model.devices.flatMap(issuedBy).sort((a, b) => a.number - b.number);
  expect(used.map((one) => ({ number: one.number, invoice: one.invoice_id, date: one.issue_date }))).toEqual(issued);
  for (const { id } of model.devices) {
    const dates = used.filter(({ device_id }) => device_id === id).map(({ issue_date }) => issue_date);
    expect(dates).toEqual([...dates].sort());
  }
  const explained = new Set(uses.filter(({ state }) => state !== 'returned').map(({ number }) => number));
  for (let number = 1; number <= Math.max(0, ...leases.map(({ to_number }) => to_number)); number += 1) {
    const holders = leases.filter(({ from_number, to_number }) => from_number <= number && number <= to_number);
    expect(holders.length, `holders of ${number}`).toBeLessThanOrEqual(1);
    const [holder] = holders;
    const ended = holder !== undefined && holder.state !== 'open' && holder.end_reason !== '';
    const givenBack = leases.some((one) => one.to_number < number && number <= one.granted_to && one.end_reason !== '');
    expect(explained.has(number) || holder?.state === 'open' || ended || givenBack, `${number} explained`).toBe(true);
  }
}

// Verifies: promise 6
it('no number is on two invoices, each is explained, and dates follow numbers on each device', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 80 }), async (steps) => {
      const server = await newServer();
      const model = new NumberModel(server);
      for (const one of steps) await perform(model, one);
      for (const device of model.devices) await model.sendAll(device);
      await check(server, model);
    }),
    { seed: 20261122, numRuns: 12 },
  );
}, 180_000);
