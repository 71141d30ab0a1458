/** The upgrade of a large archive from version 2 of the local database, with a tab of that version open. Aim: 5 s for 100,000. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from '@playwright/test';
import { startBrowser } from '../browser/killable-browser';
import { removeProfile } from '../browser/remove-profile';
import { startWorkerServer, WORKER_PATH } from './browser/worker-server';
import { ms, printTable, type Row } from './report/print-table';
import type { UpgradeTimes } from './storage/upgrade.worker';

const SIZES = [1_000, 100_000];

test('upgrade of the local database', async () => {
  const server = await startWorkerServer('tests/bench/storage/upgrade.worker.ts');
  const rows: Row[] = [];
  try {
    for (const size of SIZES) {
      const times = await upgradeOf(server.url, size);
      rows.push([times.rows.toLocaleString('en'), ms(times.upgradeMs)]);
    }
  } finally {
    await server.close();
  }
  printTable({
    title: 'Upgrade of the local database from version 2, Chromium, aim 5 s',
    head: ['documents', 'from the opening to the first row'],
    rows,
    foot: ['One upgrade each, in a worker, in a browser of its own; one document in a thousand waits with its upload.'],
  });
});

async function upgradeOf(url: string, size: number): Promise<UpgradeTimes> {
  const profile = mkdtempSync(join(tmpdir(), 'condica-bench-'));
  const { page, close } = await startBrowser(profile);
  try {
    await page.goto(url);
    return await page.evaluate(
      ([script, rows]) =>
        new Promise<UpgradeTimes>((resolve, reject) => {
          const worker = new Worker(script, { type: 'module' });
          worker.onerror = ({ message }) => reject(new Error(message));
          worker.onmessage = ({ data }) => resolve(data);
          worker.postMessage(rows);
        }),
      [WORKER_PATH, size] as const,
    );
  } finally {
    await close();
    removeProfile(profile);
  }
}
