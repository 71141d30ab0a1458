/** Many typing kills on one profile of one installation: each start of the browser reads what the last one left. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { type KillableBrowser, startBrowser } from '../browser/killable-browser';
import { refuseInstall, signIn, untilInstalled, untilSynchronised } from '../browser/pages/sign-in-page';
import { chance } from '../simulation/random';
import { TYPED_FIELDS } from './typed-field';
import { type KillOutcome, outcomeOf, typeUntilKilled } from './typing-kill';

/** `told` hears of each run as it ends. */
export async function runTypingKills(
  url: string,
  { runs, seed }: { readonly runs: number; readonly seed: number },
  told: (outcome: KillOutcome) => void = () => undefined,
): Promise<readonly KillOutcome[]> {
  const profile = mkdtempSync(join(tmpdir(), 'condica-typing-'));
  const random = chance(seed);
  let browser = await startBrowser(profile);
  try {
    await signIn(browser.page, url, { remember: true });
    await untilInstalled(browser.page);
    await untilSynchronised(browser.page);
    await refuseInstall(browser.page);
    await openNewDraft(browser, url);
    const outcomes: KillOutcome[] = [];
    for (let run = 0; run < runs; run += 1) {
      const field = TYPED_FIELDS[run % TYPED_FIELDS.length];
      if (field === undefined) throw new Error('There are fields.');
      const typed = await typeUntilKilled(browser, field, random);
      browser = await startBrowser(profile);
      await openNewDraft(browser, url);
      const outcome = await outcomeOf(browser, typed);
      outcomes.push(outcome);
      told(outcome);
    }
    return outcomes;
  } finally {
    await browser.kill();
    rmSync(profile, { recursive: true, force: true });
  }
}

async function openNewDraft({ page }: KillableBrowser, url: string): Promise<void> {
  await page.goto(`${url}/app/invoices`);
  await expect(page.getByRole('combobox', { name: /^Denumire \*?$/ })).toBeFocused();
}
