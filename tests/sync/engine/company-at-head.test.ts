/** A regular pull asks for the changes of a company only where the list of companies tells that there are some (core P2.14). */
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { type CompanyId, companyIdSchema } from '@/api/ids';
import { pullAll } from '@/sync/engine/pull-all';
import { statusStore } from '@/sync/engine/status-store';
import type { EnginePorts } from '@/sync/engine/sync-ports';
import { leasePauses } from '@/sync/pull/lease-pauses';
import { companyOf } from '../../db/support/company-sample';
import { entityId, PARTNER, version } from '../../db/support/samples';
import { COMPANY, OTHER_COMPANY } from '../../db/support/test-database';
import { memoryLocks } from '../support/memory-locks';
import { testDevice } from '../support/test-device';

const ID = entityId('00000000-0000-4000-8000-0000000000f1');

interface Companies {
  readonly tellsVersions?: boolean;
  readonly ids?: readonly CompanyId[];
}

/** A device of two companies or more; `changesAsked` and `calls` count what crosses the wire in one whole pull. */
function deviceOfTwo({ tellsVersions = true, ids = [COMPANY, OTHER_COMPANY] }: Companies = {}) {
  const device = testDevice();
  const { server, road, db, context } = device;
  server.beginEpoch('e1');
  for (const company of ids) server.write(company, 'partner', ID, { id: ID, ...PARTNER });
  const asked: number[] = [];
  let calls = 0;
  const list = () => ({
    companies: ids.map((id) => ({
      ...companyOf(id),
      ...(tellsVersions ? { version: server.company(id).version } : {}),
    })),
    epoch: server.epoch,
  });
  const fetch: typeof road.fetch = async (url, init) => {
    calls += 1;
    if (url.endsWith('/GetAuthorizations')) return new Response(JSON.stringify(list()));
    if (url.endsWith('/Changes')) asked.push(JSON.parse(String(init.body)).company);
    return road.fetch(url, init);
  };
  const ports = {
    ...device.pull,
    connection: { ...device.pull.connection, fetch },
    leasePauses: leasePauses(device.send),
    locks: memoryLocks(),
    newId: context.newId,
    currentCompany: () => COMPANY,
    device: async () => ({ id: context.deviceId, name: context.deviceName }),
  } as unknown as EnginePorts;
  const changesAsked = async () => {
    asked.length = 0;
    await pullAll(ports, statusStore(), new AbortController().signal);
    return [...asked];
  };
  return {
    server,
    db,
    changesAsked,
    calls: async () => {
      calls = 0;
      await changesAsked();
      return calls;
    },
  };
}

describe('a regular pull', () => {
  // Before: one call a company, tab and minute.
  it('asks nothing of a company whose version is the cursor’s under the same epoch', async () => {
    const { server, db, changesAsked } = deviceOfTwo();
    expect(new Set(await changesAsked())).toEqual(new Set([COMPANY, OTHER_COMPANY]));
    expect(await changesAsked()).toEqual([]);
    server.write(OTHER_COMPANY, 'partner', ID, { id: ID, ...PARTNER, name: 'Schimbat' });
    expect(await changesAsked()).toEqual([OTHER_COMPANY]);
    expect((await db.partner.get(ID))?.shown?.name).toBe('Schimbat');
    expect(await changesAsked()).toEqual([]);
  });

  it('asks of all under another epoch, though the versions are the same', async () => {
    const { server, changesAsked } = deviceOfTwo();
    await changesAsked();
    server.beginEpoch('e2');
    expect(new Set(await changesAsked())).toEqual(new Set([COMPANY, OTHER_COMPANY]));
  });

  // Before: a call a company, 500 a minute and tab for an accountant of 500.
  it('of many companies at rest is one call, however many they are', async () => {
    const ids = Array.from({ length: 50 }, (_, index) => v.parse(companyIdSchema, index + 1));
    const { calls, db, server } = deviceOfTwo({ ids });
    const head = version(server.company(COMPANY).version);
    const pulledAt = '2026-03-02T09:00:00.000Z';
    await db.syncState.bulkPut(ids.map((companyId) => ({ companyId, cursor: head, head, pulledAt, epoch: 'e1' })));
    expect(await calls()).toBe(1);
  });

  it('asks of all where an older server tells no versions', async () => {
    const { changesAsked } = deviceOfTwo({ tellsVersions: false });
    await changesAsked();
    expect(await changesAsked()).toEqual([COMPANY, OTHER_COMPANY]);
  });
});
