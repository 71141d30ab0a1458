/** Starts the browser anew on a profile and waits for the list of issued invoices to be there and to answer a key. */
import { startBrowser } from '../../browser/killable-browser';
import { installPaintWatch } from './paint-watch';

/** Milliseconds from the navigation's start. */
export interface ColdStart {
  /** The first frame with rows. */
  readonly rows: number;
  /** The frame in which the row under the cursor has changed by a key. */
  readonly usable: number;
  /** Counts and sums are there: the whole archive was read. */
  readonly complete: number;
}

export async function coldStart(profile: string, url: string): Promise<ColdStart> {
  const { context, page, close } = await startBrowser(profile);
  try {
    await context.setOffline(true);
    await page.addInitScript(installPaintWatch);
    await page.goto(`${url}/app/invoices/out`, { waitUntil: 'commit' });
    const rows = await page.evaluate(() =>
      window.paintWatch.when(() => /\w-\d/.test(document.querySelector('[role=grid] tbody tr')?.textContent ?? '')),
    );
    await page.evaluate(() => document.querySelector<HTMLElement>('[role=grid]')?.focus());
    await page.keyboard.press('ArrowDown');
    const usable = await page.evaluate(() =>
      window.paintWatch.when(
        () => document.querySelector('[role=grid]')?.getAttribute('aria-activedescendant') != null,
      ),
    );
    const complete = await page.evaluate(() =>
      window.paintWatch.when(() => /\d/.test(document.querySelector('[role=tab]')?.textContent ?? '')),
    );
    return { rows, usable, complete };
  } finally {
    await close();
  }
}
