import { type InvoiceLook, USUAL_LOOK } from './invoice-look';

/**
 * The look with what the reader prefers where it leaves the language to the buyer; `language`: `look` for no wish. Null: the usual
 * look, as it came.
 */
export function withDefaultLanguage(look: InvoiceLook | null, language: 'look' | 'ro' | 'ro-en'): InvoiceLook | null {
  if (language === 'look') return look;
  const { language: own } = look ?? USUAL_LOOK;
  return own === 'auto' ? { ...(look ?? USUAL_LOOK), language } : look;
}
