/** A person at a device: a Chromium on a profile of its own, over a road of its own, with a clock of its own. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CDPSession, expect, type Page } from '@playwright/test';
import { type KillableBrowser, startBrowser } from '../../browser/killable-browser';
import { type LosingProxy, startLosingProxy } from '../../browser/losing-proxy';
import { refuseInstall, signIn, untilInstalled, untilSynchronised } from '../../browser/pages/sign-in-page';
import { removeProfile } from '../../browser/remove-profile';
import { type DeviceClock, deviceClock } from './device-clock';

export interface Account {
  readonly email: string;
  readonly password: string;
}

export interface Hand {
  readonly name: string;
  readonly account: Account;
  readonly profile: string;
  readonly road: LosingProxy;
  readonly clock: DeviceClock;
  browser: KillableBrowser;
  /** Of the last kill (performance.now); null: it runs. */
  killedAt: number | null;
  /** While its storage is full. */
  fullness: CDPSession | null;
  /** How often a start met the sign-in page. */
  signedOut: number;
}

interface HandOptions {
  readonly name: string;
  readonly account: Account;
  readonly server: string;
  /** See device-clock.ts. */
  readonly clockLibrary: string | undefined;
}

/** Signed in for thirty days, with everything of its companies on the device. */
export async function newHand({ name, account, server, clockLibrary }: HandOptions): Promise<Hand> {
  const profile = mkdtempSync(join(tmpdir(), 'condica-kills-'));
  const clock = deviceClock(clockLibrary, join(profile, 'device-clock'));
  const road = await startLosingProxy(server);
  const browser = await startBrowser(profile, clock);
  const { page } = browser;
  await signIn(page, road.url, { remember: true, account });
  await untilInstalled(page);
  await untilSynchronised(page);
  await refuseInstall(page);
  return { name, account, profile, road, clock, browser, killedAt: null, fullness: null, signedOut: 0 };
}

export async function killHand(hand: Hand): Promise<void> {
  if (hand.killedAt !== null) return;
  hand.killedAt = performance.now();
  await hand.browser.kill();
}

/** The same profile again. A session that has ended is begun anew, and counted: it should not have. */
export async function startHand(hand: Hand): Promise<void> {
  hand.browser = await startBrowser(hand.profile, hand.clock);
  const { page } = hand.browser;
  await page.goto(`${hand.road.url}/app/invoices/out`);
  const list = page.getByRole('heading', { name: 'Facturi emise' });
  const form = page.getByRole('heading', { name: 'Autentificare' });
  await expect(list.or(form).first()).toBeVisible({ timeout: 30_000 });
  hand.killedAt = null;
  if (await form.isVisible()) await signInAgain(hand, page);
}

async function signInAgain(hand: Hand, page: Page): Promise<void> {
  hand.signedOut += 1;
  await signIn(page, hand.road.url, { remember: true, account: hand.account });
}

/** The browser grants less than what is used: at its very size it still lets small writes pass. */
export async function fillStorage(hand: Hand): Promise<void> {
  const { page, context } = hand.browser;
  const origin = new URL(hand.road.url).origin;
  const devtools = await context.newCDPSession(page);
  const { usage } = await devtools.send('Storage.getUsageAndQuota', { origin });
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: Math.floor(usage / 2) });
  hand.fullness = devtools;
}

/** Chromium looks at the quota again only after half a minute. */
const QUOTA_LOOKS_MS = 31_000;

export function untilFullnessCounts(): Promise<void> {
  return new Promise((wake) => setTimeout(wake, QUOTA_LOOKS_MS));
}

export async function emptyStorage(hand: Hand): Promise<void> {
  const { fullness } = hand;
  hand.fullness = null;
  // Gone with a killed browser.
  await fullness
    ?.send('Storage.overrideQuotaForOrigin', { origin: new URL(hand.road.url).origin })
    .catch(() => undefined);
}

export async function dismissHand(hand: Hand): Promise<void> {
  await killHand(hand);
  await hand.road.close();
  removeProfile(hand.profile);
}
