import { expect, type Page } from '@playwright/test';

/** One that is looked at. */
export interface Screen {
  readonly name: string;
  /** Looked at on the phone too, or there alone. */
  readonly phone: boolean | 'only';
  readonly open: (page: Page, url: string) => Promise<void>;
}

export function screen(
  name: string,
  open: Screen['open'],
  { phone = false }: { phone?: Screen['phone'] } = {},
): Screen {
  return { name, phone, open };
}

/** Goes to an address and waits for its heading. */
export async function goTo(page: Page, address: string, heading: string | RegExp): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
}
