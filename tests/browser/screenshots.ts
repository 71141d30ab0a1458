/** Pictures of every screen into screenshots/, for the eye, and those of README; run by `npm run screenshots`. */
import { join } from 'node:path';
import { type Page, test } from '@playwright/test';
import { startInstallation } from './installation';
import { prepareOffice } from './prepared-accounts';
import { takeReadmePictures } from './readme-pictures';
import { TWO_DEVICE_SCREENS } from './screens';
import { type Look, walkOffice, walkScreens } from './walk-screens';

const FOLDER = 'screenshots';

async function takePicture(page: Page, { screen, device, theme }: Look): Promise<void> {
  await page.screenshot({ path: join(FOLDER, `${screen}-${device}-${theme}.png`) });
}

test('pictures of README', async ({ browser }) => {
  const installation = await startInstallation();
  try {
    await takeReadmePictures(browser, installation.url);
  } finally {
    await installation.stop();
  }
});

test('pictures of every screen', async ({ browser }) => {
  test.setTimeout(600_000);
  const installation = await startInstallation();
  try {
    for (const device of ['desktop', 'phone'] as const)
      await walkScreens(browser, installation.url, device, takePicture, TWO_DEVICE_SCREENS);
    const office = await prepareOffice(installation, 'birou@condica.ro', 36);
    for (const device of ['desktop', 'phone'] as const)
      await walkOffice(browser, installation.url, office, device, takePicture);
  } finally {
    await installation.stop();
  }
});
