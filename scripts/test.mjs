#!/usr/bin/env node
// Everything that must hold, from a bare clone: installs what the tests need, then types, lint, unused code, unit, server and
// sync tests, the production build with its sizes, and the browser tests. The last line counts the steps.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chooseParts } from './choose-parts.mjs';
import { checkNode, installPackages } from './install-packages.mjs';
import { ROOT } from './paths.mjs';
import { runNode } from './run.mjs';

const FAILURES = 'failures.txt';
const bin = (...path) => join(ROOT, 'node_modules', ...path);
const report = (name) => join(ROOT, 'tests', 'reports', `${name}.ts`);
const BROWSER_TESTS = [
  bin('@playwright', 'test', 'cli.js'),
  'test',
  `--reporter=list,${report('slowest-of-playwright')},${report('failures-of-playwright')}`,
];
const UNIT_REPORTS = ['default', report('slowest-of-vitest'), report('failures-of-vitest')].map(
  (name) => `--reporter=${name}`,
);

const STEPS = [
  { name: 'types', args: [join(ROOT, 'scripts', 'typecheck.mjs')] },
  { name: 'lint', args: [bin('@biomejs', 'biome', 'bin', 'biome'), 'check', '--error-on-warnings', '.'] },
  { name: 'unused code', args: [bin('knip', 'bin', 'knip.js'), '--no-progress'] },
  { name: 'build', args: [join(ROOT, 'scripts', 'build.mjs')] },
  { name: 'sizes', args: [join(ROOT, 'scripts', 'check-sizes.mjs')] },
  {
    name: 'unit, server and sync tests',
    args: [bin('vitest', 'vitest.mjs'), 'run', ...UNIT_REPORTS],
  },
  { name: 'browser tests', args: BROWSER_TESTS, needsBrowser: true },
];

async function runStep(step, folder) {
  const started = Date.now();
  const repeated = join(folder, 'repeated.txt');
  const env = { ...process.env, CONDICA_FAILURES: join(folder, FAILURES), CONDICA_REPEATED: repeated };
  if (step.needsBrowser) {
    const { findBrowser } = await import('./find-browser.mjs');
    env.CONDICA_BROWSER = await findBrowser();
  }
  console.log(`\n== ${step.name}`);
  let code = await runNode(step.args, { env });
  const files = existsSync(repeated) ? readFileSync(repeated, 'utf8').split('\n').filter(Boolean) : [];
  if (code !== 0 && files.length > 0) {
    console.log(
      `\n== ${step.name}: once more, whole and with nothing beside them (decision 0129): ${files.join(', ')}`,
    );
    code = await runNode([...step.args, '--workers=1', ...files], { env });
  }
  console.log(`== ${step.name}: ${code === 0 ? 'ok' : 'FAILED'} (${((Date.now() - started) / 1000).toFixed(0)} s)`);
  return code === 0;
}

/**
 * The names of the steps that failed. What failed, though it passed the second time, is printed last, where the end of a long
 * log shows it.
 */
async function runSteps(steps) {
  const folder = mkdtempSync(join(tmpdir(), 'condica-test-'));
  const failures = join(folder, FAILURES);
  writeFileSync(failures, '');
  const failed = [];
  for (const step of steps) {
    const passed = await runStep(step, folder).catch((error) => {
      console.error(error.message);
      return false;
    });
    if (!passed) failed.push(step.name);
  }
  const named = readFileSync(failures, 'utf8');
  rmSync(folder, { recursive: true, force: true });
  if (named !== '') console.log(`\nTests that failed, also those that passed when they ran again:\n${named}`);
  if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`);
  return failed;
}

async function main() {
  const steps = chooseParts(STEPS, process.argv.slice(2));
  checkNode();
  await installPackages();
  const failed = await runSteps(steps);
  console.log(`\n${steps.length - failed.length} passed, ${failed.length} failed`);
  process.exit(failed.length === 0 ? 0 : 1);
}

main().catch((error) => {
  console.error(error.message);
  console.log('\n0 passed, 1 failed');
  process.exit(1);
});
