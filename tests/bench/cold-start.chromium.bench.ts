/**
 * Cold start without network: the browser is started anew on a profile with 10,000 invoices, the server is stopped, and
 * the service worker serves. What is waited for: rows on the screen that answer a key. With CONDICA_BENCH_BEFORE, the folder
 * dist/app of another build, each start has one of that build beside it, on a copy of the profile.
 */
import { rmSync } from 'node:fs';
import { test } from '@playwright/test';
import { type ColdStart, coldStart } from './browser/cold-start';
import { fillBrowser } from './browser/filled-browser';
import { profileWithBuild } from './browser/other-build';
import { waitsOf } from './browser/start-waits';
import { ms, printTable, type Row } from './report/print-table';
import { spread } from './report/spread';

const INVOICES = 10_000;
const NAME = INVOICES.toLocaleString('en');
const RUNS = 9;
/** How much slower a phone's processor is taken to be. */
const PHONE = 4;
const PHONE_RUNS = 5;
const BEFORE = process.env.CONDICA_BENCH_BEFORE;

test('cold start offline', async () => {
  const filled = await fillBrowser(INVOICES);
  const { profile, installation } = filled;
  const { url } = installation;
  try {
    await installation.killServer();
    const before = BEFORE === undefined ? undefined : await profileWithBuild(profile, url, BEFORE);
    const runs = (slowdown: number, count: number) => startsInPairs([profile, before], url, slowdown, count);
    const [now = [], then] = await runs(1, RUNS);
    const [phone = [], phoneThen] = await runs(PHONE, PHONE_RUNS);
    printTable({
      title: `Cold start offline with ${NAME} invoices on the device, Chromium`,
      head: ['from the navigation to', 'runs', 'best', 'median', 'worst'],
      rows: [
        ...startRows('', now),
        ...startRows('the build before: ', then ?? []),
        ...startRows(`processor ${PHONE} times slower: `, phone),
        ...startRows(`processor ${PHONE} times slower, the build before: `, phoneThen ?? []),
      ],
      foot: [
        'A new browser process each run, the same profile, the server killed; files are in the system cache.',
        ...(then === undefined ? [] : ['The build before ran by turns, on a copy of the profile.']),
        `The rows came by the product's own pull (${ms(filled.pullMs)}) from a server filled in bulk.`,
      ],
    });
    printTable({
      title: `Where the time of a cold start with ${NAME} invoices goes`,
      head: ['waited for', 'from', 'to', 'drawn, 25 ms a sign'],
      rows: waitsOf(now),
      foot: [`Medians of ${now.length} starts; rows and sums are painted one frame later.`],
    });
    if (before !== undefined) rmSync(before, { recursive: true, force: true });
  } finally {
    await filled.stop();
  }
});

/** The starts of each profile, by turns. */
async function startsInPairs(
  profiles: readonly (string | undefined)[],
  url: string,
  slowdown: number,
  count: number,
): Promise<readonly ColdStart[][]> {
  const there = profiles.filter((profile) => profile !== undefined);
  const starts = there.map((): ColdStart[] => []);
  for (let run = 0; run < count; run += 1)
    for (const [place, profile] of there.entries()) starts[place]?.push(await coldStart(profile, url, slowdown));
  return starts;
}

function startRows(of: string, starts: readonly ColdStart[]): readonly Row[] {
  if (starts.length === 0) return [];
  const row = (name: string, values: readonly number[]): Row => {
    const { runs, best, median, worst } = spread(values);
    return [`${of}${name}`, String(runs), ms(best), ms(median), ms(worst)];
  };
  return [
    row(
      'first rows painted',
      starts.map(({ rows }) => rows),
    ),
    row(
      'rows of the list’s own in the page',
      starts.map(({ own }) => own),
    ),
    row(
      'the list answers a key (painted)',
      starts.map(({ usable }) => usable),
    ),
    row(
      'counts and sums of all invoices',
      starts.map(({ complete }) => complete),
    ),
  ];
}
