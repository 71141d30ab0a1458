import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative, sep } from 'node:path';

/** One import statement of a source file, both as paths from the repository's root. */
export interface ImportEdge {
  readonly from: string;
  readonly to: string;
  /** `import type`, which costs nothing at run time. */
  readonly typeOnly: boolean;
}

const IMPORT = /^\s*(?:import|export)\s+(type\s+)?(?:[^'";]*?\sfrom\s+)?['"]([^'"]+)['"]/gm;

/** The source files under `folder`, as paths from `root`. */
export function sourceFiles(root: string, folder: string): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

/** The edges from one file's text to files of the project; packages are left out. */
export function importsOf(file: string, text: string, known: ReadonlySet<string>): readonly ImportEdge[] {
  return [...text.matchAll(IMPORT)].flatMap(([, type, specifier]) => {
    if (specifier === undefined) return [];
    const to = resolveImport(file, specifier, known);
    return to === undefined ? [] : [{ from: file, to, typeOnly: type !== undefined }];
  });
}

export function readImportGraph(root: string, folders: readonly string[]): readonly ImportEdge[] {
  const files = folders.flatMap((folder) => sourceFiles(root, folder));
  const known = new Set(files);
  return files.flatMap((file) => importsOf(file, readFileSync(join(root, file), 'utf8'), known));
}

function resolveImport(from: string, specifier: string, known: ReadonlySet<string>): string | undefined {
  const base = specifier.startsWith('@/')
    ? `src/${specifier.slice(2)}`
    : specifier.startsWith('.')
      ? posix.normalize(`${dirname(from)}/${specifier}`)
      : undefined;
  if (base === undefined) return undefined;
  return [base, `${base}.ts`, `${base}.tsx`].find((path) => known.has(path)) ?? base;
}
