/**
 * Verifies: G6. A copy made while the server works, put back into a database that nobody has used: everything is there, byte for
 * byte; devices hear of another epoch; what is damaged, newer or in the way is refused before anything is written.
 */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPool, kyselyOver } from '../../../server/database/connect';
import { withClient } from '../../../server/database/with-client';
import { SECRET_NAMES } from '../../../server/installation/check-secrets';
import { writeCopyFile } from '../../../server/installation/copy/copy-file';
import { copyName, olderCopies } from '../../../server/installation/copy/keep-newest';
import { makeCopy } from '../../../server/installation/copy/make-copy';
import { putBack } from '../../../server/installation/copy/put-back';
import { verifyArchive } from '../../../server/installation/verify-archive';
import { type MailboxWorld, MINUTE_MS, mailboxWorld, OWN_CIF, SUPPLIER_CIF } from '../mailbox/mailbox-world';
import { sampleInvoice } from '../outside/sample-invoice';
import { createTestDatabase, type TestDatabase, urlOf } from '../support/test-database';

const NOW = Date.parse('2026-03-02T10:00:00Z');
const folder = mkdtempSync(join(tmpdir(), 'condica-copy-'));
const file = join(folder, 'una.copie');
const secrets = Object.fromEntries(SECRET_NAMES.map((name, place) => [name, `0123456789abcde${place}`.repeat(4)]));
const empty: TestDatabase[] = [];
let world: MailboxWorld;

beforeAll(async () => {
  world = await mailboxWorld();
  for (const number of ['C-1', 'C-2', 'C-3'])
    await world.send(sampleInvoice({ number, sellerCif: SUPPLIER_CIF, buyerCif: OWN_CIF }));
  world.clock.now += MINUTE_MS;
  await world.look();
  await copyTo(file);
});
afterAll(async () => {
  for (const database of empty) await database.drop();
  await world.close();
  rmSync(folder, { recursive: true, force: true });
});

function copyTo(place: string, before = async (): Promise<void> => undefined) {
  return writeCopyFile(place, (write) =>
    withClient(world.database.owner, async (client) => {
      let first = true;
      return makeCopy({
        ...{ client, secrets, now: () => NOW },
        write: async (line) => {
          await write(line);
          if (first) await before();
          first = false;
        },
      });
    }),
  );
}

interface Place {
  readonly target: TestDatabase;
  readonly secretsFolder: string;
  run(from: string): ReturnType<typeof putBack>;
}

async function place(options?: { readonly empty: boolean }): Promise<Place> {
  const target = await createTestDatabase(options ?? { empty: true });
  empty.push(target);
  const secretsFolder = join(mkdtempSync(join(folder, 'place-')), 'secrets');
  const database = { folder, url: urlOf(target.app), ownerUrl: urlOf(target.owner) };
  return { target, secretsFolder, run: (from) => putBack({ file: from, database, secretsFolder, now: () => NOW }) };
}

async function rowsIn(database: Pick<TestDatabase, 'owner'>): Promise<Readonly<Record<string, readonly string[]>>> {
  return withClient(database.owner, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      "select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'kysely_%' order by 1",
    );
    const all: Record<string, readonly string[]> = {};
    for (const { name } of rows)
      all[name] = (await client.query<{ row: string }>(`select one::text as row from ${name} as one`)).rows
        .map(({ row }) => row)
        .toSorted();
    return all;
  });
}

