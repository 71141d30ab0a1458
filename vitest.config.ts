import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { filesOfTheirOwn } from './tests/vitest/files-of-their-own.ts';
import { LongFilesFirst } from './tests/vitest/long-files-first.ts';

const FLOORS = ['domain', 'api', 'app', 'db', 'sync', 'workers', 'server'];
const SHARED = FLOORS.map((floor) => `tests/${floor}/**/*.test.{ts,tsx}`);
const OWN = FLOORS.flatMap((floor) => filesOfTheirOwn(`tests/${floor}`));
/** A run may ask for another, as one that is shuffled. */
const ORDER = process.argv.some((word) => word.startsWith('--sequence')) ? {} : { sequencer: LongFilesFirst };
/** Run by commands of their own. */
const OTHERS = ['tests/browser/**', 'tests/bench/**', 'node_modules/**'];

export default defineConfig({
  define: { __BUILD__: JSON.stringify({ version: '0.0.0', date: '2026-01-01', commit: '' }) },
  resolve: {
    alias: {
      '@': fileURLToPath(new URL('./src', import.meta.url)),
      // The one that browsers get: Node's stands on its streams.
      pdfkit: fileURLToPath(new URL('./node_modules/pdfkit/js/pdfkit.browser.mjs', import.meta.url)),
    },
  },
  test: {
    environment: 'node',
    // Files with servers wait for clocks and sockets as long as they compute: one more than there are cores.
    maxWorkers: availableParallelism() + 1,
    sequence: ORDER,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      // They change nothing that others see: one set of loaded modules serves all files of a worker.
      { extends: true, test: { name: 'shared', include: SHARED, exclude: [...OWN, ...OTHERS], isolate: false } },
      {
        extends: true,
        test: { name: 'whole', include: ['tests/**/*.test.{ts,tsx}'], exclude: [...SHARED, ...OTHERS] },
      },
      { extends: true, test: { name: 'replacing', include: [...OWN] } },
    ],
  },
});
