import type { Plugin } from 'vite';

/** What the page waits for beside its entry, by the name of its chunk (vite.config.ts). */
const PRELOADED = ['early-words', 'start', 'sign-in'];
/** What a tab of somebody who is signed in asks for beside it; the rows' own first (src/app/preload-frame.ts). */
const OF_THE_FRAME = ['early-list', 'list-words', 'first-list', 'schemas'];
const STYLESHEET = /<link rel="stylesheet"[^>]*href="\/([^"]+\.css)"[^>]*>/;

/**
 * The page brings its styles with it, so that nothing stands between it and its first paint; the server allows them by their
 * hash (server/http/page-styles.ts). What the sign-in needs is asked for at once, not after the entry has run.
 */
export function pageStylesPlugin(): Plugin {
  return {
    name: 'condica:page-styles',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const [link, file = ''] = STYLESHEET.exec(html) ?? [];
        const asset = bundle[file];
        if (link === undefined || asset?.type !== 'asset')
          throw new Error('The page has no stylesheet to bring with it.');
        const css = String(asset.source).trim();
        if (css.includes('</')) throw new Error('The styles would end their element.');
        // Vite's loader of chunks looks for a link before it fetches styles: disabled, it is found and never fetched. What
        // Chromium scans ahead of its parser looked at the medium alone, up to version 150 at least.
        const known = `<link rel="stylesheet" href="/${file}" media="not all" disabled>`;
        return html.replace(link, () => `${preloads(bundle)}${frame(bundle)}<style>${css}</style>\n    ${known}`);
      },
    },
  };
}

type Bundle = Parameters<Extract<Plugin['generateBundle'], (...args: never) => unknown>>[1];

function preloads(bundle: Bundle): string {
  return pathsOf(bundle, PRELOADED)
    .map((path) => `<link rel="modulepreload" crossorigin href="${path}">\n    `)
    .join('');
}

function frame(bundle: Bundle): string {
  return `<meta name="condica-frame" content="${pathsOf(bundle, OF_THE_FRAME).join(' ')}" />\n    `;
}

function pathsOf(bundle: Bundle, names: readonly string[]): readonly string[] {
  return names.map((name) => {
    const chunk = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === name);
    if (chunk === undefined) throw new Error(`Not in the build: ${name}`);
    return `/${chunk.fileName}`;
  });
}
