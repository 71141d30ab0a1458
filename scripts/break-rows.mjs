// The table of docs/sync.md that says after how many runs the loss of each mechanism is seen: written by the command, from what it
// kept of its invocations. A line is the outcome of one break; of several the last one stands.
import { readFileSync, writeFileSync } from 'node:fs';
import { withTable } from './table-in-document.mjs';

const HEAD = [
  '| break | takes out | seeds from | runs until caught | as | seen on |',
  '| --- | --- | --- | --- | --- | --- |',
];
const BEGINS = /^\| break\s+\|/;

/** Of all breaks, in their order; of one without a line that it has not been run with the steps of today. */
export function breakTable(breaks, lines) {
  const last = new Map(lines.map((line) => [line.name, line]));
  return [...HEAD, ...breaks.map(({ name, takesOut }) => rowOf(name, takesOut, last.get(name)))];
}

function rowOf(name, takesOut, line) {
  if (line === undefined) return `| ${name} | ${takesOut} | – | – | not run yet | – |`;
  const { from, runs, as, date } = line;
  return `| ${name} | ${takesOut} | ${from} | ${as === null ? `not within ${runs}` : runs} | ${as ?? '–'} | ${date} |`;
}

export function writeTable(file, breaks, lines) {
  writeFileSync(file, withTable(readFileSync(file, 'utf8'), BEGINS, breakTable(breaks, lines)));
}
