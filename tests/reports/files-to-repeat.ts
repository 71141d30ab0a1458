/**
 * Which files of a browser step are run a second time, whole and with nothing beside them (decision 0129): those where
 * Chromium's own renderer died under a test, and those of a failure that stands alone. What fails in several places, or fails
 * again, has failed.
 */

export interface EndedTest {
  readonly file: string;
  /** `not-run`: one before it in its file failed. */
  readonly end: 'passed' | 'failed' | 'not-run';
  readonly errors: readonly string[];
}

/** In more files than these a failure does not stand alone, whatever the machine did. */
const MOST_FILES = 3;
const CRASH = /\b(?:Target|Page) crashed\b/;

/** Empty where the step has failed. */
export function filesToRepeat(tests: readonly EndedTest[]): readonly string[] {
  const failed = tests.filter(({ end }) => end === 'failed');
  const files = new Set(failed.map(({ file }) => file));
  // Something outside the tests kept these from running.
  if (tests.some(({ end, file }) => end === 'not-run' && !files.has(file))) return [];
  const others = new Set(failed.filter((test) => !isCrash(test)).map(({ file }) => file));
  return others.size > MOST_FILES ? [] : [...files];
}

function isCrash({ errors }: EndedTest): boolean {
  return errors.some((error) => CRASH.test(error));
}
