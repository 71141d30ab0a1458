import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';

/** Those that measure what a person waits for, or hold a browser to the end of a token's life: nothing runs beside them. */
const ALONE = ['**/typing-kills.spec.ts', '**/offline-invoice.spec.ts', '**/first-visit.spec.ts'];

/**
 * Browser tests run over the production build; each file starts an installation of its own on free ports, over a copy of one
 * demonstration that is filled before the first. Two files run side by side; `npm test` runs the project `alone` after them.
 */
export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '**/*.spec.ts',
  globalSetup: fileURLToPath(new URL('tests/browser/seeding/seeded-demo.ts', import.meta.url)),
  globalTimeout: 20 * 60_000,
  fullyParallel: false,
  workers: 2,
  projects: [
    { name: 'side by side', testIgnore: ALONE },
    { name: 'alone', testMatch: ALONE, workers: 1 },
  ],
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
