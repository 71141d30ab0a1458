import type { ImportEdge } from './import-graph';

/** Which layers a layer may import, itself included (docs/architecture.md). */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  'src/domain': ['src/domain'],
  'src/api': ['src/domain', 'src/api'],
  'src/db': ['src/domain', 'src/api', 'src/db'],
  'src/sync': ['src/domain', 'src/api', 'src/db', 'src/sync'],
  'src/workers': ['src/domain', 'src/api', 'src/db', 'src/workers'],
  'src/app': ['src/domain', 'src/api', 'src/db', 'src/sync', 'src/workers', 'src/app'],
  'src/cli': ['src/domain', 'src/cli'],
  server: ['src/domain', 'src/api', 'server'],
};

function layerOf(path: string): string | undefined {
  return Object.keys(MAY_IMPORT).find((layer) => path.startsWith(`${layer}/`));
}

/** The edges that go against the directions, as `from → to`. */
export function forbiddenImports(edges: readonly ImportEdge[]): readonly string[] {
  return edges.flatMap(({ from, to }) => {
    const layer = layerOf(from);
    const target = layerOf(to);
    if (layer === undefined || target === undefined || MAY_IMPORT[layer]?.includes(target) === true) return [];
    return [`${from} → ${to}`];
  });
}

const STAND_INS = 'server/outside/stand-ins/';
const STAND_INS_MAY = [STAND_INS, 'src/domain/', 'server/process/'] as const;

/**
 * What the stand-ins of the outside import beyond the domain and a process's own needs, types included. Nothing of the clients: a
 * mistake that both ends shared would be seen by no test.
 */
export function standInsBorrowing(edges: readonly ImportEdge[]): readonly string[] {
  return edges
    .filter(({ from, to }) => from.startsWith(STAND_INS) && !STAND_INS_MAY.some((may) => to.startsWith(may)))
    .map(({ from, to }) => `${from} → ${to}`);
}

/** The cycles of run-time imports, each as its files in order, found once. */
export function importCycles(edges: readonly ImportEdge[]): readonly (readonly string[])[] {
  const next = new Map<string, string[]>();
  for (const { from, to, typeOnly } of edges) if (!typeOnly) next.set(from, [...(next.get(from) ?? []), to]);
  const done = new Set<string>();
  const cycles: string[][] = [];
  const visit = (file: string, path: readonly string[]): void => {
    const at = path.indexOf(file);
    if (at >= 0) cycles.push([...path.slice(at), file]);
    if (at >= 0 || done.has(file)) return;
    for (const to of next.get(file) ?? []) visit(to, [...path, file]);
    done.add(file);
  };
  for (const file of next.keys()) visit(file, []);
  return cycles;
}
