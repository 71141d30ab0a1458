import type { Page } from '@playwright/test';

/** Chooses an action of the user's menu. */
export async function chooseUserAction(
  page: Page,
  action: 'Ajutor' | 'Contact' | 'Preferințe' | 'Ieșire din cont' | 'Ieși și șterge datele de pe acest dispozitiv',
): Promise<void> {
  await page.getByRole('button', { name: 'Meniul utilizatorului' }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}
