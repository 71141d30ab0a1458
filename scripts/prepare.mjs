#!/usr/bin/env node
// Builds what the package offers outside the app: dist/cli (the command `condica`) and dist/validate (the validator as
// a module, with types). npm runs it after every install. Where the build tools are not installed (a production
// install) it says so and leaves everything as it is.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const require = createRequire(import.meta.url);

/** The build tool, or null where it is not installed. */
async function findVite() {
  try {
    require.resolve('vite/package.json');
  } catch {
    return null;
  }
  return import('vite');
}

function bundle(vite, entry, outDir, fileName, platform) {
  return vite.build({
    configFile: false,
    publicDir: false,
    root,
    logLevel: 'warn',
    resolve: { alias: { '@': join(root, 'src') } },
    ...(platform === 'node' ? { ssr: { noExternal: true } } : {}),
    build: {
      ...(platform === 'node' ? { ssr: entry } : { lib: { entry, formats: ['es'], fileName: () => fileName } }),
      outDir: join(root, outDir),
      emptyOutDir: true,
      target: 'es2022',
      minify: platform !== 'node',
      rollupOptions: { output: { entryFileNames: fileName, minify: platform !== 'node' } },
    },
  });
}

const PARTS = ['xml/xml-element', 'xml/xml-limits', 'invoice/validation/verdict', 'validate-document'];

/** Runs the compiler for declarations; what it says of other files' types is the type-check's business, not this one's. */
function declare(folder) {
  const tsc = join(dirname(require.resolve('typescript/package.json')), 'bin', 'tsc');
  const options = [
    '--declaration',
    '--emitDeclarationOnly',
    '--noEmit',
    'false',
    '--rootDir',
    'src',
    '--outDir',
    folder,
  ];
  spawnSync(process.execPath, [tsc, '-p', join(root, 'tsconfig.domain.json'), ...options], { cwd: root });
}

/** The declarations of the validator, in one file without imports, so that every module resolution takes it. */
function writeTypes() {
  const folder = mkdtempSync(join(root, 'dist', 'types-'));
  try {
    declare(folder);
    const text = PARTS.map((part) => readFileSync(join(folder, 'domain', `${part}.d.ts`), 'utf8'))
      .join('\n')
      .replace(/^import .*;\n/gm, '');
    writeFileSync(join(root, 'dist', 'validate', 'validate.d.ts'), text);
  } catch (fault) {
    console.log(`prepare: tipurile pentru condica/validate nu au putut fi scrise (${fault.message}).`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const vite = await findVite();
if (vite === null) {
  console.log('prepare: uneltele de construire nu sunt instalate; comanda condica rămâne cum este.');
} else {
  await bundle(vite, join(root, 'src/cli/main.ts'), 'dist/cli', 'condica.mjs', 'node');
  await bundle(vite, join(root, 'src/domain/validate-document.ts'), 'dist/validate', 'validate.mjs', 'any');
  writeTypes();
}
