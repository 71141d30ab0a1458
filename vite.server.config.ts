import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { readBuildFacts } from './config/build-facts.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

/** The server and the stand-ins as plain modules for Node; packages stay outside. */
export default defineConfig({
  root,
  publicDir: false,
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  define: { __BUILD__: JSON.stringify(readBuildFacts(root)) },
  ssr: { external: true, noExternal: [] },
  build: {
    ssr: true,
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node20',
    rolldownOptions: {
      input: {
        main: 'server/main.ts',
        backup: 'server/backup.ts',
        'create-account': 'server/create-account.ts',
        'judge-worker': 'server/calls/invoices/judging/judge-worker.ts',
        'lose-factor': 'server/lose-factor.ts',
        impersonate: 'server/impersonate.ts',
        notice: 'server/notice.ts',
        'new-epoch': 'server/new-epoch.ts',
        restore: 'server/restore.ts',
        'stand-ins': 'server/stand-ins.ts',
        'verify-archive': 'server/verify-archive.ts',
        'verify-audit': 'server/verify-audit.ts',
      },
      output: { entryFileNames: '[name].mjs', chunkFileNames: 'chunks/[name]-[hash].mjs' },
    },
  },
});
