/** No violation of WCAG 2.2 A and AA that axe can see, on any screen, in any state, in both themes. */
import { expect, type Page, test } from '@playwright/test';
import { colourViolationsOf, violationsOf } from './axe';
import { type Installation, startInstallation } from './installation';
import { type Look, walkScreens } from './walk-screens';

let installation: Installation;

// The two walks know nothing of each other: each worker takes one, on an installation of its own.
test.describe.configure({ mode: 'parallel', timeout: 1_200_000 });
test.beforeAll(async () => {
  installation = await startInstallation();
});
test.afterAll(async () => {
  await installation.stop();
});

async function expectNone(page: Page, { screen, device, theme }: Look): Promise<void> {
  // The walk comes in the light first.
  const violations = theme === 'light' ? await violationsOf(page) : await colourViolationsOf(page);
  expect.soft(violations, `${screen}, ${device}, ${theme}`).toEqual([]);
}

for (const device of ['desktop', 'phone'] as const) {
  test(`every screen on the ${device}, in both themes`, async ({ browser }) => {
    await walkScreens(browser, installation.url, device, expectNone);
  });
}
