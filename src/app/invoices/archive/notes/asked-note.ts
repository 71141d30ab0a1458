/**
 * „Mesaj” by its key, or a correction that is asked for: the field of the open invoice takes the keyboard, or the one that is about to
 * be drawn; an empty one begins with the words.
 */

const FIELD = '[data-note-field] textarea';

interface AskedNote {
  readonly invoiceId: string;
  /** '' where the person writes all of it. */
  readonly words: string;
}

let asked: AskedNote | null = null;
const drawn = new Set<(of: AskedNote) => void>();

export function askNote(invoiceId: string, words = ''): void {
  const field = document.querySelector<HTMLTextAreaElement>(FIELD);
  asked = field === null ? { invoiceId, words } : null;
  for (const tell of drawn) tell({ invoiceId, words });
  field?.focus();
}

/** Once for the invoice whose field was asked for before it was drawn; null else. */
export function takeAskedNote(invoiceId: string): AskedNote | null {
  const taken = asked?.invoiceId === invoiceId ? asked : null;
  if (taken !== null) asked = null;
  return taken;
}

/** Told while the field is drawn; gives what ends it. */
export function onAskedNote(tell: (of: AskedNote) => void): () => void {
  drawn.add(tell);
  return () => void drawn.delete(tell);
}
