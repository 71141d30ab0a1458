/** A clock that is put back or stands ahead, and a storage that refuses. */

import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { versionSchema } from '@/api/ids';
import { addPartner } from '@/db/collections/partner';
import { drain } from '@/sync/drain/drain';
import type { RefreshOutcome } from '@/sync/session/refresh-session';
import { sessionPortFor } from '@/sync/session/session-port';
import type { SessionRecord } from '@/sync/session/session-record';
import { PARTNER } from '../../db/support/samples';
import { COMPANY, OTHER_COMPANY } from '../../db/support/test-database';
import { userOf } from '../support/sample-user';
import { testDevice } from '../support/test-device';

const DAY = 86_400_000;
const USER = userOf(1, { tokenExpiresAt: '2026-03-02T09:15:00.000Z' });

describe('a clock', () => {
  // Verifies: G7. Before: the entry waited a year, and the timer that should wake it overflowed.
  it('that was put back by a year leaves no entry waiting for it', async () => {
    const device = testDevice();
    await addPartner(device.context, PARTNER);
    device.road.fate = () => 503;
    await drain(device.send);
    device.road.fate = () => 'ok';
    device.clock.ms -= 365 * DAY;
    expect(await drain(device.send)).toMatchObject({ done: 1, nextAt: null });
  });

  it('never makes the next run wait longer than the longest delay', async () => {
    const device = testDevice();
    await addPartner(device.context, PARTNER);
    device.road.fate = () => 503;
    for (let round = 0; round < 30; round += 1) {
      const { nextAt } = await drain(device.send, { force: true });
      expect((nextAt ?? 0) - device.clock.ms).toBeLessThanOrEqual(300_000);
    }
  });

  // Before: a device an hour ahead asked for a new token at every call.
  it('that stands an hour ahead does not renew a token just given, and renews it later', async () => {
    let now = Date.parse('2026-03-02T10:00:00Z');
    let renewals = 0;
    const record = (): SessionRecord => ({
      id: 's',
      user: USER,
      rememberMe: true,
      authorizedAt: new Date(now).toISOString(),
      serverKey: 'x',
      urls: { common: '', backend: '', reports: '' },
      secret: '',
      refreshRequestId: null,
    });
    let current = record();
    const refresh = async (): Promise<RefreshOutcome> => {
      renewals += 1;
      current = record();
      return { kind: 'ready', record: current };
    };
    const port = sessionPortFor(USER.id, { current: async () => current, refresh, now: () => now });
    for (let call = 0; call < 20; call += 1) expect((await port.credentials()).kind).toBe('ready');
    expect(renewals).toBe(0);
    now += 10 * 60_000;
    for (let call = 0; call < 20; call += 1) await port.credentials();
    expect(renewals).toBe(1);
  });
});

describe('a storage that refuses', () => {
  // Verifies: G4. Before: the drainer's lock was given up while the other companies' entries were still on their way.
  it('an acknowledgement ends the run only when every lane has ended, and loses nothing', async () => {
    const device = testDevice();
    await addPartner(device.context, PARTNER);
    await addPartner({ ...device.context, companyId: OTHER_COMPANY }, PARTNER);
    const { store } = device.send;
    const refusing: typeof store = {
      ...store,
      acknowledge: (entry, answer) =>
        entry.companyId === COMPANY
          ? Promise.reject(new DOMException('Quota exceeded', 'QuotaExceededError'))
          : store.acknowledge(entry, answer),
    };
    await expect(drain({ ...device.send, store: refusing })).rejects.toThrow('Quota');
    expect((await device.db.outbox.toArray()).map(({ companyId }) => companyId)).toEqual([COMPANY]);
    expect(await drain(device.send, { force: true })).toMatchObject({ done: 1 });
    expect([...device.server.effects.values()]).toEqual([1, 1]);
  });
});

describe('an acknowledgement', () => {
  // Verifies: G12. Before: the row became a tombstone at the answer's version, which the stream never undid.
  it.each([null, { id: 'unreadable', name: 7 }])(
    'that does not tell the row (%j) leaves it shown until the stream does',
    async (row) => {
      const device = testDevice();
      const added = await addPartner(device.context, PARTNER);
      const [entry] = await device.db.outbox.toArray();
      if (entry === undefined || added.kind !== 'added') throw new Error('none');
      await device.send.store.acknowledge(entry, { version: v.parse(versionSchema, 4), row });
      const stored = await device.db.partner.get(added.id);
      expect(stored).toMatchObject({ version: 0, pending: [], shown: { name: PARTNER.name } });
      expect(await device.db.outbox.count()).toBe(0);
    },
  );
});
