// What is shipped and what simulates it, as modules beside the packages: as Node runs them, without a loader in between.
import { rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build } from 'vite';
import { ROOT } from './paths.mjs';

const FOLDER = join(ROOT, 'node_modules', '.simulation');

/** The folder with `process.mjs`, `sum.mjs` and `breaks.mjs`. `take` changes the text of a file while it is read. */
export async function bundleSimulation(name, take = (_file, text) => text) {
  const folder = join(FOLDER, `${process.pid}-${name}`);
  await build({
    configFile: false,
    root: ROOT,
    publicDir: false,
    logLevel: 'error',
    plugins: [changing(take)],
    resolve: { alias: { '@': join(ROOT, 'src') } },
    define: { __BUILD__: JSON.stringify({ version: '0.0.0', date: '2026-01-01', commit: '' }) },
    ssr: { external: true, noExternal: [] },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: true,
      target: 'node20',
      minify: false,
      rolldownOptions: {
        input: Object.fromEntries(['process', 'sum', 'breaks'].map((file) => [file, `tests/simulation/${file}.ts`])),
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  });
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function changing(take) {
  return {
    name: 'changing',
    enforce: 'pre',
    transform: (text, id) => take(relative(ROOT, id.split('?')[0]).replaceAll('\\', '/'), text),
  };
}
