/** A demonstration, and a browser on a profile of its own for it: saves what is downloaded, and can be killed. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openList } from './device';
import { type Installation, startInstallation } from './installation';
import { type KillableBrowser, startBrowser } from './killable-browser';
import { signIn, untilInstalled, untilSynchronised, withoutInstallOffer } from './pages/sign-in-page';
import { removeProfile } from './remove-profile';
import type { KeptProfile } from './seeding/kept-profiles';

export interface OwnBrowser {
  readonly installation: Installation;
  readonly browser: KillableBrowser;
  /** Where the next browser finds what this one left. */
  readonly profile: string;
}

/** Signed in, with the app and everything of the company on the device. */
export async function openOwnBrowser(): Promise<OwnBrowser> {
  const installation = await startInstallation({ prepared: true });
  try {
    return { installation, ...(await startDevice(installation)) };
  } catch (error) {
    await installation.stop();
    throw error;
  }
}

/** Another device of the same user, at the installation's address or at that of a road which leads to it. */
export async function startDevice(
  installation: Installation,
  url = installation.url,
): Promise<Omit<OwnBrowser, 'installation'>> {
  const kept = installation.nextProfile();
  const profile = kept?.folder ?? mkdtempSync(join(tmpdir(), 'condica-profile-'));
  const browser = await startBrowser(profile);
  try {
    await enterInstalled(browser, url, kept);
    return { browser, profile };
  } catch (error) {
    await browser.kill();
    removeProfile(profile);
    throw error;
  }
}

/** Waits until the browser can do without network; signs in where nobody is. */
export async function enterInstalled(
  { context, page }: KillableBrowser,
  url: string,
  { isSignedIn }: Pick<KeptProfile, 'isSignedIn'> = { isSignedIn: false },
): Promise<void> {
  await withoutInstallOffer(context, url);
  if (isSignedIn) await openList(page, url);
  else await signIn(page, url, { remember: true });
  await untilInstalled(page);
  await untilSynchronised(page);
}

export async function closeOwnBrowser({ installation, browser, profile }: OwnBrowser): Promise<void> {
  await browser.kill();
  await installation.stop();
  removeProfile(profile);
}
