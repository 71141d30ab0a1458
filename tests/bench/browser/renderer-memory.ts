/** What a page keeps in memory. */
import { execFileSync } from 'node:child_process';
import type { BrowserContext, Page } from '@playwright/test';

export interface RendererMemory {
  /** JavaScript heap of the page alone, after collecting. */
  readonly pageHeapBytes: number;
  /** Resident memory of the process that draws the page and runs its workers; undefined where `ps` does not tell. */
  readonly residentBytes: number | undefined;
}

export async function rendererMemory(context: BrowserContext, page: Page): Promise<RendererMemory> {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable');
  await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const pageHeapBytes = metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN;
  return { pageHeapBytes, residentBytes: await largestRenderer(context) };
}

async function largestRenderer(context: BrowserContext): Promise<number | undefined> {
  const devtools = await context.browser()?.newBrowserCDPSession();
  if (devtools === undefined || process.platform === 'win32') return undefined;
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
  const renderers = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => residentOf(id));
  return Math.max(...renderers);
}

function residentOf(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) * 1024;
}
