/** Test files that may not share loaded modules with others: they replace a module or something global. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const REPLACES =
  /\bvi\.(mock|doMock|stubGlobal|stubEnv|resetModules|useFakeTimers)\b|\bglobalThis\b|fake-indexeddb\/auto|Object\.defineProperty/;

/** Paths of them under a folder, as they are given to Vitest. */
export function filesOfTheirOwn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path).replaceAll('\\', '/'))
    .filter((path) => /\.test\.tsx?$/.test(path) && REPLACES.test(readFileSync(path, 'utf8')));
}
