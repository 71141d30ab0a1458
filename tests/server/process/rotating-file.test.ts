import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { rotatingFile, setAsideIfFull } from '../../../server/process/rotating-file';

const root = mkdtempSync(join(tmpdir(), 'condica-log-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

let file: string;
let failures: unknown[];
beforeEach(() => {
  failures = [];
  file = join(mkdtempSync(join(root, 'x-')), 'server.log');
});

const open = (maxBytes = 100, kept = 2) => rotatingFile(file, { maxBytes, kept }, (error) => failures.push(error));
const read = (place: string) => readFileSync(`${file}${place}`, 'utf8');

describe('a log that rotates', () => {
  // Before: server.log grew for as long as the server lived.
  it('keeps a bounded number of bounded files, whatever is written', () => {
    const append = open();
    for (let line = 0; line < 500; line += 1) append(`line ${line}\n`);
    expect(readdirSync(join(file, '..')).sort()).toEqual(['server.log', 'server.log.1', 'server.log.2']);
    for (const place of ['', '.1', '.2']) expect(statSync(`${file}${place}`).size).toBeLessThanOrEqual(100);
    expect(failures).toEqual([]);
  });

  it('loses no line and cuts none: the files together are the newest ones in their order', () => {
    const append = open();
    for (let line = 0; line < 200; line += 1) append(`line ${line}\n`);
    const kept = (read('.2') + read('.1') + read('')).trimEnd().split('\n');
    const first = 200 - kept.length;
    expect(kept).toEqual(kept.map((_, index) => `line ${first + index}`));
    expect(kept.length).toBeGreaterThan(20);
  });

  it('goes on where an earlier process stopped', () => {
    open()('a'.repeat(90));
    open()('b'.repeat(20));
    expect([read('.1').length, read('').length]).toEqual([90, 20]);
  });

  it('is readable for its owner only, and takes a text longer than a file whole', () => {
    open()('x'.repeat(500));
    expect(read('')).toHaveLength(500);
    expect(statSync(file).mode & 0o077).toBe(0);
  });

  it('notes what another process has set aside, and sets nothing aside for it twice', () => {
    const [one, other] = [open(), open()];
    one('a'.repeat(60));
    other('b'.repeat(60));
    one('c'.repeat(60));
    expect(read('.1') + read('')).toBe('a'.repeat(60) + 'b'.repeat(60) + 'c'.repeat(60));
    other('d'.repeat(10));
    expect(read('')).toBe('c'.repeat(60) + 'd'.repeat(10));
  });

  it('still takes every line where it cannot be set aside, and says so', () => {
    // A folder that is not empty cannot be replaced by a file.
    mkdirSync(`${file}.1`);
    writeFileSync(join(`${file}.1`, 'x'), '');
    const append = open(100, 1);
    for (let line = 0; line < 30; line += 1) append('0123456789');
    expect(read('')).toHaveLength(300);
    expect(failures).toHaveLength(2);
  });
});

it('a file that another program writes is set aside once it is full', () => {
  writeFileSync(file, 'x'.repeat(99));
  setAsideIfFull(file, { maxBytes: 100, kept: 1 });
  expect(existsSync(`${file}.1`)).toBe(false);
  writeFileSync(file, 'x'.repeat(100));
  setAsideIfFull(file, { maxBytes: 100, kept: 1 });
  expect([existsSync(file), read('.1').length]).toEqual([false, 100]);
});
