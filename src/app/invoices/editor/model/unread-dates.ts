import type { FormTexts } from '@/app/unsaved/typed-form';
import type { FieldKey } from './finding';

/** What is typed in a window of the editor, and is no date. */
export const SECOND_PREFIX = 'window.secondPrefix';

/** The date whose text the draft has not taken; undefined where there is none. An invoice is not issued past it. */
export function unreadDate(texts: FormTexts): FieldKey | undefined {
  return Object.keys(texts).find((field) => field !== SECOND_PREFIX);
}
