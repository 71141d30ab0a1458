import type { ArchiveColumns } from './archive-columns';

export interface YearCount {
  readonly year: number;
  readonly count: number;
}

/** Issued documents by year of issue, the newest year first. */
export function countByYear(columns: ArchiveColumns): readonly YearCount[] {
  const counts = new Map<number, number>();
  for (const { out, issueDay } of columns.entries) {
    if (!out) continue;
    const year = Math.floor(issueDay / 10_000);
    counts.set(year, (counts.get(year) ?? 0) + 1);
  }
  return [...counts].map(([year, count]) => ({ year, count })).sort((a, b) => b.year - a.year);
}
