/** Pictures of every screen into screenshots/, for the eye; run by `npm run screenshots`. */
import { join } from 'node:path';
import { test } from '@playwright/test';
import { startInstallation } from './installation';
import { walkScreens } from './walk-screens';

const FOLDER = 'screenshots';

test('pictures of every screen', async ({ browser }) => {
  test.setTimeout(300_000);
  const installation = await startInstallation();
  try {
    for (const device of ['desktop', 'phone'] as const)
      await walkScreens(browser, installation.url, device, async (page, { screen, theme }) => {
        await page.screenshot({ path: join(FOLDER, `${screen}-${device}-${theme}.png`) });
      });
  } finally {
    await installation.stop();
  }
});
