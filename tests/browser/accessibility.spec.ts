/** No violation of WCAG 2.2 A and AA that axe can see, on any screen, in any state, in both themes. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { type Installation, startInstallation } from './installation';
import { type Look, walkScreens } from './walk-screens';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

let installation: Installation;

test.describe.configure({ timeout: 600_000 });
test.beforeAll(async () => {
  installation = await startInstallation();
});
test.afterAll(async () => {
  await installation.stop();
});

/** Every violation as a line: its rule, the element, and what axe says of it. */
async function violationsOf(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
}

async function expectNone(page: Page, { screen, device, theme }: Look): Promise<void> {
  expect.soft(await violationsOf(page), `${screen}, ${device}, ${theme}`).toEqual([]);
}

test('every screen on the desktop and on the phone, in both themes', async ({ browser }) => {
  for (const device of ['desktop', 'phone'] as const) await walkScreens(browser, installation.url, device, expectNone);
});
