/** „Mesaj” by its key: the field of the open invoice takes the keyboard, or the one of the panel that is about to open. */

const FIELD = '[data-note-field] textarea';
let asked: string | null = null;

export function askNote(invoiceId: string): void {
  const field = document.querySelector<HTMLTextAreaElement>(FIELD);
  asked = field === null ? invoiceId : null;
  field?.focus();
}

/** True once for the invoice whose field was asked for before it was drawn. */
export function takeAskedNote(invoiceId: string): boolean {
  const wanted = asked === invoiceId;
  if (wanted) asked = null;
  return wanted;
}
