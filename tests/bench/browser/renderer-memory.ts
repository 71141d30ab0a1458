/** What a page keeps in memory. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';

export interface RendererMemory {
  /** JavaScript heap of the page alone, after collecting. */
  readonly pageHeapBytes: number;
  /** Resident memory of the process that draws the page and runs its workers; undefined where `ps` does not tell. */
  readonly residentBytes: number | undefined;
  /** Of it what no other process has a share in, as the program's own code; undefined where `/proc` does not tell. */
  readonly ownBytes: number | undefined;
}

export async function rendererMemory(context: BrowserContext, page: Page): Promise<RendererMemory> {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable');
  await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const pageHeapBytes = metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN;
  const renderer = await largestRenderer(context);
  return { pageHeapBytes, residentBytes: renderer?.bytes, ownBytes: renderer && ownOf(renderer.pid) };
}

interface Renderer {
  readonly pid: number;
  readonly bytes: number;
}

async function largestRenderer(context: BrowserContext): Promise<Renderer | undefined> {
  const devtools = await context.browser()?.newBrowserCDPSession();
  if (devtools === undefined || process.platform === 'win32') return undefined;
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
  const renderers = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) => ({ pid: id, bytes: residentOf(id) }));
  return renderers.sort((a, b) => b.bytes - a.bytes)[0];
}

function residentOf(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) * 1024;
}

function ownOf(pid: number): number | undefined {
  const file = `/proc/${pid}/smaps_rollup`;
  if (!existsSync(file)) return undefined;
  const kilobytes = [...readFileSync(file, 'utf8').matchAll(/^Private_(?:Clean|Dirty): *(\d+) kB$/gm)].map(
    ([, figure]) => Number(figure),
  );
  return kilobytes.reduce((sum, figure) => sum + figure, 0) * 1024;
}
