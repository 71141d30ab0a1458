/** The waits of several starts as one drawing: what was waited for, from when to when, by their medians. */

import { spread } from '../report/spread';
import type { Row } from '../report/table';
import type { ColdStart } from './cold-start';

const SIGN_MS = 25;

export function waitsOf(starts: readonly ColdStart[]): readonly Row[] {
  const names = [...new Set(starts.flatMap(({ steps }) => steps.map(({ name }) => name)))];
  const waits = names.map((name) => {
    const steps = starts.flatMap(({ steps: all }) => all.filter((step) => step.name === name));
    const from = spread(steps.map((step) => step.from)).median;
    return { name, from, to: spread(steps.map((step) => step.to)).median };
  });
  return waits.sort((a, b) => a.to - b.to).map(({ name, from, to }) => [name, at(from), at(to), drawn(from, to)]);
}

function at(value: number): string {
  return `${value.toFixed(0)} ms`;
}

/** Dots up to where it begins; a moment is one sign. */
function drawn(from: number, to: number): string {
  const first = Math.floor(from / SIGN_MS);
  return `${'·'.repeat(first)}${'█'.repeat(Math.max(1, Math.ceil(to / SIGN_MS) - first))}`;
}
