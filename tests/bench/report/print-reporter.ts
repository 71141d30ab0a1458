import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Only what the benches print themselves, and why one could not be measured. */
export default class PrintReporter implements Reporter {
  printsToStdio(): boolean {
    return true;
  }

  onStdOut(text: string | Buffer): void {
    process.stdout.write(text);
  }

  onStdErr(text: string | Buffer): void {
    process.stderr.write(text);
  }

  onError(error: { readonly message?: string }): void {
    console.error(error.message ?? 'The bench could not be started.');
  }

  onTestEnd(test: TestCase, { errors }: TestResult): void {
    for (const { message } of errors) console.error(`${test.title}: ${message ?? 'failed'}`);
  }
}
