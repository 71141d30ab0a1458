/** Leaves the names of failed tests where `npm test` reads them, so that they stand at the end of everything it prints. */
import { appendFileSync } from 'node:fs';
import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node';

export default class FailuresOfVitest implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const file = process.env.CONDICA_FAILURES;
    const lines = [...modules.flatMap(failuresOf), ...unhandled.map((error) => `unhandled: ${firstLine(error)}`)];
    if (file !== undefined && lines.length > 0) appendFileSync(file, `${lines.join('\n')}\n`);
  }
}

function failuresOf(module: TestModule): readonly string[] {
  const own = module.errors().map((error) => `${module.relativeModuleId}: ${firstLine(error)}`);
  return [...own, ...[...module.children.allTests('failed')].map(failedLine)];
}

function failedLine(test: TestCase): string {
  const errors = test.result().errors ?? [];
  return `${test.module.relativeModuleId} › ${test.fullName}: ${errors.map(firstLine).join(' | ')}`;
}

function firstLine({ message }: { readonly message: string }): string {
  return message.split('\n')[0] ?? '';
}
