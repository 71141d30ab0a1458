// What is promised, what checks it, and how often that ran: from the marks `Verifies: G2 G13` or `Verifies: promise 6` in the
// tests, and the runs written down in docs/sync.md, where the table of them stands.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from './paths.mjs';
import { PROMISES } from './promises.mjs';
import { withTable } from './table-in-document.mjs';

const TEST_FILE = /\.(test|spec)\.tsx?$/;
const MARK = /Verifies: ?([^\n]*)/g;
const NAMED = /\bG\d+\b|\bpromise \d\b/g;
const SIMULATION = 'tests/simulation/shipped-simulation.test.ts';

/** The promises that the text of a test names. */
export function marksIn(text) {
  return new Set([...text.matchAll(MARK)].flatMap(([, rest]) => rest.match(NAMED) ?? []));
}

/**
 * How many simulated runs the table «Runs» of docs/sync.md holds: what a row's result says (`runs=30`), else the seeds that its second column
 * names, as 1–6 and 301–320. Not every seed of a range ran where both stand there.
 */
export function runsIn(document) {
  const [, after = ''] = document.split('\n## Runs\n');
  const [table = ''] = after.split('\n## ');
  const rows = [...table.matchAll(/^\|[^|]*\|([^|]*)\|(.*)$/gm)];
  return rows.reduce((sum, [, seeds, result]) => sum + (saidRuns(result) ?? seedsIn(seeds)), 0);
}

function saidRuns(result) {
  const said = /\bruns=(\d+)/.exec(result);
  return said === null ? undefined : Number(said[1]);
}

function seedsIn(cell) {
  const ranges = [...cell.matchAll(/(\d+)–(\d+)/g)];
  return ranges.reduce((sum, [, from, to]) => sum + Number(to) - Number(from) + 1, 0);
}

/** A row a promise. `tests`: the promises named by each test file. */
export function checkedBy(promises, tests) {
  const naming = (name) => [...tests].filter(([, marks]) => marks.has(name)).map(([file]) => file);
  return promises.map(({ name, words, by = [] }) => ({
    name,
    words,
    files: [...new Set([name, ...by].flatMap(naming))].sort(),
  }));
}

function testsUnder(folder) {
  const found = readdirSync(folder, { recursive: true, withFileTypes: true });
  return found
    .filter((entry) => entry.isFile() && TEST_FILE.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

/** What every `npm test` runs is told by how many files it is, and by the most telling of them. */
function cellsOf({ name, words, files }, runs) {
  const shown = files.slice(0, SHOWN).map((file) => `\`${file.replace(/^tests\//, '')}\``);
  const more = files.length > SHOWN ? [`${files.length - SHOWN} more`] : [];
  const simulated = files.includes(SIMULATION) ? `, ${runs.toLocaleString('en')} simulated runs` : '';
  return [
    name,
    words,
    files.length === 0 ? 'nothing' : [...shown, ...more].join(', '),
    `every \`npm test\`${simulated}`,
  ];
}

const SHOWN = 3;

const DOCUMENT = join(ROOT, 'docs', 'sync.md');
const BEGINS = /^\| promise\s+\| what it says/;

/** As the tests and the table of runs stand: the table, and the promises without a test. */
export function guarantees() {
  const tests = testsUnder(join(ROOT, 'tests')).map((file) => [
    relative(ROOT, file).replaceAll('\\', '/'),
    marksIn(readFileSync(file, 'utf8')),
  ]);
  const rows = checkedBy(PROMISES, tests);
  const runs = runsIn(readFileSync(DOCUMENT, 'utf8'));
  const cells = [
    ['promise', 'what it says', 'checked by', 'how often'],
    ['---', '---', '---', '---'],
    ...rows.map((one) => cellsOf(one, runs)),
  ];
  return {
    table: cells.map((row) => `| ${row.join(' | ')} |`),
    open: rows.filter(({ files }) => files.length === 0).map(({ name }) => name),
  };
}

/** Prints the table and writes it into docs/sync.md; false where a promise has no test. */
export function tellGuarantees(print = console.log) {
  const { table, open } = guarantees();
  writeFileSync(DOCUMENT, withTable(readFileSync(DOCUMENT, 'utf8'), BEGINS, table));
  print(table.join('\n'));
  print(open.length === 0 ? '\nEvery promise has a test.' : `\nWithout a test: ${open.join(', ')}`);
  return open.length === 0;
}
