/**
 * Cold start without network: the browser is started anew on a profile with 10,000 invoices, the server is stopped, and
 * the service worker serves. What is waited for: rows on the screen that answer a key.
 */
import { test } from '@playwright/test';
import { coldStart } from './browser/cold-start';
import { fillBrowser } from './browser/filled-browser';
import { ms, printTable, type Row } from './report/print-table';
import { spread } from './report/spread';

const INVOICES = 10_000;
const RUNS = 9;

function row(name: string, values: readonly number[]): Row {
  const { best, median, worst } = spread(values);
  return [name, ms(best), ms(median), ms(worst)];
}

test('cold start offline', async () => {
  const filled = await fillBrowser(INVOICES);
  try {
    await filled.installation.killServer();
    const starts = [];
    for (let run = 0; run < RUNS; run += 1) starts.push(await coldStart(filled.profile, filled.installation.url));
    printTable({
      title: `Cold start offline with ${INVOICES.toLocaleString('en')} invoices on the device, ${RUNS} runs in Chromium`,
      head: ['from the navigation to', 'best', 'median', 'worst'],
      rows: [
        row(
          'first rows painted',
          starts.map(({ rows }) => rows),
        ),
        row(
          'the list answers a key (painted)',
          starts.map(({ usable }) => usable),
        ),
        row(
          'counts and sums of all invoices',
          starts.map(({ complete }) => complete),
        ),
      ],
      foot: [
        'A new browser process each run, the same profile, the server killed; files are in the system cache.',
        `The rows came by the product's own pull (${ms(filled.pullMs)}) from a server filled in bulk.`,
      ],
    });
  } finally {
    await filled.stop();
  }
});
