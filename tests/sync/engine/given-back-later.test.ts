/** What a restored server could not be given back at once is given back by the pull that tells what it waits for. */
import { describe, expect, it } from 'vitest';
import type { ArchiveItem, SentNote } from '@/api/entities/archive-item';
import { lostMarks } from '@/db/settings/lost-marks';
import { lostSteps } from '@/db/settings/lost-steps';
import { pullOne } from '@/sync/engine/pull-all';
import { statusStore } from '@/sync/engine/status-store';
import type { EnginePorts } from '@/sync/engine/sync-ports';
import { leasePauses } from '@/sync/pull/lease-pauses';
import { acknowledgedItem } from '../../db/support/acknowledged-item';
import { companyOf } from '../../db/support/company-sample';
import { DECLARED, declaredTwice } from '../../db/support/declared-twice';
import { entityId } from '../../db/support/samples';
import { COMPANY, risingIds } from '../../db/support/test-database';
import { memoryLocks } from '../support/memory-locks';
import { testDevice } from '../support/test-device';

const RECEIVED = entityId('00000000-0000-4000-8000-0000000000a6');
const NOTE: SentNote = {
  id: entityId('00000000-0000-4000-8000-0000000000b1'),
  text: 'Am primit 10 bidoane, nu 12.',
  ...{ by: 'Ana Pop', at: '2026-03-02T08:10:00.000Z', state: 'recorded', detail: '' },
};

/** A device whose exchange is the engine's, and its server. */
function devicePulling() {
  const device = testDevice(undefined, undefined, { newId: risingIds(3), now: () => '2026-03-16T10:00:00.000Z' });
  const { db, server, context } = device;
  const ports = {
    ...device.pull,
    leasePauses: leasePauses(device.send),
    locks: memoryLocks(),
    newId: context.newId,
    currentCompany: () => COMPANY,
    device: async () => ({ id: context.deviceId, name: context.deviceName }),
  } as unknown as EnginePorts; // What a pull uses of them.
  const pull = async () => {
    expect(await pullOne(ports, statusStore(), COMPANY, new AbortController().signal)).toEqual({ kind: 'at-head' });
    return (await db.outbox.orderBy('seq').toArray()).map(({ call, body, params }) => ({ call, body, params }));
  };
  return { db, server, context, pull };
}

// Verifies: G11
describe('after a restore the engine gives back', () => {
  // Before: it was kept on the device for ever, and nobody knew of it (simulation, seed 7000265).
  it('a message to a supplier once the mailbox has brought its invoice back', async () => {
    const { db, server, pull } = devicePulling();
    const told = (more: Partial<ArchiveItem>) =>
      server.write(COMPANY, 'archive', RECEIVED, {
        ...acknowledgedItem({ id: RECEIVED, direction: 'in', state: 'accepted', ...more }),
      });
    const copy = server.copy();
    told({ notes: [NOTE] });
    expect(await pull()).toEqual([]);
    server.restore(copy);
    expect(await pull()).toEqual([]);
    expect(await lostMarks(db, COMPANY)).toMatchObject([{ invoice: RECEIVED, notes: [NOTE] }]);
    told({});
    const again = { invoice: RECEIVED, id: NOTE.id, message: NOTE.text, lost: { state: 'open' } };
    expect(await pull()).toMatchObject([{ call: 'InvoiceMessage', body: again }]);
    expect(await pull()).toHaveLength(1);
    expect(await lostMarks(db, COMPANY)).toEqual([]);
  });

  it('a step of a transport once another device has given the one before it back', async () => {
    const { db, server, context, pull } = devicePulling();
    await db.company.put(companyOf(COMPANY));
    const copy = server.copy();
    const { steps, rowWith } = await declaredTwice(context, 1);
    const [first, second] = steps;
    server.write(COMPANY, 'transport', DECLARED, { ...rowWith(2) });
    expect(await pull()).toEqual([]);
    if (first !== undefined) await db.transportXml.delete(first.id);
    server.restore(copy);
    expect(await pull()).toEqual([]);
    expect(await lostSteps(db, COMPANY)).toHaveLength(1);
    server.write(COMPANY, 'transport', DECLARED, { ...rowWith(1) });
    expect(await pull()).toMatchObject([{ call: 'ETransUpload', params: { step: second?.id, after: first?.id } }]);
    expect(await lostSteps(db, COMPANY)).toEqual([]);
  });
});
