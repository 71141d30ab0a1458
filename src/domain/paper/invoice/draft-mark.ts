/** „Ciornă” across every page of what is not issued yet: no copy of it passes for an invoice. */
import { documentTexts } from '../document-texts';
import type { Mark } from '../layout/page-description';
import { INK } from '../layout/text-styles';
import { type FontMetrics, textWidth } from '../text/font-metrics';
import { SHEET } from './paper-measures';

const SIZE = 132;
/** From the upper edge, as a share of the sheet. */
const BASELINE = 0.56;

/** Under the content, in the lightest ink that a copier still takes. */
export function draftMarks(metrics: FontMetrics): readonly Mark[] {
  const text = documentTexts.draftMark;
  const face = 'semibold';
  const x = (SHEET.width - textWidth(metrics, face, SIZE, text)) / 2;
  return [{ kind: 'text', x, baseline: SHEET.height * BASELINE, face, size: SIZE, colour: INK.draft, text }];
}
