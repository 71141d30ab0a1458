/**
 * Leaves the files that are run again (files-to-repeat.ts) where `npm test` reads them, and what each failed test was told and
 * had on its page where it prints it last: a log of 300 tests is read from its end, often without the machine it came from.
 */
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import { type EndedTest, filesToRepeat } from './files-to-repeat';
import { pageSnapshot } from './page-snapshot';

export default class FailuresOfPlaywright implements Reporter {
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

  onTestEnd(test: TestCase, result: TestResult): void {
    const file = process.env.CONDICA_FAILURES;
    if (file === undefined || result.status === 'passed' || result.status === 'skipped') return;
    appendFileSync(file, `${toldOf(test, result)}\n`);
  }

  onEnd({ status }: { readonly status: string }): void {
    const file = process.env.CONDICA_REPEATED;
    if (file === undefined || this.#outside || status !== 'failed') return;
    writeFileSync(file, filesToRepeat(this.#tests().map(ended)).join('\n'));
  }
}

function toldOf(test: TestCase, { errors, attachments }: TestResult): string {
  const context = attachments.find(({ name }) => name === 'error-context')?.path;
  const name = `${fileOf(test)} › ${test.title}`;
  const words = errors.map(({ message = '' }) => saidFirst(message)).join(' | ');
  const page = context === undefined ? '' : pageSnapshot(readFileSync(context, 'utf8'));
  return page === '' ? `${name}: ${words}` : `${name}: ${words}\n${page}`;
}

/** Also the first of what differs, which of a soft expectation stands below its own words. */
function saidFirst(message: string): string {
  const lines = stripVTControlCharacters(message).split('\n');
  const said = lines.map((line) => line.trim()).filter((line) => line !== '');
  return said.slice(0, 12).join(' ').slice(0, 1200);
}

function ended(test: TestCase): EndedTest {
  const [result] = test.results;
  const errors = (result?.errors ?? []).map(({ message = '' }) => message);
  const end =
    result === undefined || result.status === 'skipped' ? 'not-run' : result.status === 'passed' ? 'passed' : 'failed';
  return { file: fileOf(test), end, errors };
}

function fileOf({ location }: TestCase): string {
  return relative(process.cwd(), location.file);
}
