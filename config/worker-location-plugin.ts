import type { Plugin } from 'vite';

/**
 * A worker that reads `import.meta` while its page is left takes the page's whole process with it in Chromium: the module is
 * looked up in what the ending worker has already let go of, by a check that must hold. The address of the worker's own script
 * is the same one, and asks nobody (pdfkit reads it as its module is evaluated).
 */
export function workerLocationPlugin(): Plugin {
  return {
    name: 'condica:worker-location',
    apply: 'build',
    renderChunk: (code) => (code.includes('import.meta') ? { code: withLocation(code), map: null } : null),
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === 'chunk' && chunk.code.includes('import.meta'))
          throw new Error(`The worker ${chunk.fileName} still reads import.meta.`);
      }
    },
  };
}

function withLocation(code: string): string {
  return code.replaceAll('import.meta.url', 'self.location.href');
}
