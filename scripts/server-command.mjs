import { join } from 'node:path';
import { build } from './build.mjs';
import { checkNode, installPackages } from './install-packages.mjs';
import { ROOT } from './paths.mjs';
import { runNode } from './run.mjs';

/** Builds what is not built, and runs one of the server's entries with the arguments of this command. */
export async function serverCommand(entry) {
  checkNode();
  await installPackages();
  await build();
  const program = join(ROOT, 'dist', 'server', `${entry}.mjs`);
  process.exitCode = await runNode(['--enable-source-maps', program, ...process.argv.slice(2)]);
}
