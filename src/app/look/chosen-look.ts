/** The look chosen on the public page, in this browser, until a company takes it. */
import type { InvoiceLook } from '@/domain/paper/look/invoice-look';
import { lookAsText, lookFromText } from './look-draft';

const KEY = 'condica.look';

export function chosenLook(): InvoiceLook | null {
  return lookFromText(localStorage.getItem(KEY));
}

/** False where the browser has no room for it. */
export function keepChosenLook(look: InvoiceLook): boolean {
  try {
    localStorage.setItem(KEY, lookAsText(look));
    return true;
  } catch {
    return false;
  }
}

export function dropChosenLook(): void {
  localStorage.removeItem(KEY);
}
