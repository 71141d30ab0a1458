/** Lighthouse's mobile preset on the sign-in (performance 97 or more, 100 in the rest) and on the issued list, signed in. */
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from '@playwright/test';
import { startInstallation } from '../browser/installation';
import { startBrowser } from '../browser/killable-browser';
import { signIn, untilSynchronised } from '../browser/pages/sign-in-page';
import { removeProfile } from '../browser/remove-profile';
import {
  LIGHTHOUSE_VERSION,
  type LighthouseReport,
  type LighthouseWish,
  runLighthouse,
} from './browser/run-lighthouse';
import { printTable, type Row } from './report/print-table';

const RUNS = 3;

test('Lighthouse', async () => {
  const installation = await startInstallation();
  const profile = mkdtempSync(join(tmpdir(), 'condica-profile-'));
  const browser = await startBrowser(profile);
  try {
    const port = Number(readFileSync(join(profile, 'DevToolsActivePort'), 'utf8').split('\n')[0]);
    const signInRuns = await runs({ url: `${installation.url}/auth`, port, keepStorage: false });
    await signIn(browser.page, installation.url, { remember: true });
    await untilSynchronised(browser.page);
    const listRuns = await runs({ url: `${installation.url}/app/invoices/out`, port, keepStorage: true });
    print({ 'sign-in': signInRuns, 'issued list, signed in': listRuns });
  } finally {
    await browser.close();
    await installation.stop();
    removeProfile(profile);
  }
});

async function runs(wish: LighthouseWish): Promise<readonly LighthouseReport[]> {
  const reports: LighthouseReport[] = [];
  while (reports.length < RUNS) reports.push(await runLighthouse(wish));
  return reports;
}

function print(pages: Readonly<Record<string, readonly LighthouseReport[]>>): void {
  const slowest = Math.min(
    ...Object.values(pages).flatMap((reports) => reports.map(({ environment }) => environment.benchmarkIndex)),
  );
  printTable({
    title: 'Lighthouse, mobile preset',
    head: [
      'page',
      'performance',
      'accessibility',
      'best practices',
      'SEO',
      'first paint',
      'largest paint',
      'blocked',
      'shift',
    ],
    rows: Object.entries(pages).map(([name, reports]) => row(name, medianOf(reports))),
    foot: [
      `Lighthouse ${LIGHTHOUSE_VERSION}, the median by performance of ${RUNS} runs; its index of this machine was ${Math.round(slowest)} at the least.`,
    ],
  });
}

function medianOf(reports: readonly LighthouseReport[]): LighthouseReport {
  const sorted = reports.toSorted((a, b) => score(a, 'performance') - score(b, 'performance'));
  const median = sorted[Math.floor(sorted.length / 2)];
  if (median === undefined) throw new Error('Lighthouse was not run.');
  return median;
}

function score({ categories }: LighthouseReport, name: keyof LighthouseReport['categories']): number {
  return Math.round((categories[name].score ?? 0) * 100);
}

function row(name: string, report: LighthouseReport): Row {
  const of = (audit: keyof LighthouseReport['audits']): number => report.audits[audit].numericValue;
  return [
    name,
    ...(['performance', 'accessibility', 'best-practices', 'seo'] as const).map((one) => String(score(report, one))),
    `${Math.round(of('first-contentful-paint'))} ms`,
    `${Math.round(of('largest-contentful-paint'))} ms`,
    `${Math.round(of('total-blocking-time'))} ms`,
    of('cumulative-layout-shift').toFixed(3),
  ];
}
