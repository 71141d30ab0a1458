/** Leaves the files that are run again (crashed-files.ts) where `npm test` reads them. */
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, Suite, TestCase } from '@playwright/test/reporter';
import { crashedFiles, type EndedTest } from './crashed-files';

export default class CrashesOfPlaywright implements Reporter {
  #tests: () => readonly TestCase[] = () => [];
  #outside = false;

  printsToStdio(): boolean {
    return false;
  }

  onBegin(_config: unknown, suite: Suite): void {
    this.#tests = () => suite.allTests();
  }

  /** Of no test: of the configuration, of what is begun before all. */
  onError(): void {
    this.#outside = true;
  }

  onEnd({ status }: { readonly status: string }): void {
    const file = process.env.CONDICA_CRASHES;
    if (file === undefined || this.#outside || status !== 'failed') return;
    writeFileSync(file, crashedFiles(this.#tests().map(ended)).join('\n'));
  }
}

function ended(test: TestCase): EndedTest {
  const [result] = test.results;
  const errors = (result?.errors ?? []).map(({ message = '' }) => message);
  const end =
    result === undefined || result.status === 'skipped' ? 'not-run' : result.status === 'passed' ? 'passed' : 'failed';
  return { file: relative(process.cwd(), test.location.file), end, errors };
}
