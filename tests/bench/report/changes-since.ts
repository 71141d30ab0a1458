/** What changed between two results of the same bench table. */
import type { BenchResult } from './bench-result';
import { layOut, type Row } from './table';

/** Lines for the standard output. */
export function changesSince(before: BenchResult | undefined, now: BenchResult): readonly string[] {
  if (before === undefined) return ['Kept as the first result of this table.'];
  const rows = now.rows.flatMap((row) => changedRow(row, before.rows));
  return [`Change since ${whenAndWhere(before, now)}:`, ...layOut(now.head, rows)];
}

function whenAndWhere({ date, commit, machine, load }: BenchResult, now: BenchResult): string {
  const elsewhere = machine === now.machine ? '' : `, on another machine: ${machine}`;
  return `${date}, commit ${commit}, load ${load.start.toFixed(1)} to ${load.end.toFixed(1)}${elsewhere}`;
}

/** Nothing where the row was not measured before. */
function changedRow(row: Row, before: readonly Row[]): readonly Row[] {
  const [name = '', ...figures] = row;
  const old = before.find(([oldName]) => oldName === name);
  return old === undefined ? [] : [[name, ...figures.map((figure, at) => change(old[at + 1] ?? '', figure))]];
}

/** In per cent; '' where one of the two is no figure, or they are of different units. */
export function change(before: string, now: string): string {
  const [old, fresh] = [figureOf(before), figureOf(now)];
  if (old === undefined || fresh === undefined || old.unit !== fresh.unit || old.value === 0) return '';
  const percent = Math.round((fresh.value / old.value - 1) * 100);
  return percent === 0 ? '=' : `${percent > 0 ? '+' : ''}${percent} %`;
}

/** `14,905 documents/s`: a number, thousands apart by commas, and its unit. */
function figureOf(text: string): { readonly value: number; readonly unit: string } | undefined {
  const [, digits, unit] = /^([+-]?[\d,]+(?:\.\d+)?)\s*(.*)$/.exec(text) ?? [];
  return digits === undefined || unit === undefined ? undefined : { value: Number(digits.replaceAll(',', '')), unit };
}
