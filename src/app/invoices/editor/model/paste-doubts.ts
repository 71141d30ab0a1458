/** What is said of a paste that the person has to look at; '' nothing. */
import { pasteTexts } from '../paste-texts';
import type { PasteDoubts } from './paste-lines';

export function doubtWords({ unproven, grossPrice, unknownVat, lostVat, valueOrVat }: PasteDoubts): string {
  return [
    ...(unproven === undefined ? [] : [pasteTexts.thousands(unproven)]),
    ...(grossPrice === undefined ? [] : [pasteTexts.gross(grossPrice)]),
    ...(unknownVat === undefined ? [] : [pasteTexts.unknownVat(unknownVat)]),
    ...(lostVat === undefined ? [] : [pasteTexts.lostVat(lostVat)]),
    ...(valueOrVat === undefined ? [] : [pasteTexts.valueOrVat(valueOrVat)]),
  ].join(' ');
}
