/**
 * The home page, without network: of a company with 100,000 invoices, and over 500 companies. Aims: painted 100 ms after its data,
 * and 300 ms after the press over all companies. CONDICA_BENCH_INVOICES and CONDICA_BENCH_COMPANIES make them others.
 */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { type Installation, startInstallation } from '../browser/installation';
import { startBrowser } from '../browser/killable-browser';
import { sendCredentials, untilInstalled, withoutInstallOffer } from '../browser/pages/sign-in-page';
import { prepareOffice } from '../browser/prepared-accounts';
import { removeProfile } from '../browser/remove-profile';
import { fillCompanies } from './archive/fill-archive';
import { fillBrowser } from './browser/filled-browser';
import { type HomeSight, installHomeWatch } from './browser/home-watch';
import { installPaintWatch } from './browser/paint-watch';
import { ms, printTable, type Row } from './report/print-table';
import { spread } from './report/spread';

const INVOICES = Number(process.env.CONDICA_BENCH_INVOICES ?? 100_000);
/** Of them received. */
const RECEIVED = INVOICES / 4;
const COMPANIES = Number(process.env.CONDICA_BENCH_COMPANIES ?? 500);
const EACH = { out: 20, in: 10 } as const;
const VISITS = 9;
const STARTS = 5;
const HEAD = ['measured', 'runs', 'best', 'median', 'worst'];
const PULL_TIMEOUT_MS = 600_000;
/** Of the frame and of the workers, once the page is left alone. */
const QUIET_MS = 1_500;

test('home of one company', async () => {
  const filled = await fillBrowser(INVOICES - RECEIVED, { received: RECEIVED });
  try {
    const { profile, installation } = filled;
    const { visits, starts } = await measure(profile, `${installation.url}/app`);
    printTable({
      title: `Home with ${INVOICES.toLocaleString('en')} invoices on the device, Chromium (aim: painted 100 ms after its data)`,
      head: HEAD,
      rows: rowsOf(visits, starts),
      foot: [
        `Without network; ${RECEIVED.toLocaleString('en')} of them received, one in fifty of the others rejected.`,
        'From the change of the route; its data is the last answer of IndexedDB or of the worker before the paint.',
      ],
    });
  } finally {
    await filled.stop();
  }
});

test('home over all companies', async () => {
  const installation = await startInstallation();
  const profile = mkdtempSync(join(tmpdir(), 'condica-bench-'));
  try {
    await prepareProfile(installation, profile);
    const { visits, starts } = await measure(profile, `${installation.url}/app?toate=1`);
    printTable({
      title: `Home over ${COMPANIES} companies, Chromium (aim: painted 300 ms after the press)`,
      head: HEAD,
      rows: rowsOf(visits, starts),
      foot: [
        `Without network; ${EACH.out} issued and ${EACH.in} received of each company on the device, a rejected one of each.`,
        'From the change of the route; its data is the last answer of IndexedDB or of the worker before the paint.',
      ],
    });
  } finally {
    await installation.stop();
    removeProfile(profile);
  }
});

/** A profile that has all documents of an accountant's companies. */
async function prepareProfile(installation: Installation, profile: string): Promise<void> {
  const account = await prepareOffice(installation, 'birou@condica.ro', COMPANIES);
  const cifs = Array.from({ length: COMPANIES }, (_none, at) => String(30_000_000 + at));
  await fillCompanies(join(installation.data, 'data'), cifs, EACH);
  const { context, page, close } = await startBrowser(profile);
  try {
    await withoutInstallOffer(context, installation.url);
    await page.goto(`${installation.url}/auth`);
    await page.getByLabel('Ține-mă minte 30 de zile pe acest dispozitiv').check();
    await sendCredentials(page, account);
    // What this company has is here before the others are.
    await expect(page.getByRole('heading', { level: 1, name: /o decizie|prima factură/ })).toBeVisible({
      timeout: PULL_TIMEOUT_MS,
    });
    await untilInstalled(page);
    await page.goto(`${installation.url}/app?toate=1`);
    // The table's foot sums what is here of each.
    const all = new RegExp(`^${COMPANIES.toLocaleString('ro-RO').replace('.', '\\.')} respinse în`);
    await expect(page.getByText(all)).toBeVisible({ timeout: PULL_TIMEOUT_MS });
  } finally {
    await close();
  }
}

interface Measured {
  readonly visits: readonly HomeSight[];
  readonly starts: readonly HomeSight[];
}

/** Visits from the list of invoices, in a page that is open; and cold starts. */
async function measure(profile: string, address: string): Promise<Measured> {
  const starts: HomeSight[] = [];
  for (let run = 0; run < STARTS; run += 1) starts.push(await coldStart(profile, address));
  return { starts, visits: await visitsOf(profile, address) };
}

async function coldStart(profile: string, address: string): Promise<HomeSight> {
  const { context, page, close } = await startBrowser(profile);
  try {
    await context.setOffline(true);
    await page.addInitScript(installPaintWatch);
    await page.addInitScript(installHomeWatch);
    await page.goto(address, { waitUntil: 'commit' });
    return await page.evaluate(() => window.homeSight);
  } finally {
    await close();
  }
}

async function visitsOf(profile: string, address: string): Promise<readonly HomeSight[]> {
  const { context, page, close } = await startBrowser(profile);
  const visits: HomeSight[] = [];
  try {
    await context.setOffline(true);
    await page.addInitScript(installPaintWatch);
    await page.addInitScript(installHomeWatch);
    await page.goto(address);
    await page.evaluate(() => window.homeSight);
    for (let visit = 0; visit < VISITS; visit += 1) {
      await page.evaluate(() => history.pushState(null, '', '/app/invoices/out'));
      await expect(page.getByRole('heading', { name: 'Facturi emise' })).toBeVisible();
      await page.waitForTimeout(QUIET_MS);
      const sight = await page.evaluate((to) => {
        const watched = window.watchHome(performance.now());
        // The router hears of it.
        history.pushState(null, '', to);
        return watched;
      }, address);
      visits.push(sight);
    }
  } finally {
    await close();
  }
  return visits;
}

function rowsOf(visits: readonly HomeSight[], starts: readonly HomeSight[]): readonly Row[] {
  return [...sightRows('opened from the list', visits), ...sightRows('cold start', starts)];
}

function sightRows(of: string, sights: readonly HomeSight[]): readonly Row[] {
  return (['decisions', 'whole'] as const).flatMap((part): readonly Row[] => {
    const what = part === 'decisions' ? 'what decides' : 'all of it';
    const times = sights.map((sight) => sight[part]);
    return [
      row(
        `${of}: ${what}, painted`,
        times.map(({ painted }) => painted),
      ),
      row(
        `  after its data`,
        times.map(({ data, painted }) => painted - data),
      ),
    ];
  });
}

function row(name: string, values: readonly number[]): Row {
  const { runs, best, median, worst } = spread(values);
  return [name, String(runs), ms(best), ms(median), ms(worst)];
}
