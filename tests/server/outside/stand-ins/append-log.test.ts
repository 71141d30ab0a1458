/** What the stand-ins' store promises after a kill. */
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openAppendLog, type WriteSome } from '../../../../server/outside/stand-ins/append-log';

let directory: string;
let path: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'condica-log-'));
  path = join(directory, 'sub', 'log.jsonl');
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

it('gives back what was appended, also texts with line ends', () => {
  const { log } = openAppendLog(path);
  log.append({ n: 1, text: 'două\nrânduri' });
  log.append({ n: 2 });
  log.close();
  expect(openAppendLog(path).entries).toEqual([{ n: 1, text: 'două\nrânduri' }, { n: 2 }]);
});

// Breaks when a torn line is left in place: the next entry would be glued to it and both lost.
it('cuts off a torn last line, and goes on behind it', () => {
  const first = openAppendLog(path);
  first.log.append({ n: 1 });
  first.log.close();
  appendFileSync(path, '{"n":2,"te');
  const second = openAppendLog(path);
  expect(second.entries).toEqual([{ n: 1 }]);
  second.log.append({ n: 3 });
  second.log.close();
  expect(openAppendLog(path).entries).toEqual([{ n: 1 }, { n: 3 }]);
  expect(readFileSync(path, 'utf8')).toBe('{"n":1}\n{"n":3}\n');
});

// As Linux has it: what fits is written, and only the next write throws (whole-902.log, run 17: the next start found it damaged).
function fillingDisk(room: number): { room: number; write: WriteSome } {
  const disk = {
    room,
    write: (file: number, bytes: Buffer): number => {
      if (disk.room === 0) throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
      const written = writeSync(file, bytes.subarray(0, disk.room));
      disk.room -= written;
      return written;
    },
  };
  return disk;
}

it('acknowledges nothing that a full disk cut off, and leaves no piece of it', () => {
  const disk = fillingDisk(20);
  const { log } = openAppendLog(path, disk.write);
  log.append({ n: 1 });
  expect(() => log.append({ n: 2, text: 'mai lung decât locul rămas' })).toThrow('ENOSPC');
  disk.room = 1000;
  log.append({ n: 3 });
  log.close();
  expect(openAppendLog(path).entries).toEqual([{ n: 1 }, { n: 3 }]);
});

it('refuses a log damaged in the middle instead of forgetting what it held', () => {
  const { log } = openAppendLog(path);
  log.append({ n: 1 });
  log.close();
  appendFileSync(path, 'damage\n{"n":2}\n');
  expect(() => openAppendLog(path)).toThrow();
});
