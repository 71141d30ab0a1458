/** Many typing kills on one profile of one installation: each start of the browser reads what the last one left. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { Installation } from '../browser/installation';
import { type KillableBrowser, startBrowser } from '../browser/killable-browser';
import { enterInstalled } from '../browser/own-browser';
import { signIn } from '../browser/pages/sign-in-page';
import { removeProfile } from '../browser/remove-profile';
import { chance } from '../simulation/random';
import { TYPED_FIELDS } from './typed-field';
import { type KillOutcome, outcomeOf, typeUntilKilled } from './typing-kill';

type KilledOver = Pick<Installation, 'url' | 'lastLines'>;

/** `told` hears of each run as it ends. */
export async function runTypingKills(
  installation: KilledOver,
  { runs, seed }: { readonly runs: number; readonly seed: number },
  told: (outcome: KillOutcome) => void = () => undefined,
): Promise<readonly KillOutcome[]> {
  const profile = mkdtempSync(join(tmpdir(), 'condica-typing-'));
  const random = chance(seed);
  let browser = await startBrowser(profile);
  try {
    await enterInstalled(browser, installation.url);
    await openNewDraft(browser, installation);
    const outcomes: KillOutcome[] = [];
    for (let run = 0; run < runs; run += 1) {
      const field = TYPED_FIELDS[run % TYPED_FIELDS.length];
      if (field === undefined) throw new Error('There are fields.');
      const typed = await typeUntilKilled(browser, field, random);
      browser = await startBrowser(profile);
      await openNewDraft(browser, installation);
      const outcome = await outcomeOf(browser, typed);
      outcomes.push(outcome);
      told(outcome);
    }
    return outcomes;
  } finally {
    await browser.kill();
    removeProfile(profile);
  }
}

/**
 * A session that ended with the browser is begun again: what was typed must be there all the same. Told, for it should not
 * have ended.
 */
async function openNewDraft({ page }: KillableBrowser, { url, lastLines }: KilledOver): Promise<void> {
  await page.goto(`${url}/app/invoices`);
  const buyer = page.getByRole('combobox', { name: /^Denumire \*?$/ });
  const signInForm = page.getByRole('heading', { name: 'Autentificare' });
  await expect(buyer.or(signInForm).first()).toBeVisible();
  if (await signInForm.isVisible()) {
    console.log(`Signed out by the kill.\n${lastLines()}`);
    await signIn(page, url, { remember: true });
    await page.goto(`${url}/app/invoices`);
  }
  await expect(buyer).toBeFocused();
}
