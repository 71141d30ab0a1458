/** A demonstration, and a browser on a profile of its own for it: saves what is downloaded, and can be killed. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Installation, startInstallation } from './installation';
import { type KillableBrowser, startBrowser } from './killable-browser';
import { signIn, untilInstalled, untilSynchronised, withoutInstallOffer } from './pages/sign-in-page';
import { removeProfile } from './remove-profile';

export interface OwnBrowser {
  readonly installation: Installation;
  readonly browser: KillableBrowser;
  /** Where the next browser finds what this one left. */
  readonly profile: string;
}

/** Signed in, with the app and everything of the company on the device. */
export async function openOwnBrowser(): Promise<OwnBrowser> {
  const installation = await startInstallation();
  const profile = mkdtempSync(join(tmpdir(), 'condica-profile-'));
  const browser = await startBrowser(profile);
  try {
    await enterInstalled(browser, installation.url);
    return { installation, browser, profile };
  } catch (error) {
    await closeOwnBrowser({ installation, browser, profile });
    throw error;
  }
}

/** Signs in and waits until the browser can do without network. */
export async function enterInstalled({ context, page }: KillableBrowser, url: string): Promise<void> {
  await withoutInstallOffer(context, url);
  await signIn(page, url, { remember: true });
  await untilInstalled(page);
  await untilSynchronised(page);
}

export async function closeOwnBrowser({ installation, browser, profile }: OwnBrowser): Promise<void> {
  await browser.kill();
  await installation.stop();
  removeProfile(profile);
}
