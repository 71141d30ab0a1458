/**
 * Lighthouse's own command, of a pinned version, fetched by npx when it is wanted: its 176 MB in 85 packages (Apache-2.0) serve
 * this one bench, so it is no dependency of the project.
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';

export const LIGHTHOUSE_VERSION = '13.5.0';
const TIMEOUT_MS = 300_000;

const category = v.object({ score: v.nullable(v.number()) });
const audit = v.object({ numericValue: v.number() });
const reportSchema = v.object({
  categories: v.object({
    performance: category,
    accessibility: category,
    'best-practices': category,
    seo: category,
  }),
  audits: v.object({
    'first-contentful-paint': audit,
    'largest-contentful-paint': audit,
    'total-blocking-time': audit,
    'cumulative-layout-shift': audit,
    'speed-index': audit,
  }),
  environment: v.object({ benchmarkIndex: v.number() }),
});
export type LighthouseReport = v.InferOutput<typeof reportSchema>;

export interface LighthouseWish {
  readonly url: string;
  /** The DevTools port of a running Chromium. */
  readonly port: number;
  /** Signed in: what the browser keeps stays. */
  readonly keepStorage: boolean;
}

/** One run with the mobile preset: a phone, slow 4G and a processor four times slower, as Lighthouse simulates them. */
export async function runLighthouse({ url, port, keepStorage }: LighthouseWish): Promise<LighthouseReport> {
  const folder = mkdtempSync(join(tmpdir(), 'condica-lighthouse-'));
  const file = join(folder, 'report.json');
  try {
    const keep = keepStorage ? ['--disable-storage-reset'] : [];
    const args = [url, `--port=${port}`, '--output=json', `--output-path=${file}`, '--quiet', ...keep];
    await promisify(execFile)('npx', ['--yes', `lighthouse@${LIGHTHOUSE_VERSION}`, ...args], { timeout: TIMEOUT_MS });
    return v.parse(reportSchema, JSON.parse(readFileSync(file, 'utf8')));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
