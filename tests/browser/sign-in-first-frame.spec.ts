/**
 * The sign-in on a device that nobody has worked on: whole in its first frame, nothing of it moves when news and demonstration
 * come, and neither the first list's code nor the whole fonts come with it (docs/performance.md).
 */
import { expect, type Page, test } from '@playwright/test';
import { type Installation, startInstallation } from './installation';

const SCREENS = { phone: { width: 412, height: 823 }, desktop: { width: 1440, height: 900 } } as const;
/** A pixel's fraction, as words change their face; a line that comes without room moved 0.02. */
const UNSEEN_SHIFT = 0.001;
/** On a phone all of them, or the one that does not answer. */
const SERVICES = {
  phone: /^(Serviciile ANAF răspund|SPV, e-Factura|Cursul BNR)$/,
  desktop: 'Starea serviciilor',
} as const;

let installation: Installation;

test.beforeAll(async () => {
  installation = await startInstallation();
});
test.afterAll(async () => {
  await installation.stop();
});

/** Sum of what has moved without a press since the page began. */
async function shiftOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const seen = new PerformanceObserver((list) => {
          resolve(list.getEntries().reduce((sum, entry) => sum + ('value' in entry ? Number(entry.value) : 0), 0));
        });
        seen.observe({ type: 'layout-shift', buffered: true });
        // Where nothing has moved the observer is never called.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );
}

for (const name of ['phone', 'desktop'] as const) {
  test(`nothing of it moves on a ${name}, and nothing comes that it has no use for`, async ({ browser }) => {
    const page = await (await browser.newContext({ viewport: SCREENS[name] })).newPage();
    await page.goto(`${installation.url}/auth`);
    await expect(page.getByRole('button', { name: 'Intră în cont' })).toBeVisible();
    // What comes last: the demonstration, the services, the notices.
    await expect(page.getByRole('button', { name: 'Date demonstrative' })).toBeVisible();
    await expect(page.getByText(SERVICES[name])).toBeVisible();
    await expect(page.getByRole('region', { name: 'Alerte' }).getByText('Instalare demonstrativă')).toBeVisible();
    expect(await shiftOf(page)).toBeLessThan(UNSEEN_SHIFT);

    const files = await filesOf(page);
    expect(files.filter((file) => file.endsWith('.woff2')).toSorted()).toEqual([
      'inter-page-latin.woff2',
      'inter-page-romanian.woff2',
    ]);
    expect(files).toContain('sign-in.js');
    expect(files).not.toContain('first-list.js');
    expect(files).not.toContain('waiting-card.js');
    await page.context().close();
  });
}

/** What the page itself has asked for, by names without the build's hash; the service worker's requests are not the page's. */
async function filesOf(page: Page): Promise<readonly string[]> {
  const urls = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  return urls.map((url) => new URL(url).pathname.replace(/^.*\/(.+?)-[\w-]{7,8}\.(\w+)$/, '$1.$2'));
}
