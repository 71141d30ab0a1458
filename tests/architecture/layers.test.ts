import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { importsRunningUp } from './floors';
import { importsOf, readImportGraph } from './import-graph';
import { forbiddenImports, importCycles, standInsBorrowing } from './layers';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const graph = readImportGraph(ROOT, ['src', 'server']);

describe('import directions', () => {
  it('reads the tree', () => {
    expect(graph.length).toBeGreaterThan(20);
  });

  it('lets no layer import what is above it', () => {
    expect(forbiddenImports(graph)).toEqual([]);
  });

  it('lets no floor of a layer import what is above or beside it', () => {
    expect(importsRunningUp(graph)).toEqual([]);
  });

  it('sees a planted import that runs up, one across, and a folder that stands on no floor', () => {
    const known = new Set([
      ...['src/db/outbox/a.ts', 'src/db/replication/b.ts', 'src/db/archive/c.ts', 'src/db/numbers/d.ts'],
      ...['src/db/transporters/e.ts', 'src/db/condica-database.ts'],
    ]);
    const planted = (from: string, to: string, type = '') =>
      importsOf(from, `import ${type}{ x } from '@/${to}';\n`, known);
    const up = planted('src/db/outbox/a.ts', 'db/replication/b');
    const upByType = planted('src/db/outbox/a.ts', 'db/replication/b', 'type ');
    const across = planted('src/db/numbers/d.ts', 'db/archive/c');
    const unknown = planted('src/db/replication/b.ts', 'db/transporters/e');
    const handle = planted('src/db/outbox/a.ts', 'db/condica-database');
    for (const [edge] of [up, upByType, across, unknown, handle])
      expect(importsRunningUp(edge === undefined ? [] : [edge])).toEqual([`${edge?.from} → ${edge?.to}`]);
    const allowed = [
      ...planted('src/db/outbox/a.ts', 'db/condica-database', 'type '),
      ...planted('src/db/replication/b.ts', 'db/outbox/a'),
      ...planted('src/db/condica-database.ts', 'db/replication/b'),
    ];
    expect(importsRunningUp(allowed)).toEqual([]);
  });

  it('knows a folder within a folder that has a floor of its own', () => {
    const [screen, part, other] = ['src/app/defs/vat/a.ts', 'src/app/defs/bulk/b.ts', 'src/app/defs/product/c.ts'];
    const known = new Set([screen, part, other]);
    expect(importsRunningUp(importsOf(screen, "import { x } from '@/app/defs/bulk/b';\n", known))).toEqual([]);
    expect(importsRunningUp(importsOf(part, "import { x } from '@/app/defs/vat/a';\n", known))).toHaveLength(1);
    expect(importsRunningUp(importsOf(screen, "import { x } from '@/app/defs/product/c';\n", known))).toHaveLength(1);
  });

  it('lets the stand-ins import nothing of the clients', () => {
    expect(graph.filter(({ from }) => from.startsWith('server/outside/stand-ins/')).length).toBeGreaterThan(50);
    expect(standInsBorrowing(graph)).toEqual([]);
  });

  it.each([
    [
      'of its code',
      "import { readUpload } from '../../anaf/answers/upload-answer';\n",
      'anaf/answers/upload-answer.ts',
    ],
    ['of its types', "import type { ListAnswer } from '../../anaf/anaf-client';\n", 'anaf/anaf-client.ts'],
    ['of its texts', "export { TEXTS } from '../../bnr/bnr-client';\n", 'bnr/bnr-client.ts'],
  ])('sees a stand-in that borrows from a client: %s', (_what, text, client) => {
    const standIn = 'server/outside/stand-ins/anaf/upload-route.ts';
    const known = new Set([standIn, `server/outside/${client}`, 'src/domain/xml/read-xml.ts']);
    const fair = "import { readXml } from '@/domain/xml/read-xml';\n";
    expect(standInsBorrowing(importsOf(standIn, fair + text, known))).toEqual([
      `${standIn} → server/outside/${client}`,
    ]);
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
