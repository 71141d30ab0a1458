/** docs/adding.md shows each addition on files that are there, and none touches more than ten. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const sections = readFileSync(`${ROOT}/docs/adding.md`, 'utf8')
  .split(/^## /m)
  .slice(1)
  .map((text) => ({
    name: text.split('\n')[0] ?? '',
    files: [...text.matchAll(/^\| `([^`]+)`/gm)].map(([, path]) => path),
  }));

describe('what is to be touched for', () => {
  it('the four kinds of additions is written down', () => {
    expect(sections.map(({ name }) => name)).toEqual(['A collection', 'A call', 'A job', 'A screen']);
  });

  it.each(sections)('$name: files that are there, ten at most', ({ files }) => {
    expect(files.length).toBeGreaterThan(0);
    expect(files.length).toBeLessThanOrEqual(10);
    expect(files.filter((path) => path === undefined || !existsSync(`${ROOT}/${path}`))).toEqual([]);
  });
});
