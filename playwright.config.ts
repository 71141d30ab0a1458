import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';

/**
 * Browser tests run over the production build; each file starts an installation of its own on free ports, over a copy of one
 * demonstration that was filled before (tests/browser/seeding).
 */
export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '**/*.spec.ts',
  globalSetup: fileURLToPath(new URL('tests/browser/seeding/before-all.ts', import.meta.url)),
  // For a run that hangs: on a machine that others share the same tests took twice as long.
  globalTimeout: 100 * 60_000,
  fullyParallel: false,
  // One more took as long (659 s for 175 tests, 638 s for 164 before) and crowded the browsers.
  workers: availableParallelism(),
  timeout: 120_000,
  expect: { timeout: 15_000 },
  retries: 0,
  forbidOnly: true,
  reporter: [['list']],
  outputDir: 'test-results',
  use: {
    locale: 'ro-RO',
    timezoneId: 'Europe/Bucharest',
    trace: 'off',
    // What cannot be pressed is told after this, not at the end of the test's two minutes.
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    launchOptions: {
      ...(process.env.CONDICA_BROWSER === undefined ? {} : { executablePath: process.env.CONDICA_BROWSER }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
