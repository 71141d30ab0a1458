import type { RadarFinding } from '@/workers/archive-search/listed-archive';

type Findings = Readonly<Record<string, RadarFinding>>;

/**
 * What the radar has found, with the objects of before wherever it is the same: each answer of a worker is a copy, and what is
 * another object is drawn anew.
 */
export function keptFindings(before: Findings, found: Findings): Findings {
  const kept = Object.fromEntries(
    Object.entries(found).map(([id, finding]) => [id, sameFinding(before[id], finding) ?? finding]),
  );
  const ids = Object.keys(kept);
  const unchanged = ids.length === Object.keys(before).length && ids.every((id) => kept[id] === before[id]);
  return unchanged ? before : kept;
}

function sameFinding(before: RadarFinding | undefined, now: RadarFinding): RadarFinding | undefined {
  return before !== undefined && JSON.stringify(before) === JSON.stringify(now) ? before : undefined;
}
