import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { readBuildFacts } from './config/build-facts.ts';
import { serviceWorkerPlugin } from './config/service-worker-plugin.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const facts = readBuildFacts(root);
/** Where the development server finds the product's own server. */
const server = process.env.CONDICA_SERVER ?? 'http://127.0.0.1:8080';

export default defineConfig({
  root,
  plugins: [react(), tailwindcss(), serviceWorkerPlugin(facts)],
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  define: { __BUILD__: JSON.stringify(facts) },
  worker: { format: 'es' },
  server: { port: 5173, host: '127.0.0.1', proxy: { '/api': server, '/health': server, '/ready': server } },
  build: {
    outDir: 'dist/app',
    emptyOutDir: true,
    manifest: 'assets/manifest.json',
    // The polyfill is an inline script, which the Content-Security-Policy refuses.
    modulePreload: { polyfill: false },
    // A data: address of a script or a worker is refused by the Content-Security-Policy.
    assetsInlineLimit: 0,
    target: 'es2023',
  },
});
