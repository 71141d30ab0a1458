/** Every public sample as a page, without network: paper, verdict, its XML as a tree, and each of its terms among the fields. */
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { documentTerms } from '@/domain/invoice/terms/document-terms';
import { readXml } from '@/domain/xml/read-xml';
import { watchErrors } from './console-errors';
import { closeDesktop, type Desktop, openDesktop } from './desktop';
import { sampleFiles } from './documents/sample-files';

const KEPT = { path: 'standard.xml', bytes: readFileSync('tests/fixtures/invoices/standard.xml') };
const DOCUMENTS = [KEPT, ...sampleFiles('')];

let desktop: Desktop;

test.describe.configure({ mode: 'serial', timeout: 240_000 });
test.beforeAll(async ({ browser }) => {
  desktop = await openDesktop(browser);
  const { page, installation } = desktop;
  await page.context().setOffline(true);
  await page.goto(`${installation.url}/app/invoices/view`);
  const files = DOCUMENTS.map(({ path, bytes }) => ({ name: path, mimeType: 'application/xml', buffer: bytes }));
  await page.locator('input[type=file]').setInputFiles(files);
});
test.afterAll(() => closeDesktop(desktop));

const squeezed = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Terms of the file as the product's own reading has them, an embedded file apart. */
function termsOf(bytes: Buffer): readonly string[] {
  const read = readXml(bytes.toString('utf8'));
  if (!read.ok) throw new Error(read.error.message);
  const terms = documentTerms(read.root).filter(({ encoded }) => encoded === undefined);
  return terms.map(({ term, value, line }) => squeezed(`${term || 'în afara EN 16931'} · ${line} ${value}`));
}

/** All that the list of fields shows while it is scrolled from its head to its foot. */
function shownTerms(page: Page): Promise<readonly string[]> {
  return page.getByRole('region', { name: 'Câmpuri' }).evaluate(async (scroller) => {
    const drawn = () => new Promise((wake) => requestAnimationFrame(() => requestAnimationFrame(wake)));
    const found = new Set<string>();
    for (let top = 0; ; top += scroller.clientHeight / 2) {
      scroller.scrollTop = top;
      await drawn();
      for (const row of scroller.querySelectorAll('dl')) {
        const mark = row.querySelector('dt span:last-child')?.textContent ?? '';
        const text = `${mark} ${row.querySelector('dd')?.textContent ?? ''}`;
        found.add(text.replaceAll(/\s+/g, ' ').trim());
      }
      if (top + scroller.clientHeight >= scroller.scrollHeight) return [...found];
    }
  });
}

for (const { path, bytes } of DOCUMENTS) {
  test(`${path} is shown whole`, async () => {
    const { page } = desktop;
    const errors = watchErrors(page);
    await page.getByRole('button', { name: path, exact: true }).click();
    await expect(page.getByRole('article')).toBeVisible();
    await expect(page.getByText(/^(Regulile oficiale acceptă documentul|ANAF ar respinge-o)/).first()).toBeVisible();
    await page.getByRole('tab', { name: 'Câmpuri' }).click();
    const shown = await shownTerms(page);
    expect(termsOf(bytes).filter((term) => !shown.includes(term))).toEqual([]);
    await page.getByRole('tab', { name: 'XML' }).click();
    await expect(page.getByRole('treeitem').first()).toContainText(/Invoice|CreditNote/);
    expect(errors).toEqual([]);
  });
}
