// What was simulated when: each batch of seeds leaves a line in the log as soon as it has ended, and the lines make the table
// «Runs» of docs/sync.md. A line is a number of things, never a sentence: what was typed by hand could not be told from it.
import { appendFileSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** One line of the log. `seeds`: those of the batch, one after the other. */
export function lineOf(sum, { seeds, steps, seconds, processes, date }) {
  const { runs, filed, broken, failed, vacuous, processorMs } = sum;
  const own = { date, from: seeds[0], to: seeds.at(-1), steps, processes, seconds: Math.round(seconds) };
  return { ...own, runs, filed, broken, failed, vacuous, processorMs: Math.round(processorMs) };
}

export function appendLine(file, line) {
  mkdirSync(dirname(file), { recursive: true });
  appendFileSync(file, `${JSON.stringify(line)}\n`);
}

export function readLines(file) {
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line));
}

/** Batches of the same day that follow each other are one row; a batch twice counts as often as it ran. */
export function joinLines(lines) {
  const rows = [];
  for (const line of lines) {
    const last = rows.at(-1);
    const goesOn = last?.to + 1 === line.from && last.date === line.date && last.steps === line.steps;
    if (goesOn && last.processes === line.processes) rows.splice(-1, 1, joined(last, line));
    else rows.push(line);
  }
  return rows;
}

function joined(first, second) {
  const broken = Object.fromEntries(
    Object.keys(second.broken).map((name) => [name, (first.broken[name] ?? 0) + second.broken[name]]),
  );
  const total = (name) => first[name] + second[name];
  return {
    ...{ ...first, to: second.to, broken },
    ...{ runs: total('runs'), filed: total('filed'), seconds: total('seconds'), processorMs: total('processorMs') },
    failed: [...first.failed, ...second.failed],
    vacuous: [...first.vacuous, ...second.vacuous],
  };
}

/** Rows as they stand in docs/sync.md. */
export function tableOf(lines) {
  return joinLines(lines).map(
    (row) => `| ${[row.date, `${row.from}–${row.to}`, row.steps, resultOf(row)].join(' | ')} |`,
  );
}

function resultOf({ runs, filed, broken, failed, vacuous, seconds, processes, processorMs }) {
  const zeros = Object.entries(broken).map(([name, count]) => `${name}=${count}`);
  const seeds = failed.length === 0 ? [] : [`; seeds ${failed.join(', ')}`];
  const nothing = vacuous.length === 0 ? [] : [`; filed nothing: ${vacuous.join(', ')}`];
  const pace = `${seconds} s in ${processes === 1 ? 'one process' : `${processes} processes`}`;
  const told = [`runs=${runs} filed=${filed}`, ...zeros].join(' ');
  return [told, ...seeds, ...nothing, `; ${pace}, ${Math.round(processorMs / runs)} ms of Node a run`].join('');
}
