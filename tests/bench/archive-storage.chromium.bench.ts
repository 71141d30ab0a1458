/** The ways of keeping a large archive on the device, beside each other (docs/decisions/0022). */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Page, test } from '@playwright/test';
import { startBrowser } from '../browser/killable-browser';
import { removeProfile } from '../browser/remove-profile';
import { startWorkerServer, WORKER_PATH } from './browser/worker-server';
import { ms, printTable, type Row } from './report/print-table';
import { spread } from './report/spread';
import type { StorageTask, StorageTimes } from './storage/storage.worker';
import { STORAGE_WAYS } from './storage/storage-ways';

const ROWS = 40_000;

test('storage of an archive', async () => {
  const server = await startWorkerServer('tests/bench/storage/storage.worker.ts');
  const rows: Row[] = [];
  try {
    for (const way of STORAGE_WAYS.keys()) rows.push(rowOf(await inOwnBrowser(server.url, { way, rows: ROWS })));
  } finally {
    await server.close();
  }
  printTable({
    title: 'Ways of keeping an archive on the device, Chromium',
    head: ['way', 'rows written/s', 'rows read/s', 'a draft saved: p95', 'worst', 'bytes a row'],
    rows,
    foot: [
      `${ROWS.toLocaleString('en')} rows, 500 a strict transaction with the cursor; reading is the whole archive, in a worker. A browser of its own each.`,
      'Of IndexedDB alone: network, validation and Dexie come on top. A draft is saved ten times a second while rows come in.',
    ],
  });
});

/** What one way leaves in memory and on the disk must not meet the next. */
async function inOwnBrowser(url: string, task: StorageTask): Promise<StorageTimes> {
  const profile = mkdtempSync(join(tmpdir(), 'condica-bench-'));
  const { page, close } = await startBrowser(profile);
  try {
    await page.goto(url);
    return await inWorker(page, task);
  } finally {
    await close();
    removeProfile(profile);
  }
}

function inWorker(page: Page, task: StorageTask): Promise<StorageTimes> {
  return page.evaluate(
    ([script, wanted]) =>
      new Promise<StorageTimes>((resolve, reject) => {
        const worker = new Worker(script, { type: 'module' });
        worker.onerror = ({ message }) => reject(new Error(message));
        worker.onmessage = ({ data }) => resolve(data);
        worker.postMessage(wanted);
      }),
    [WORKER_PATH, task] as const,
  );
}

function rowOf({ name, writtenPerSecond, readPerSecond, saves, bytes }: StorageTimes): Row {
  const { p95, worst } = spread(saves);
  const whole = (value: number): string => Math.round(value).toLocaleString('en');
  return [name, whole(writtenPerSecond), whole(readPerSecond), ms(p95), ms(worst), whole(bytes / ROWS)];
}
