/** Whoever asks whether the server takes work hears of a full disk. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AddCompanyPartner } from '@/api/calls/definition-calls';
import { freeBytesIn, writeRoom } from '../../server/http/write-room';
import { companyId, samplePartner } from './support/samples';
import { startTestApp, type TestApp } from './support/test-app';
import { codeOf, signIn, type TestClient } from './support/test-client';

let app: TestApp;
let ana: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  ana = await signIn(app.url, app.ana);
});
afterAll(() => app.stop());

const add = async (): Promise<string> => {
  const body = { company: companyId(app.companies.first), partner: samplePartner('Nou') };
  return codeOf(await ana.call(AddCompanyPartner, { body }));
};
const ready = async () => {
  const response = await fetch(`${app.url}/ready`);
  const { error = '' }: { error?: string } = await response.json();
  return [response.status, error];
};

/** What PostgreSQL says where it cannot lengthen a file (SQLSTATE 53100). */
async function fillDisk(): Promise<void> {
  await sql`create function no_room() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`.execute(app.owner);
  await sql`create trigger no_room before insert on replicated_row execute function no_room()`.execute(app.owner);
}

async function makeRoom(): Promise<void> {
  await sql`drop function if exists no_room() cascade`.execute(app.owner);
}

// Before: „ok”, while no write was possible; who balances or restarts by it did nothing.
describe('readiness', () => {
  it('knows that a write found no room, and of the next one that did', async () => {
    expect(await ready()).toEqual([200, '']);
    await fillDisk();
    expect(await add()).toBe('disk-full');
    expect(await ready()).toEqual([503, 'Serverul nu mai are loc pe disc.']);
    await makeRoom();
    expect(await add()).toBe('ok');
    expect(await ready()).toEqual([200, '']);
  });

  it('forgets it after half a minute, so that somebody may try', async () => {
    await fillDisk();
    await add();
    await makeRoom();
    app.clock.now += 29_000;
    expect((await ready())[0]).toBe(503);
    app.clock.now += 1_000;
    expect(await ready()).toEqual([200, '']);
  });
});

describe('the room where the embedded database writes', () => {
  it.each([
    [0, true],
    [1024 * 1024 - 1, true],
    [1024 * 1024, false],
    [undefined, false],
  ])('of %s bytes: full %s', async (bytes, full) => {
    expect(await writeRoom({ now: () => 0, freeBytes: async () => bytes }).isFull()).toBe(full);
  });

  it('is what the file system says', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'condica-room-'));
    expect(await freeBytesIn(folder)).toBeGreaterThan(0);
    rmSync(folder, { recursive: true });
    expect(await freeBytesIn(folder)).toBeUndefined();
  });
});
