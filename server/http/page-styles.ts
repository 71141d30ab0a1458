/**
 * The hashes by which the policy allows the styles that the built page brings with it. Invariant: they are those of the file as
 * it is served now; where another build is put in its place they are read anew.
 */
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';

const STYLE = /<style>([\s\S]*?)<\/style>/g;

/** CSP sources (`'sha256-…'`) of the styles in an HTML file; empty where it brings none. */
export function pageStyles(file: string): () => Promise<readonly string[]> {
  let known: { readonly mtimeMs: number; readonly size: number; readonly sources: readonly string[] } | undefined;
  return async () => {
    const { mtimeMs, size } = await stat(file);
    if (known?.mtimeMs !== mtimeMs || known.size !== size)
      known = { mtimeMs, size, sources: styleSources(await readFile(file, 'utf8')) };
    return known.sources;
  };
}

export function styleSources(html: string): readonly string[] {
  return [...html.matchAll(STYLE)].map(
    ([, css = '']) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`,
  );
}
