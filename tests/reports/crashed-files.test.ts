import { describe, expect, it } from 'vitest';
import { crashedFiles, type EndedTest } from './crashed-files';

const test = (file: string, end: EndedTest['end'], ...errors: readonly string[]): EndedTest => ({ file, end, errors });
const CRASH = 'Error: locator.click: Target crashed \nCall log:';

describe('the files that are run again', () => {
  it('are those where the renderer died, with what was not run after it', () => {
    const tests = [test('a', 'passed'), test('b', 'failed', CRASH), test('b', 'not-run'), test('c', 'passed')];
    expect(crashedFiles(tests)).toEqual(['b']);
    expect(crashedFiles([test('b', 'failed', 'page.goto: Page crashed'), test('b', 'failed', CRASH)])).toEqual(['b']);
  });

  it('are none where something else failed, or nothing did', () => {
    expect(crashedFiles([test('a', 'failed', 'expect(received).toBe(expected)'), test('b', 'failed', CRASH)])).toEqual(
      [],
    );
    expect(crashedFiles([test('a', 'failed', 'The crashed target of a person')])).toEqual([]);
    expect(crashedFiles([test('a', 'failed')])).toEqual([]);
    expect(crashedFiles([test('a', 'not-run'), test('b', 'failed', CRASH)])).toEqual([]);
    expect(crashedFiles([test('a', 'passed')])).toEqual([]);
  });
});
