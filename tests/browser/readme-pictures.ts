/** The two pictures with which README opens: the issued invoices of the demonstration, on the desktop and on the phone. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { signIn, untilSynchronised, withoutInstallOffer } from './pages/sign-in-page';

const README_PICTURES = join('docs', 'pictures');
/** Whoever opens the repository waits for them. */
const MAX_PICTURE_BYTES = 120_000;

const DEVICES = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } } as const;
const QUALITIES = [90, 80, 70, 60, 50];

export async function takeReadmePictures(browser: Browser, url: string): Promise<void> {
  mkdirSync(README_PICTURES, { recursive: true });
  for (const [device, viewport] of Object.entries(DEVICES)) {
    const context = await browser.newContext({ viewport, locale: 'ro-RO', colorScheme: 'light' });
    await withoutInstallOffer(context, url);
    const page = await context.newPage();
    await signIn(page, url, { remember: false });
    await untilSynchronised(page);
    writeFileSync(join(README_PICTURES, `issued-list-${device}.jpg`), await smallEnough(page));
    await context.close();
  }
}

/** The best quality that fits. */
async function smallEnough(page: Page): Promise<Buffer> {
  for (const quality of QUALITIES) {
    const picture = await page.screenshot({ type: 'jpeg', quality });
    if (picture.length <= MAX_PICTURE_BYTES) return picture;
  }
  throw new Error(`A picture of README is over ${MAX_PICTURE_BYTES} bytes at any quality.`);
}
