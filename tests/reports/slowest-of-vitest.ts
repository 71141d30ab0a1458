/** Prints the slowest files at the end of `npm test`'s unit step: loading, hooks and tests of each. */
import type { Reporter, TestModule } from 'vitest/node';
import { slowestFiles, type TimedFile } from './slowest-files';

export default class SlowestOfVitest implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    console.log(`\n${slowestFiles(modules.map(timed))}`);
  }
}

function timed(module: TestModule): TimedFile {
  const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } = module.diagnostic();
  return {
    file: module.relativeModuleId,
    ms: environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration,
  };
}
