/** The short form of `npm run kills -- servers`: two processes of the production bundle, one killed now and then while ANAF fails at random. */
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { killServers } from '../../kills/servers/servers-kills';

const bundle = `dist/two-servers-${process.pid}`;
beforeAll(() => build({ configFile: 'vite.server.config.ts', logLevel: 'error', build: { outDir: bundle } }), 120_000);
afterAll(() => rmSync(bundle, { recursive: true, force: true }));

// Verifies: G3, with two servers.
it('each filing is accepted once, and no limit is passed', async () => {
  const outcome = await killServers({
    ...{ filings: 30, seed: 3, refusesDuplicates: false, callsPerMinute: 1_000, build: resolve(bundle) },
    ...{ killEveryMs: 3_000, mostMs: 300_000 },
  });
  expect(outcome).toMatchObject({ throttled: 0, notOnce: [], unfinished: 0 });
  expect(Math.min(outcome.faults, outcome.kills)).toBeGreaterThan(0);
}, 400_000);
