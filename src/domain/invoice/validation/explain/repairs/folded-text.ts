import { fold } from '../../../../text/fold';

/** Text for comparing names: folded, without blanks and punctuation. */
export function foldedText(text: string): string {
  return fold(text).replace(/[^a-z0-9]/g, '');
}
