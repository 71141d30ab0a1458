/** Prints the slowest files at the end of a browser step; a file's installation counts with its first test. */
import { relative } from 'node:path';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { slowestFiles } from './slowest-files';

export default class SlowestOfPlaywright implements Reporter {
  readonly #ms = new Map<string, number>();

  printsToStdio(): boolean {
    return false;
  }

  onTestEnd({ location }: TestCase, { duration }: TestResult): void {
    const file = relative(process.cwd(), location.file);
    this.#ms.set(file, (this.#ms.get(file) ?? 0) + duration);
  }

  onEnd(): void {
    console.log(`\n${slowestFiles([...this.#ms].map(([file, ms]) => ({ file, ms })))}`);
  }
}
