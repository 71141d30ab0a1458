import { describe, expect, it } from 'vitest';
import { type EndedTest, filesToRepeat } from './files-to-repeat';

const test = (file: string, end: EndedTest['end'], ...errors: readonly string[]): EndedTest => ({ file, end, errors });
const CRASH = 'Error: locator.click: Target crashed \nCall log:';
const WRONG = 'expect(received).toBe(expected)';

describe('the files that are run again', () => {
  it('are those where the renderer died, however many, with what was not run after it', () => {
    const tests = [test('a', 'passed'), test('b', 'failed', CRASH), test('b', 'not-run'), test('c', 'passed')];
    expect(filesToRepeat(tests)).toEqual(['b']);
    const all = ['a', 'b', 'c', 'd', 'e'];
    expect(filesToRepeat(all.map((file) => test(file, 'failed', 'page.goto: Page crashed')))).toEqual(all);
  });

  it('are those of a failure that stands alone', () => {
    const cascade = [test('a', 'failed', WRONG), test('a', 'failed', WRONG), test('a', 'failed', WRONG)];
    expect(filesToRepeat([...cascade, test('b', 'failed', CRASH), test('c', 'passed')])).toEqual(['a', 'b']);
  });

  it('are none where several failed, nothing did, or something outside the tests kept them from running', () => {
    expect(filesToRepeat(['a', 'b', 'c', 'd'].map((file) => test(file, 'failed', WRONG)))).toEqual([]);
    expect(filesToRepeat([test('a', 'not-run'), test('b', 'failed', CRASH)])).toEqual([]);
    expect(filesToRepeat([test('a', 'passed')])).toEqual([]);
  });
});
