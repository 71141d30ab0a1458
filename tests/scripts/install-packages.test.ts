/** The install from the lock file, by npm itself, in a folder of its own and without a registry. */

import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'condica-install-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const script = pathToFileURL(join(import.meta.dirname, '../../scripts/install-packages.mjs')).href;

/** A product with one dependency, a file beside it; its lock names `integrity`. */
function product(name: string, integrityOf: (tarball: Buffer) => string): string {
  const own = join(folder, name);
  mkdirSync(join(own, 'dependency'), { recursive: true });
  writeFileSync(join(own, 'dependency', 'package.json'), '{"name":"dependency","version":"1.0.0"}');
  execFileSync('npm', ['pack', '--silent', './dependency'], { cwd: own });
  const resolved = 'file:dependency-1.0.0.tgz';
  const root = { name, version: '1.0.0', dependencies: { dependency: resolved } };
  const integrity = integrityOf(readFileSync(join(own, 'dependency-1.0.0.tgz')));
  const packages = { '': root, 'node_modules/dependency': { version: '1.0.0', resolved, integrity } };
  writeFileSync(join(own, 'package.json'), JSON.stringify(root));
  writeFileSync(
    join(own, 'package-lock.json'),
    JSON.stringify({ name, version: '1.0.0', lockfileVersion: 3, requires: true, packages }),
  );
  return own;
}

const sha512 = (bytes: Buffer | string) => `sha512-${createHash('sha512').update(bytes).digest('base64')}`;

async function install(own: string): Promise<void> {
  const { installLocked }: { installLocked: (folder: string) => Promise<void> } = await import(script);
  await installLocked(own);
}

// Before: any failure of `npm ci`, this one too, was tried again by `npm install`.
it('stops where a package is not the one that the lock names', async () => {
  const own = product('schimbat', () => sha512('altceva'));
  await expect(install(own)).rejects.toThrow(/^Un pachet descărcat nu este cel din package-lock\.json/);
  expect(existsSync(join(own, 'node_modules', 'dependency'))).toBe(false);
});

it('installs what the lock names', async () => {
  const own = product('întreg', sha512);
  await install(own);
  expect(existsSync(join(own, 'node_modules', 'dependency', 'package.json'))).toBe(true);
});
