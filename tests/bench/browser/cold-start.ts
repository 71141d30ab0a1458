/** Starts the browser anew on a profile and waits for the list of issued invoices to be there and to answer a key. */
import { startBrowser } from '../../browser/killable-browser';
import { installPaintWatch } from './paint-watch';
import { installStartWatch, type StartStep } from './start-watch';

/** Milliseconds from the navigation's start. */
export interface ColdStart {
  /** The first frame with rows: number, partner, sum, state. */
  readonly rows: number;
  /** When the page has rows that the list itself has drawn, in the place of those. */
  readonly own: number;
  /** The frame in which the row under the cursor has changed by a key. */
  readonly usable: number;
  /** Counts and sums are there: the whole archive was read. */
  readonly complete: number;
  /** What it was waited for meanwhile. */
  readonly steps: readonly StartStep[];
}

/** `slowdown`: so many times slower than this machine, as a phone's processor is. */
export async function coldStart(profile: string, url: string, slowdown = 1): Promise<ColdStart> {
  const { context, page, close } = await startBrowser(profile);
  try {
    await context.setOffline(true);
    if (slowdown > 1) {
      const devtools = await context.newCDPSession(page);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    }
    await page.addInitScript(installPaintWatch);
    await page.addInitScript(installStartWatch);
    await page.goto(`${url}/app/invoices/out`, { waitUntil: 'commit' });
    const rows = await page.evaluate(() =>
      window.paintWatch.when(() =>
        /\w-\d/.test(document.querySelector(':is(#early-list, [role=grid]) tbody tr')?.textContent ?? ''),
      ),
    );
    await page.evaluate(() => document.querySelector<HTMLElement>('[role=grid]')?.focus());
    await page.keyboard.press('ArrowDown');
    const usable = await page.evaluate(() =>
      window.paintWatch.when(
        () => document.querySelector('[role=grid]')?.getAttribute('aria-activedescendant') != null,
      ),
    );
    const own = await page.evaluate(
      () => window.startSteps.find(({ name }) => name === 'rows in the page')?.to ?? Number.NaN,
    );
    const complete = await page.evaluate(() =>
      window.paintWatch.when(() => /\d/.test(document.querySelector('[role=tab]')?.textContent ?? '')),
    );
    const steps = await page.evaluate(() => window.startSteps);
    return { rows, own, usable, complete, steps };
  } finally {
    await close();
  }
}
