/**
 * A device whose network is gone, also for the pages that it opens meanwhile. Playwright's own `setOffline` is not enough there:
 * Chromium 150 says `navigator.onLine` to every document that comes after it (155 does not), and what the page calls the
 * server's silence would be the network's.
 */
import type { BrowserContext, CDPSession, Page } from '@playwright/test';

const GONE = { offline: true, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

/** Takes the network away; gives what brings it back. */
export async function takeNetwork(context: BrowserContext): Promise<() => Promise<void>> {
  const told = new Map<Page, Promise<CDPSession>>();
  const tell = async (page: Page): Promise<void> => {
    const session = told.get(page) ?? context.newCDPSession(page);
    told.set(page, session);
    await (await session).send('Network.overrideNetworkState', GONE);
  };
  const onPage = (page: Page): void => {
    page.on('domcontentloaded', onLoaded);
  };
  const onLoaded = (page: Page): void => {
    tell(page).catch((error: unknown) => {
      // A page that is closed or goes on meanwhile needs no word; its next document asks again.
      if (!page.isClosed()) console.log(`Not told that the network is gone: ${String(error)}`);
    });
  };
  await context.setOffline(true);
  context.on('page', onPage);
  context.pages().forEach(onPage);
  return async () => {
    context.off('page', onPage);
    for (const page of context.pages()) page.off('domcontentloaded', onLoaded);
    await context.setOffline(false);
    for (const [page, session] of told) {
      if (page.isClosed()) continue;
      await (await session).send('Network.overrideNetworkState', { ...GONE, offline: false });
      await (await session).detach();
    }
  };
}
