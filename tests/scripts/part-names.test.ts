/** A command that is asked for a part it does not have says so and fails, before it installs or builds anything. */
import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

function run(script: string, ...args: string[]) {
  return spawnSync(process.execPath, [`scripts/${script}`, ...args], { encoding: 'utf8' });
}

describe('a name that fits no part', () => {
  it('is told by npm run bench with the parts there are', () => {
    const { status, stdout, stderr } = run('bench.mjs', 'coldstart');
    expect(status).toBe(1);
    expect(stderr).toContain("No part's name begins with «coldstart». The parts are:");
    expect(stderr).toContain('\n  cold start\n  import\n');
    expect(stdout).toBe('');
  });

  it('is told by npm test with the steps there are', () => {
    const { status, stdout, stderr } = run('test.mjs', 'units');
    expect(status).toBe(1);
    expect(stderr).toContain('\n  unit, server and sync tests\n');
    expect(stdout).toBe('\n0 passed, 1 failed\n');
  });

  it('is told by npm run fuzz with the worlds there are', () => {
    const { status, stderr } = run('fuzz.mjs', 'sincronizare', '1-20');
    expect(status).toBe(1);
    expect(stderr).toContain('\n  filing\n  edits\n');
  });
});
