import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { importsOf, readImportGraph } from './import-graph';
import { forbiddenImports, importCycles } from './layers';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const graph = readImportGraph(ROOT, ['src', 'server']);

describe('import directions', () => {
  it('reads the tree', () => {
    expect(graph.length).toBeGreaterThan(20);
  });

  it('lets no layer import what is above it', () => {
    expect(forbiddenImports(graph)).toEqual([]);
  });

  it('has no cycle', () => {
    expect(importCycles(graph)).toEqual([]);
  });

  it('sees a planted violation', () => {
    const known = new Set(['src/domain/planted.ts', 'src/db/database.ts']);
    const planted = importsOf('src/domain/planted.ts', "import { open } from '@/db/database';\n", known);
    expect(forbiddenImports(planted)).toEqual(['src/domain/planted.ts → src/db/database.ts']);
  });

  it('sees a planted cycle, and leaves type imports out', () => {
    const known = new Set(['src/db/a.ts', 'src/db/b.ts']);
    const edges = [
      ...importsOf('src/db/a.ts', "import { b } from './b';\n", known),
      ...importsOf('src/db/b.ts', "export { a } from './a';\n", known),
    ];
    expect(importCycles(edges)).toEqual([['src/db/a.ts', 'src/db/b.ts', 'src/db/a.ts']]);
    const types = importsOf('src/db/b.ts', "import type { A } from './a';\n", known);
    expect(importCycles([...edges.slice(0, 1), ...types])).toEqual([]);
  });
});
