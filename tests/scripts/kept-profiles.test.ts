/** Of a prepared demonstration one browser is signed in, and no second one is the same device. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { profilesOf } from '../browser/seeding/kept-profiles';
import { preparedPlace, preparedPort, tellPrepared } from '../browser/seeding/prepared-places';

let prepared: string;
let given: string[];

beforeEach(() => {
  prepared = mkdtempSync(join(tmpdir(), 'condica-prepared-'));
  given = [];
  for (const name of ['device', 'app']) {
    mkdirSync(join(prepared, name));
    writeFileSync(join(prepared, name, 'cookies'), name);
  }
});
afterEach(() => {
  vi.unstubAllEnvs();
  for (const folder of [prepared, ...given]) rmSync(folder, { recursive: true });
});

it('gives the signed-in device once, and else copies of the one with the app alone', () => {
  const next = profilesOf(prepared);
  const profiles = [next({ asStranger: true }), next(), next()];
  given = profiles.map(({ folder }) => folder);
  expect(new Set(given).size).toBe(3);
  const whats = profiles.map(({ folder, isSignedIn }) => [readFileSync(join(folder, 'cookies'), 'utf8'), isSignedIn]);
  expect(whats).toEqual([
    ['app', false],
    ['device', true],
    ['app', false],
  ]);
});

it('leaves the prepared profiles as they were', () => {
  const { folder } = profilesOf(prepared)();
  given = [folder];
  rmSync(join(folder, 'cookies'));
  expect(existsSync(join(prepared, 'device', 'cookies'))).toBe(true);
});

it('has a place of its own, folder and port, for each worker, and none outside of one', () => {
  vi.stubEnv('CONDICA_PREPARED_DEMOS', '');
  tellPrepared(['/one', '/other']);
  vi.stubEnv('TEST_PARALLEL_INDEX', undefined);
  expect(preparedPlace()).toBeUndefined();
  vi.stubEnv('TEST_PARALLEL_INDEX', '1');
  expect(preparedPlace()).toEqual({ port: preparedPort(1), folder: '/other' });
  expect(preparedPort(1)).not.toBe(preparedPort(0));
  vi.stubEnv('TEST_PARALLEL_INDEX', '2');
  expect(preparedPlace()).toBeUndefined();
});
