import { describe, expect, it } from 'vitest';
import { FileQueue } from '@/app/invoices/send/file-queue';
import { readFiles } from '@/app/invoices/send/read-files';
import type { FileReading } from '@/workers/document/file-reading';

const READING: FileReading = {
  sha256: '',
  bytes: 0,
  document: null,
  readError: null,
  utf8: true,
  accepted: false,
  findings: [],
  repairs: 0,
  warnings: 0,
};
const FILES = Array.from({ length: 20 }, (_, index) => ({ id: index, content: new Blob([String(index)]) }));

/** All found already. */
function queued(): FileQueue<(typeof FILES)[number]> {
  const queue = new FileQueue<(typeof FILES)[number]>();
  queue.push(FILES);
  queue.close();
  return queue;
}

describe('reading many files', () => {
  it('reads each once, with a bounded number under way', async () => {
    let underWay = 0;
    let most = 0;
    const seen: number[] = [];
    await readFiles({
      files: queued(),
      parallel: 3,
      read: async () => {
        underWay += 1;
        most = Math.max(most, underWay);
        await new Promise(setImmediate);
        underWay -= 1;
        return READING;
      },
      report: (done) => seen.push(...done.map(({ file }) => file.id)),
      signal: new AbortController().signal,
      now: () => 0,
    });
    expect(most).toBe(3);
    expect(seen.sort((a, b) => a - b)).toEqual(FILES.map(({ id }) => id));
  });

  it('stops at the signal and keeps what was read', async () => {
    const stop = new AbortController();
    const seen: number[] = [];
    await readFiles({
      files: queued(),
      parallel: 1,
      read: async (content) => {
        if ((await content.text()) === '5') stop.abort();
        return READING;
      },
      report: (done) => seen.push(...done.map(({ file }) => file.id)),
      signal: stop.signal,
      now: () => 0,
    });
    expect(seen).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('reports in groups', async () => {
    let clock = 0;
    const groups: number[] = [];
    await readFiles({
      files: queued(),
      parallel: 1,
      read: async () => {
        clock += 50;
        return READING;
      },
      report: (done) => groups.push(done.length),
      signal: new AbortController().signal,
      now: () => clock,
    });
    expect(groups).toEqual([3, 3, 3, 3, 3, 3, 2]);
  });
});
