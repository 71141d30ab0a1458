import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import { getManifest } from 'workbox-build';
import type { PrecacheEntry } from '../src/sync/precache/fill-precache.ts';
import type { BuildFacts } from './build-facts';
import { sourceAliases } from './source-aliases.ts';

/** What is cached at install: the whole app, so that every route opens without network after the first visit. */
const PRECACHED = ['**/*.{html,js,css,woff2,ttf,svg,png,webmanifest}'];
/** Larger files are fetched when wanted. */
const MAX_PRECACHED_BYTES = 3 * 1024 * 1024;

/**
 * Builds src/sync/service-worker.ts into one classic file at /service-worker.js, after the app, with the list of the app's
 * files; the development server bundles it for the same address with an empty list.
 */
export function serviceWorkerPlugin(facts: BuildFacts): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'condica:service-worker',
    configResolved(resolved) {
      config = resolved;
    },
    configureServer(server) {
      server.middlewares.use('/service-worker.js', async (_request, response, next) => {
        try {
          const code = await bundle(config.root, facts, [], null);
          response.setHeader('content-type', 'text/javascript');
          response.setHeader('cache-control', 'no-cache');
          response.end(code);
        } catch (error) {
          next(error);
        }
      });
    },
    closeBundle: {
      sequential: true,
      order: 'post',
      async handler() {
        if (config.command !== 'build') return;
        const outDir = resolve(config.root, config.build.outDir);
        await bundle(config.root, facts, await precacheEntries(outDir), outDir);
      },
    },
  };
}

async function precacheEntries(outDir: string): Promise<readonly PrecacheEntry[]> {
  const { manifestEntries, warnings } = await getManifest({
    globDirectory: outDir,
    globPatterns: PRECACHED,
    globIgnores: ['service-worker.js'],
    maximumFileSizeToCacheInBytes: MAX_PRECACHED_BYTES,
    dontCacheBustURLsMatching: /^assets\//,
  });
  if (warnings.length > 0) throw new Error(`Precache list: ${warnings.join('; ')}`);
  const shell = await readFile(resolve(outDir, 'index.html'));
  const revision = createHash('sha256').update(shell).digest('hex').slice(0, 16);
  return manifestEntries.map(({ url, revision: own }) => ({
    url: `/${url}`,
    revision: url === 'index.html' ? revision : own,
  }));
}

/** With `outDir` writes the file; without it gives the code back (development). */
async function bundle(
  root: string,
  facts: BuildFacts,
  manifest: readonly PrecacheEntry[],
  outDir: string | null,
): Promise<string> {
  const output = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    resolve: { alias: sourceAliases(root) },
    define: {
      __PRECACHE_MANIFEST__: JSON.stringify(manifest),
      __BUILD__: JSON.stringify(facts),
      'process.env.NODE_ENV': JSON.stringify('production'),
    },
    build: {
      write: outDir !== null,
      ...(outDir === null ? {} : { outDir }),
      emptyOutDir: false,
      copyPublicDir: false,
      lib: {
        entry: resolve(root, 'src/sync/service-worker.ts'),
        formats: ['iife'],
        name: 'condicaServiceWorker',
        fileName: () => 'service-worker.js',
      },
    },
  });
  const [first] = Array.isArray(output) ? output : [output];
  if (first === undefined || !('output' in first)) throw new Error('The service worker was not built.');
  const [chunk] = first.output;
  return chunk.code;
}
