import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';

const GOOD = 'tests/fixtures/invoices/standard.xml';

function condica(bin: string, args: string[], input = '') {
  return spawnSync(process.execPath, [bin, ...args], { input, encoding: 'utf8' });
}

describe('the command as it is installed', () => {
  beforeAll(() => {
    const built = spawnSync(process.execPath, ['scripts/prepare.mjs'], { encoding: 'utf8' });
    if (built.status !== 0) throw new Error(built.stderr);
  }, 60_000);

  it('is an executable file of the package', () => {
    const { bin } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(statSync(bin.condica).mode & 0o111).toBe(0o111);
  });

  it('runs the bundle', () => {
    const good = condica('bin/condica.mjs', ['validate', '--json', GOOD]);
    expect([good.status, JSON.parse(good.stdout).accepted]).toEqual([0, true]);
    expect(condica('bin/condica.mjs', ['validate'], '<a/>').status).toBe(1);
    expect(condica('bin/condica.mjs', ['validate'], '<a>').status).toBe(2);
  });

  it('ends quietly when its reader goes away', () => {
    const lines = `${JSON.stringify({ xml: '<a/>' })}\n`.repeat(5000);
    const shell = 'node bin/condica.mjs validate --json | head -1; echo "$PIPESTATUS"';
    const run = spawnSync('bash', ['-c', shell], { input: lines, encoding: 'utf8' });
    const [first, status] = run.stdout.trim().split('\n');
    expect([JSON.parse(first ?? '').accepted, status, run.stderr]).toEqual([false, '0', '']);
  });

  it('says what to do where the bundle is not there', () => {
    const folder = mkdtempSync(join(tmpdir(), 'condica-bin-'));
    cpSync('bin', join(folder, 'bin'), { recursive: true });
    const run = condica(join(folder, 'bin', 'condica.mjs'), ['validate', GOOD]);
    rmSync(folder, { recursive: true });
    expect(run.status).toBe(2);
    expect(run.stderr).toContain('npm run prepare');
  });

  it('can be imported by name from another project, in both module resolutions', () => {
    const project = mkdtempSync(join(tmpdir(), 'condica-import-'));
    mkdirSync(join(project, 'node_modules'));
    symlinkSync(process.cwd(), join(project, 'node_modules', 'condica'));
    const source = (types: string) =>
      `import { validate${types && ', type Verdict'} } from 'condica/validate';
       const verdict${types} = validate('<a>');
       console.log(verdict.accepted, verdict.readError?.code);`;
    writeFileSync(join(project, 'use.mjs'), source(''));
    writeFileSync(join(project, 'use.mts'), source(': Verdict'));
    const typed = ['nodenext', 'bundler'].map((resolution) => {
      const module = resolution === 'bundler' ? 'esnext' : resolution;
      const options = [
        '--ignoreConfig',
        '--noEmit',
        '--strict',
        '--target',
        'es2022',
        '--lib',
        'es2022,dom',
        '--types',
        '',
      ];
      const tsc = join('node_modules', 'typescript', 'bin', 'tsc');
      return condica(tsc, [...options, '--module', module, '--moduleResolution', resolution, join(project, 'use.mts')]);
    });
    const run = condica(join(project, 'use.mjs'), []);
    rmSync(project, { recursive: true });
    expect(typed.map(({ stdout }) => stdout)).toEqual(['', '']);
    expect([run.stdout, run.stderr]).toEqual(['false not-well-formed\n', '']);
  });

  it('can be imported, with types', async () => {
    const module: unknown = await import(pathToFileURL('dist/validate/validate.mjs').href);
    expect(module).toMatchObject({ validate: expect.any(Function), validateTree: expect.any(Function) });
    const types = readFileSync('dist/validate/validate.d.ts', 'utf8');
    expect(types).not.toMatch(/^import /m);
    expect(types).toContain('export declare function validate(');
  });
});
