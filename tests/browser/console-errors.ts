import type { Page } from '@playwright/test';

/** What Chromium itself writes for a request that did not come through; no program can keep it from that. */
const OF_THE_BROWSER = /^Failed to load resource: net::ERR_/;

/** The errors that the app writes or throws from now on; the list grows while the page lives. */
export function watchErrors(page: Page): readonly string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.stack ?? String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !OF_THE_BROWSER.test(message.text()))
      errors.push(`${message.text()} ${message.location().url}`);
  });
  return errors;
}
