/** What the stand-ins' store promises after a kill. */
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openAppendLog } from '../../../../server/outside/stand-ins/append-log';

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

it('refuses a log damaged in the middle instead of forgetting what it held', () => {
  const { log } = openAppendLog(path);
  log.append({ n: 1 });
  log.close();
  appendFileSync(path, 'damage\n{"n":2}\n');
  expect(() => openAppendLog(path)).toThrow();
});
