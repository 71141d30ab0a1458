/** On the phone whatever is pressed is at least 44 px in both directions; a finger is that wide. */
import { expect, type Page, test } from '@playwright/test';
import { closeDesktop, openDesktop } from './desktop';
import type { Installation } from './installation';

const FINGER_PX = 44;

let installation: Installation;
let page: Page;

test.beforeAll(async ({ browser }) => {
  ({ installation, page } = await openDesktop(browser));
  await page.setViewportSize({ width: 390, height: 844 });
});
test.afterAll(() => closeDesktop({ installation, page }));

/** What can be pressed and is smaller, by its name; a box that is ticked is pressed by its words too. */
async function smallTargets(): Promise<readonly string[]> {
  return page.evaluate((finger) => {
    const pressable = 'button, a[href], input, select, textarea, [role=tab], [role=menuitem]';
    return [...document.querySelectorAll<HTMLElement>(pressable)].flatMap((element) => {
      const target = element.matches('input[type=checkbox]') ? (element.closest('label') ?? element) : element;
      const { width, height } = target.getBoundingClientRect();
      // Not drawn, or only for screen readers.
      if (getComputedStyle(element).clipPath !== 'none' || !element.checkVisibility()) return [];
      const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
      return width < finger || height < finger ? [`${name} ${Math.round(width)} × ${Math.round(height)}`] : [];
    });
  }, FINGER_PX);
}

test('in the issued list and its sheet', async () => {
  await page.goto(`${installation.url}/app/invoices/out`);
  const rows = page.getByRole('list', { name: 'Facturi emise' }).getByRole('button');
  await expect(rows.nth(3)).toBeVisible();
  expect(await smallTargets()).toEqual([]);
  // Two pictures alike would be two ways to one thing.
  const pictures = await page
    .getByRole('button', { name: /^Caută/ })
    .evaluateAll((buttons) => buttons.map((button) => button.querySelector('svg')?.innerHTML));
  expect(new Set(pictures).size).toBe(pictures.length);
  await rows.first().click();
  await expect(page.getByRole('dialog', { name: /^FCT-/ })).toBeVisible();
  expect(await smallTargets()).toEqual([]);
});

test('in the partners', async () => {
  await page.goto(`${installation.url}/app/defs/partner`);
  await expect(page.getByRole('list', { name: 'Parteneri' }).getByRole('button').nth(3)).toBeVisible();
  expect(await smallTargets()).toEqual([]);
});

test('in the steps of the editor, where the code has the keyboard of figures; the step survives a reload', async () => {
  await page.goto(`${installation.url}/app/invoices`);
  const name = page.getByRole('combobox', { name: /^Denumire/ });
  await expect(name).toBeVisible();
  await expect(page.getByLabel('CUI', { exact: true })).toHaveAttribute('inputmode', 'numeric');
  expect(await smallTargets()).toEqual([]);
  await name.fill('Firmă de probă');
  await expect(page).toHaveURL(/draft=/);
  const details = page.getByRole('tab', { name: /Detalii/ }).or(page.getByRole('button', { name: /Detalii/ }));
  await details.first().click();
  await expect(page.getByLabel('Observații')).toBeVisible();
  expect(await smallTargets()).toEqual([]);
  await page.reload();
  await expect(page.getByLabel('Observații')).toBeVisible();
});
