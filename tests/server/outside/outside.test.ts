/** Settings from the environment, the key of the tokens, and the shared stores on PostgreSQL. */
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_REGISTER } from '../../../server/demo/demo-companies';
import { tokenKeyAt } from '../../../server/outside/anaf/token-key';
import { createOutside, type Outside } from '../../../server/outside/outside';
import { readOutsideSettings } from '../../../server/outside/outside-settings';
import { type FilingTestDatabase, filingTestDatabase } from '../filing/filing-database';
import { type InProcess, inProcessStandIns } from './in-process-stand-ins';

let directory: string;
let database: FilingTestDatabase;
let standIns: InProcess;
let outside: Outside;
let now = Date.parse('2026-03-11T09:00:00Z');

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'condica-outside-'));
  database = await filingTestDatabase();
  standIns = inProcessStandIns({ now: () => now, companies: DEMO_REGISTER });
  const read = readOutsideSettings({ STAND_INS_URL: `${standIns.url}/` });
  if (!read.ok) throw new Error(read.problem);
  outside = createOutside({
    settings: read.settings,
    fetch: standIns.fetch,
    db: database.db.withTables(),
    asCompany: database.asCompany,
    publish: async () => 0,
    tokenKey: tokenKeyAt(join(directory, 'keys', 'anaf.key')),
    now: () => now,
    random: () => 0,
    sleep: async (ms) => {
      now += ms;
    },
  });
});
afterAll(async () => {
  await database.close();
  rmSync(directory, { recursive: true, force: true });
});

describe('settings', () => {
  it('point at the stand-ins unless told otherwise', () => {
    expect(readOutsideSettings({})).toMatchObject({
      ok: true,
      settings: { mode: 'stand-in', registerUrl: 'http://127.0.0.1:8181' },
    });
  });
  it("of the real services need the application's profile", () => {
    expect(readOutsideSettings({ ANAF_MODE: 'prod', ANAF_CLIENT_ID: 'x' })).toEqual({
      ok: false,
      problem: expect.stringContaining('ANAF_CLIENT_SECRET, ANAF_REDIRECT_URI'),
    });
    const profile = { ANAF_CLIENT_ID: 'a', ANAF_CLIENT_SECRET: 'b', ANAF_REDIRECT_URI: 'https://c' };
    expect(readOutsideSettings({ ANAF_MODE: 'prod', ...profile })).toMatchObject({
      ok: true,
      settings: {
        anaf: { baseUrl: 'https://api.anaf.ro/prod/FCTEL/rest' },
        callsPerMinute: 500,
        plan: { doubtWaitMs: 3_600_000 },
      },
    });
  });
  it('refuse a mode that does not exist', () => {
    expect(readOutsideSettings({ ANAF_MODE: 'live' }).ok).toBe(false);
  });
  // A resend while the first upload may still be on its way would be a second filing.
  it('wait longer after a doubt than an upload may take', () => {
    for (const mode of ['stand-in', 'prod']) {
      const read = readOutsideSettings({
        ANAF_MODE: mode,
        ANAF_CLIENT_ID: 'a',
        ANAF_CLIENT_SECRET: 'b',
        ANAF_REDIRECT_URI: 'c',
      });
      expect(read.ok && read.settings.plan.doubtWaitMs > read.settings.anaf.uploadTimeoutMs).toBe(true);
    }
  });
});

describe("the tokens' key", () => {
  it('is made once, for its owner only', () => {
    const path = join(directory, 'keys', 'other.key');
    expect(tokenKeyAt(path)).toEqual(tokenKeyAt(path));
    expect(statSync(path).mode & 0o777).toBe(0o600);
  });
  it('is refused where the file holds something else', () => {
    const path = join(directory, 'bad.key');
    writeFileSync(path, 'short');
    expect(() => tokenKeyAt(path)).toThrow('32');
  });
});

describe('the shared stores', () => {
  it('keep an answer of the register, and give it while the service is away', async () => {
    expect(await outside.lookUpCompany('14399840')).toMatchObject({
      found: true,
      name: 'AGRO CAMPIA SA',
      fromCache: false,
      checkedOn: '2026-03-11',
    });
    standIns.standIns().faults.add({ kind: 'server-error', path: 'Platitor', delayMs: 0 });
    now += 86_400_000;
    expect(await outside.lookUpCompany('14399840')).toMatchObject({ fromCache: true, checkedOn: '2026-03-11' });
    standIns.standIns().faults.clear();
    expect(await outside.lookUpCompany('14399840')).toMatchObject({ fromCache: false, checkedOn: '2026-03-12' });
  });
  it('keep look-ups a second apart', async () => {
    const before = now;
    for (const cui of ['27182818', '31415920', '16180331'])
      expect((await outside.lookUpCompany(cui))?.found).toBe(true);
    expect(now - before).toBeGreaterThanOrEqual(1000);
  });
  it('keep rates of past days for good', async () => {
    const first = await outside.ratesInForce('2026-03-09');
    expect(first?.date).toBe('2026-03-06');
    standIns.standIns().faults.add({ kind: 'html', path: 'nbrfx', delayMs: 0 });
    expect(await outside.ratesInForce('2026-03-09')).toEqual(first);
    standIns.standIns().faults.clear();
  });
});
