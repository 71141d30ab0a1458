import { expect, type Page } from '@playwright/test';
import { GetPublicNotifications } from '@/api/calls/session-calls';
import { callOpen } from '../../server/support/test-client';

/** Of the tab: the ids of the notices that it has shown (src/app/auth/start-news.ts). */
const SHOWN_KEY = 'condica.notices-shown';

/**
 * From the next load on, this tab has shown the public notices already: they need not be closed where they are not what is
 * looked at. False where the server does not tell them, and they may come yet.
 */
export async function withoutNotices(page: Page, url: string): Promise<boolean> {
  const answer = await callOpen(url, GetPublicNotifications, {});
  if (!answer.ok) return false;
  await page.addInitScript(
    ([key, shown]) => {
      // A blank page has no storage, and what a tab has of its own stays.
      if (location.protocol.startsWith('http') && sessionStorage.getItem(key) === null)
        sessionStorage.setItem(key, shown);
    },
    [SHOWN_KEY, answer.result.notifications.map(({ id }) => id).join(' ')] as const,
  );
  return true;
}

/**
 * Closes the public notices of the demonstration, of which two leave no room for another alert. They come once a tab, a
 * moment after the page; where they cannot come there is nothing to close.
 */
export async function closeNotices(page: Page): Promise<void> {
  await page
    .waitForFunction((key) => sessionStorage.getItem(key) !== null, SHOWN_KEY, { timeout: 3_000 })
    .catch(() => undefined);
  const notices = page
    .getByRole('region', { name: 'Alerte' })
    .locator('> div')
    .filter({ hasText: 'Notificare de interes public' });
  const close = notices.first().getByRole('button', { name: 'Închide' });
  // One that goes by itself meanwhile is closed too.
  await expect(async () => {
    while (await close.isVisible()) await close.click({ timeout: 1_000 });
  }).toPass();
}
