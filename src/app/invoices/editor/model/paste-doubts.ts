/** What is said of a paste that the person has to look at; '' nothing. */
import { pasteTexts } from '../paste-texts';
import type { PasteDoubts } from './paste-lines';

export function doubtWords(doubts: PasteDoubts): string {
  const { unproven, grossPrice, unknownVat, lostVat, valueOrVat, vatAmounts, rivals, percentLeft } = doubts;
  return [
    ...(unproven === undefined ? [] : [pasteTexts.thousands(unproven)]),
    ...(grossPrice === undefined ? [] : [pasteTexts.gross(grossPrice)]),
    ...(unknownVat === undefined ? [] : [pasteTexts.unknownVat(unknownVat)]),
    ...(lostVat === undefined ? [] : [pasteTexts.lostVat(lostVat)]),
    ...(valueOrVat === undefined ? [] : [pasteTexts.valueOrVat(valueOrVat)]),
    ...(vatAmounts === undefined ? [] : [pasteTexts.vatAmounts(vatAmounts)]),
    ...(rivals === undefined ? [] : [pasteTexts.rivals(rivals)]),
    ...(percentLeft === undefined ? [] : [pasteTexts.percentLeft(percentLeft)]),
  ].join(' ');
}
