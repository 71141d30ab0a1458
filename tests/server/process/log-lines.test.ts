import { expect, it } from 'vitest';
import { logLines } from '../../../server/process/log-lines';

it('keeps an entry on one line and in its own fields, whatever is in it', () => {
  const written: string[] = [];
  const log = logLines(
    (text) => written.push(text),
    () => new Date('2026-03-02T10:00:00Z'),
  );
  const hostile = 'a\r\n{"at":"2026-03-02T10:00:00.000Z","event":"signed-in","user":1}\u2028"\u0000';
  log({ event: 'x', path: hostile });
  expect(written.join('').trimEnd().split(/\r|\n/)).toHaveLength(1);
  expect(JSON.parse(written.join(''))).toEqual({ at: '2026-03-02T10:00:00.000Z', event: 'x', path: hostile });
});

// Before: with a full disk the line of an error threw, out of the error's own handler, and the process ended.
it('goes on when a line cannot be written, and says afterwards how many are missing', () => {
  let full = false;
  const written: string[] = [];
  const log = logLines(
    (text) => {
      if (full) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
      written.push(text);
    },
    () => new Date('2026-03-02T10:00:00Z'),
  );
  log({ event: 'first' });
  full = true;
  log({ event: 'second' });
  log({ event: 'third' });
  full = false;
  log({ event: 'fourth' });
  log({ event: 'fifth' });
  const lines = written.join('').trimEnd().split('\n');
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    { at: '2026-03-02T10:00:00.000Z', event: 'first' },
    { at: '2026-03-02T10:00:00.000Z', event: 'log-lost', lines: 2 },
    { at: '2026-03-02T10:00:00.000Z', event: 'fourth' },
    { at: '2026-03-02T10:00:00.000Z', event: 'fifth' },
  ]);
});
