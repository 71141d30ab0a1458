/** A kept demonstration is the one that was asked for, whole and unharmed, or it is filled anew. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepDemo, keptDemo } from '../browser/seeding/demo-cache';
import { demoKey } from '../browser/seeding/demo-key';

let root: string;
let cache: string;
let filled: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'condica-demo-cache-'));
  [cache, filled] = [join(root, 'cache'), join(root, 'filled')];
  mkdirSync(join(filled, 'data', 'postgres-18'), { recursive: true });
  mkdirSync(join(filled, 'stand-ins'));
  writeFileSync(join(filled, 'data', 'postgres-18', 'base'), 'rows');
  writeFileSync(join(filled, 'stand-ins', 'store.json'), '{}');
});
afterEach(() => rmSync(root, { recursive: true }));

it('is given again under its key alone', () => {
  const kept = keepDemo(cache, 'one', filled);
  expect(keptDemo(cache, 'one')).toBe(kept);
  expect(keptDemo(cache, 'another')).toBeUndefined();
  expect(readFileSync(join(kept, 'data', 'postgres-18', 'base'), 'utf8')).toBe('rows');
});

it('is thrown away once a file of it changed, went or came', () => {
  for (const harm of [
    (kept: string) => writeFileSync(join(kept, 'data', 'postgres-18', 'base'), 'rowz'),
    (kept: string) => rmSync(join(kept, 'stand-ins', 'store.json')),
    (kept: string) => writeFileSync(join(kept, 'data', 'postmaster.pid'), '1'),
  ]) {
    harm(keepDemo(cache, 'one', filled));
    expect(keptDemo(cache, 'one')).toBeUndefined();
    expect(readdirSync(cache)).toEqual([]);
  }
});

it('goes after a day, when none like it can be asked for', () => {
  const old = keepDemo(cache, 'yesterday', filled);
  utimesSync(old, new Date(0), new Date(0));
  keepDemo(cache, 'today', filled);
  expect(readdirSync(cache)).toEqual(['today']);
});

it('has another key for another server, lock file, filling or day, and the same for another commit of the same code', () => {
  const [build, lockFile, script] = [join(root, 'build'), join(root, 'lock'), join(root, 'script')];
  mkdirSync(build);
  const write = (code: string, commit: string): void =>
    writeFileSync(
      join(build, 'main.mjs'),
      `${code} = {\n\t"version": "1",\n\t"date": "${commit}",\n\t"commit": "${commit}"\n}`,
    );
  const key = (day = '2026-11-22'): string => demoKey({ build, lockFile, scripts: [script], day });
  for (const path of [lockFile, script]) writeFileSync(path, '');
  write('code', 'c1');
  const first = key();
  write('code', 'c2');
  expect(key()).toBe(first);
  expect(key('2026-11-23')).not.toBe(first);
  const changes = [() => write('other', 'c2'), () => writeFileSync(lockFile, 'l'), () => writeFileSync(script, 's')];
  const keys = changes.map((change) => {
    change();
    return key();
  });
  expect(new Set([first, ...keys]).size).toBe(4);
});
