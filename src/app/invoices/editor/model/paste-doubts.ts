/** What is said of a paste that the person has to look at; '' nothing. */
import { editorTexts } from '../editor-texts';
import type { PasteDoubts } from './paste-lines';

export function doubtWords({ unproven, grossPrice }: PasteDoubts): string {
  return [
    ...(unproven === undefined ? [] : [editorTexts.pasteThousands(unproven)]),
    ...(grossPrice === undefined ? [] : [editorTexts.pasteGross(grossPrice)]),
  ].join(' ');
}
