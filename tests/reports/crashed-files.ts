/**
 * Which files of a browser step are run again: those where Chromium's own renderer died under a test. That is no word on the
 * product, which cannot end a process, and none for it: the file has to pass whole.
 */

export interface EndedTest {
  readonly file: string;
  /** `not-run`: one before it in its file failed. */
  readonly end: 'passed' | 'failed' | 'not-run';
  readonly errors: readonly string[];
}

const CRASH = /\b(?:Target|Page) crashed\b/;

/** Empty where anything else failed too: then the step has failed. */
export function crashedFiles(tests: readonly EndedTest[]): readonly string[] {
  const failed = tests.filter(({ end }) => end === 'failed');
  const isCrash = ({ errors }: EndedTest): boolean => errors.some((error) => CRASH.test(error));
  if (!failed.every(isCrash)) return [];
  const files = new Set(failed.map(({ file }) => file));
  return tests.some(({ end, file }) => end === 'not-run' && !files.has(file)) ? [] : [...files];
}