it('holds every row of every table, exactly, with the secrets and the counters', async () => {
  const { target, secretsFolder, run } = await place();
  const { rows } = await run(file);
  expect(rows).toBeGreaterThan(20);
  const { epoch: _, epoch_head: _heads, ...here } = await rowsIn(target);
  const { epoch: __, epoch_head: __heads, ...there } = await rowsIn(world.database);
  expect(here).toEqual(there);
  expect(readdirSync(secretsFolder).toSorted()).toEqual([...SECRET_NAMES].toSorted());
  expect(readFileSync(join(secretsFolder, 'anaf-tokens'), 'utf8')).toBe(secrets['anaf-tokens']);
  expect(statSync(join(secretsFolder, 'anaf-tokens')).mode & 0o777).toBe(0o600);
  const owner = kyselyOver(createPool(target.owner, { max: 1, lockTimeoutMs: 0, onError: () => undefined }));
  expect(await verifyArchive(owner)).toMatchObject({ documents: 6, damaged: 0 });
  const { rows: epochs } = await sql<{ reason: string }>`select reason from epoch order by seq`.execute(owner);
  expect(epochs.at(-1)?.reason).toBe('restore');
  // The next company takes an id that no device knows.
  const { rows: made } = await sql<{ id: number }>`insert into company (cif, name, address)
    values ('99', 'Nouă', '{}') returning id`.execute(owner);
  expect(made[0]?.id).toBeGreaterThan(100_000);
  await owner.destroy();
});

it('is of one moment, whatever is written while it is made', async () => {
  const during = join(folder, 'during.copie');
  await copyTo(during, () =>
    world.database.asOwner(async (db) => {
      await sql`insert into company (cif, name, address) values ('77', 'Scrisă între timp', '{}')`.execute(db);
    }),
  );
  expect(gunzipSync(readFileSync(during)).toString()).not.toContain('Scrisă între timp');
  await world.database.asOwner((db) => db.deleteFrom('company').where('cif', '=', '77').execute());
});

it('that is cut, changed or of a newer program is refused, and nothing is written', async () => {
  const { target, secretsFolder, run } = await place();
  const whole = readFileSync(file);
  const text = gunzipSync(whole).toString();
  const bad: Readonly<Record<string, Buffer>> = {
    'cut.copie': whole.subarray(0, whole.length - 200),
    'without-end.copie': gzipSync(text.split('\n').slice(0, -2).join('\n')),
    'changed.copie': gzipSync(text.replace('Furnizor', 'Furnizar').replace('C-2', 'C-9')),
    'other.copie': gzipSync('{"kind":"altceva"}\n'),
    'no-zip.copie': Buffer.from('nu este o arhivă'),
  };
  for (const [name, bytes] of Object.entries(bad)) {
    writeFileSync(join(folder, name), bytes);
    await expect(run(join(folder, name)), name).rejects.toMatchObject({ fault: 'copy' });
  }
  const { rowCount } = await withClient(target.owner, (client) =>
    client.query("select from pg_tables where schemaname = 'public'"),
  );
  expect(rowCount).toBe(0);
  expect(() => statSync(secretsFolder)).toThrow();
});

it('is not put over the work of anybody, nor beside other keys', async () => {
  const used = await place({ empty: false });
  await withClient(used.target.owner, (client) =>
    client.query("insert into company (cif, name, address) values ('5', 'A altcuiva', '{}')"),
  );
  await expect(used.run(file)).rejects.toThrow(/nu scrie peste nimic/);
  const keyed = await place();
  mkdirSync(keyed.secretsFolder, { recursive: true });
  writeFileSync(join(keyed.secretsFolder, 'anaf-tokens'), 'f0'.repeat(32));
  await expect(keyed.run(file)).rejects.toThrow(/nu scrie peste nimic/);
});

it('leaves nothing under its name where it was broken off', async () => {
  const broken = join(folder, 'broken.copie');
  await expect(
    writeCopyFile(broken, async (write) => {
      await write('{}');
      throw new Error('no room');
    }),
  ).rejects.toThrow('no room');
  expect(readdirSync(folder).filter((name) => name.startsWith('broken'))).toEqual([]);
});

it('of a schedule lets the oldest go, and nothing else', () => {
  const names = [1, 2, 3].map((day) => copyName(NOW + day * 24 * 60 * MINUTE_MS));
  expect(names[0]).toBe('condica-2026-03-03-100000.copie');
  expect(olderCopies([...names, 'alta.copie', 'condica-2026-03-01-100000.copie.part'], 2)).toEqual([names[0]]);
  expect(olderCopies(names, 3)).toEqual([]);
});
