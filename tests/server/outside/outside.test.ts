/** The real clients over the stand-ins with their stores on PostgreSQL, as the server opens them. */
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_REGISTER } from '../../../server/demo/demo-register';
import { lookUpCompany } from '../../../server/outside/company-register/look-up-company';
import { postgresRegistrationCache } from '../../../server/outside/company-register/postgres-registration-cache';
import { postgresRateCache } from '../../../server/outside/exchange-rates/postgres-rate-cache';
import { ratesInForce } from '../../../server/outside/exchange-rates/rates-in-force';
import { type OutsideServices, openOutsideServices } from '../../../server/outside/outside-services';
import { readSettings } from '../../../server/process/settings';
import { createTokenCipher } from '../../../server/process/token-cipher';
import { realTimers } from '../../../server/real-parts';
import { type FilingTestDatabase, filingTestDatabase } from '../filings/filing-database';
import { type InProcess, inProcessStandIns } from './in-process-stand-ins';

const NOW = Date.parse('2026-03-11T09:00:00Z');
let database: FilingTestDatabase;
let standIns: InProcess;
let services: OutsideServices;
/** The register takes one request a second: every look-up is in a second of its own. */
let now = NOW;

beforeAll(async () => {
  database = await filingTestDatabase();
  standIns = inProcessStandIns({ now: () => now, companies: DEMO_REGISTER });
  const settings = readSettings({ STAND_INS_URL: standIns.url }, '');
  const cipher = createTokenCipher(randomBytes(32));
  services = openOutsideServices({
    settings,
    db: database.app,
    cipher,
    fetch: standIns.fetch,
    now: () => now,
    random: () => 0,
    timers: realTimers,
    onError: (error) => {
      throw error;
    },
  });
});
afterAll(() => database.close());

describe('the shared stores', () => {
  const lookUp = (cui: string, day: string) => {
    now += 1000;
    return lookUpCompany(services.register, postgresRegistrationCache(database.db.withTables()), cui, day);
  };

  it('keep an answer of the register, and give it while the service is away', async () => {
    expect(await lookUp('14399840', '2026-03-11')).toMatchObject({
      found: true,
      name: 'AGRO CAMPIA SA',
      fromCache: false,
    });
    standIns.standIns().faults.add({ kind: 'server-error', path: 'Platitor', delayMs: 0 });
    expect(await lookUp('14399840', '2026-03-12')).toMatchObject({ fromCache: true, checkedOn: '2026-03-11' });
    expect(await lookUp('27182818', '2026-03-12')).toBeUndefined();
    standIns.standIns().faults.clear();
    expect(await lookUp('14399840', '2026-03-12')).toMatchObject({ fromCache: false, checkedOn: '2026-03-12' });
  });

  it('keep rates of past days for good', async () => {
    const cache = postgresRateCache(database.db.withTables());
    const clock = { now: NOW, today: '2026-03-11' };
    const first = await ratesInForce(services.rates, cache, '2026-03-09', clock);
    expect(first?.date).toBe('2026-03-06');
    standIns.standIns().faults.add({ kind: 'html', path: 'nbrfx', delayMs: 0 });
    expect(await ratesInForce(services.rates, cache, '2026-03-09', clock)).toEqual(first);
    standIns.standIns().faults.clear();
  });

  // No call waits for this note; the database may not be closed before it.
  it('keep when each service was away', async () => {
    standIns.standIns().faults.add({ kind: 'server-error', path: 'nbrfx', delayMs: 0 });
    const cache = postgresRateCache(database.db.withTables());
    const asked = await ratesInForce(services.rates, cache, '2025-03-10', { now, today: '2026-03-11' });
    expect(asked).toBeUndefined();
    standIns.standIns().faults.clear();
    const away = () => database.db.selectFrom('service_outage').select('service').orderBy('service').execute();
    await expect.poll(away, { timeout: 10_000 }).toEqual([{ service: 'rates' }, { service: 'register' }]);
  });
});
