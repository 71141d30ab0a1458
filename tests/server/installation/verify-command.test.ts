/** A command that verifies an installation says what it found, and nothing of a connection that ends while no query needs it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, expect, it, vi } from 'vitest';
import { withClient } from '../../../server/database/with-client';
import { databaseBeside } from '../../../server/installation/database-beside';
import { runVerifyCommand } from '../../../server/installation/verify-command';

const folder = mkdtempSync(join(tmpdir(), 'condica-verify-'));
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  process.exitCode = undefined;
  rmSync(folder, { recursive: true, force: true });
});

/** As the database that the command started for itself does when it is stopped before the connection has gone. */
async function endConnection(pid: number): Promise<void> {
  const { owner } = await databaseBeside({ folder, url: '', ownerUrl: '' });
  if (owner === null) throw new Error('the embedded database has an owner');
  await withClient(owner, (client) => client.query('select pg_terminate_backend($1, 5000)', [pid]));
}

it('ends without a word on a connection that was ended', async () => {
  vi.stubEnv('CONDICA_DATA', folder);
  vi.stubEnv('DATABASE_URL', '');
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const pids: number[] = [];
  await runVerifyCommand({
    ownerNeeded: 'x',
    verify: async (db) => {
      const ask = async (): Promise<number> => {
        const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
        return rows[0]?.pid ?? 0;
      };
      pids.push(await ask());
      await endConnection(pids[0] ?? 0);
      pids.push(await ask());
      return true;
    },
  });
  expect(new Set(pids).size).toBe(2);
  expect(said.mock.calls).toEqual([]);
  expect(process.exitCode).toBe(0);
}, 60_000);
