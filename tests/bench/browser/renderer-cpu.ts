/** Processor time of the process that draws the page and runs its workers: what an act costs whatever else the machine does. */
import { readFileSync } from 'node:fs';
import type { BrowserContext } from '@playwright/test';

/** A tick of /proc is 10 ms on every Linux that Chromium runs on. */
const TICK_MS = 10;

/** Gives the milliseconds since the process began; null where /proc does not tell. */
export async function rendererClock(context: BrowserContext): Promise<(() => number) | null> {
  const devtools = await context.browser()?.newBrowserCDPSession();
  if (devtools === undefined || process.platform !== 'linux') return null;
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
  const renderers = processInfo.filter(({ type }) => type === 'renderer');
  const busiest = renderers.toSorted((a, b) => b.cpuTime - a.cpuTime)[0];
  return busiest === undefined ? null : () => processorMs(busiest.id);
}

function processorMs(pid: number): number {
  // After the name in brackets, which may hold blanks: state is the third field, user and system time 14th and 15th.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}
