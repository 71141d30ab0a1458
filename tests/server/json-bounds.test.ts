/** What JSON is parsed at all: any that a call could bring, and none that holds the server up. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPlainShape } from '../../server/http/json-bounds';
import { readJson } from '../../server/http/read-json';
import { FULL_DRAFT } from '../domain/invoice/full-draft';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const MB = 1024 * 1024;
const BOUNDS = { depth: 3, parts: 20, names: 4 };

const hostile: readonly (readonly [string, () => string])[] = [
  ['brackets that never end', () => '['.repeat(11.5 * MB)],
  ['brackets that do', () => `${'['.repeat(5.7 * MB)}${']'.repeat(5.7 * MB)}`],
  ['millions of empty lists', () => `[${'[],'.repeat(3.8 * MB)}1]`],
  ['objects in objects', () => '{"a":'.repeat(2.3 * MB)],
  ['hundreds of thousands of names', () => `{${Array.from({ length: 900_000 }, (_, i) => `"k${i}":1`).join(',')}}`],
];

describe('a body that takes seconds to parse', () => {
  // Before: up to twelve seconds each on a loaded machine, in which nobody else was answered.
  it.each(hostile)('is told by its shape: %s', (_name, text) => {
    const bytes = bytesOf(text());
    const started = process.cpuUsage();
    expect(readJson(bytes)).toBeUndefined();
    const { user, system } = process.cpuUsage(started);
    // Of the processor, some 50 ms; parsing takes forty times as long.
    expect((user + system) / 1000).toBeLessThan(2_000);
  });
});

describe('any other', () => {
  it('of 10,000 lines with everything that a line can have is parsed', () => {
    const [line] = FULL_DRAFT.lines;
    const draft = { lines: Array.from({ length: 10_000 }, () => line) };
    const bytes = bytesOf(JSON.stringify(draft));
    expect(bytes.length).toBeLessThan(12 * MB);
    expect(readJson(bytes)).toEqual(draft);
  });

  it('is parsed as ever, whatever its texts hold', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
        expect(readJson(bytesOf(JSON.stringify(value)))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });
});

describe('the bounds', () => {
  it.each([
    ['[[[1]]]', true],
    ['[[[[1]]]]', false],
    ['{"a":1,"b":1,"c":1,"d":1,"e":1}', true],
    ['{"a":1,"b":1,"c":1,"d":1,"e":1,"f":1}', false],
    // Names are counted by object, and a list has none.
    ['[{"a":1,"b":1,"c":1},{"a":1,"b":1,"c":1}]', true],
    ['[1,2,3,4,5,6,7,8]', true],
    [`[${'1,'.repeat(19)}1]`, true],
    [`[${'1,'.repeat(20)}1]`, false],
    // What stands in a text is no structure, whatever comes before its quotes.
    ['["[[[[[[","{{{{,,,,,,,,,,,,,,,,,,,,,,,,,"]', true],
    ['["\\"[[[[[[","\\\\"]', true],
    ['["\\\\",[[[[1]]]]]', false],
    [']]]]', true],
  ])('%s: %s', (text, plain) => {
    expect(isPlainShape(bytesOf(text), BOUNDS)).toBe(plain);
  });
});
