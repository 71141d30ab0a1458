import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { readBuildFacts } from './config/build-facts.ts';
import { pageStylesPlugin } from './config/page-styles-plugin.ts';
import { serviceWorkerPlugin } from './config/service-worker-plugin.ts';
import { sourceAliases } from './config/source-aliases.ts';
import { workerLocationPlugin } from './config/worker-location-plugin.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const facts = readBuildFacts(root);
/** Where the development server finds the product's own server. */
const server = process.env.CONDICA_SERVER ?? 'http://127.0.0.1:8080';
/**
 * What is loaded together is one file: cut by who else imports them, the modules of a start were sixty files that each began
 * compression anew (brotli: 168 kB up to the first list in place of 148). A group holds its modules with their imports, less
 * those of the groups above it.
 */
const START_CHUNKS = [
  // The entry, which draws what a phone shows before the application is evaluated.
  { name: 'entry', tags: ['$initial' as const] },
  { name: 'chunk-loader', test: /vite\/preload-helper/ },
  // The first rows of the list, drawn before React; what they have in common with the sign-in and with the list stands apart,
  // so that none brings the other.
  { name: 'early-words', test: /src\/app\/ui\/(class-names|words\/date-words|states\/tone)\.ts$/ },
  {
    name: 'list-words',
    test: new RegExp(
      [
        ...['app/invoices/out/out-shape', 'app/invoices/archive/shown-(item|state)', 'app/invoices/list/row-note'],
        ...[
          'app/ui/states/(badge-look|state-words)',
          'app/ui/table/(column|table-layout|row-height)',
          'app/ui/words/amount-text',
        ],
        ...['db/start/first-rows', 'workers/archive-search/archive-query', 'api/(abilities|guarded-actions)'],
        'app/invoices/list/column-facts',
      ]
        .map((file) => `src/${file}\\.ts$`)
        .join('|'),
    ),
  },
  { name: 'early-list', test: /src\/app\/invoices\/out\/early\/early-list\.ts$/ },
  { name: 'start', test: /src\/app\/main\.tsx$/ },
  { name: 'schemas', test: /node_modules\/valibot\/|src\/api\/(ids|call|fields|entities\/address)\.ts$/ },
  // With what the public news and the first list have in common, so that neither brings the other.
  {
    name: 'sign-in',
    test: /src\/app\/(auth\/sign-in-page|ui\/words\/date-text|pwa\/(open-work|last-input))\.tsx?$/,
  },
  { name: 'errors', test: /src\/api\/errors\.ts$/ },
  { name: 'server-calls', test: /src\/sync\/session\/session-calls\.ts$/ },
  // Partners and the register's answers need it too, without the news.
  { name: 'outside-calls', test: /src\/api\/calls\/outside-calls\.ts$/ },
  { name: 'public-later', test: /src\/app\/(start-updates|auth\/(start-news|news-column|services-line))\.tsx?$/ },
  { name: 'first-list', test: /src\/app\/(layout\/app-layout|invoices\/out\/out-page)\.tsx$/ },
  // What thirty lazy parts and more import was forty files of some hundred bytes: 1.5–2 kB more on each page, and as many requests.
  { name: 'many-pages', minShareCount: 30 },
].map((group, index, groups) => ({ ...group, priority: groups.length - index }));

const NAMED: ReadonlySet<string> = new Set(START_CHUNKS.map(({ name }) => name));

/** Chunks whose lazy parts are loaded with all that they import, at once. */
const STARTS = /\/(entry|start|sign-in)-[^/]*$/;
/** Styles that are not the page's own, which it brings with it. */
const OWN_STYLES = /(?<!\/index-[^/]*)\.css$/;

export default defineConfig({
  root,
  plugins: [react(), tailwindcss(), pageStylesPlugin(), serviceWorkerPlugin(facts)],
  resolve: { alias: sourceAliases(root) },
  define: { __BUILD__: JSON.stringify(facts) },
  worker: { format: 'es', plugins: () => [workerLocationPlugin()] },
  server: { port: 5173, host: '127.0.0.1', proxy: { '/api': server, '/health': server, '/ready': server } },
  build: {
    outDir: 'dist/app',
    emptyOutDir: true,
    manifest: 'assets/manifest.json',
    // The polyfill is an inline script, which the Content-Security-Policy refuses.
    modulePreload: {
      polyfill: false,
      // The names of what each lazy part imports were 6 kB of the first list. The service worker has them all soon after the
      // first visit; before, they are found one step later. The start names what the first list imports, which is waited for.
      resolveDependencies: (_file, imported, { hostId, hostType }) =>
        hostType === 'html' || STARTS.test(hostId) ? imported : imported.filter((file) => OWN_STYLES.test(file)),
    },
    // A data: address of a script or a worker is refused by the Content-Security-Policy.
    assetsInlineLimit: 0,
    target: 'es2023',
    rolldownOptions: {
      output: {
        // A start names a hundred others: a letter less in each is 0.1 kB that cannot be compressed. What several parts share has
        // no name that says more than its letters.
        chunkFileNames: ({ name, isDynamicEntry }) =>
          isDynamicEntry || NAMED.has(name) ? 'assets/[name]-[hash:7].js' : 'assets/[hash:8].js',
        codeSplitting: { groups: START_CHUNKS },
      },
    },
  },
});
