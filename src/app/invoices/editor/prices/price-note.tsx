import { SELF_BILLED } from '@/domain/invoice/document-types';
import { editorTexts } from '../editor-texts';
import { useEditor } from '../use-editor';
import { pricesTexts } from './prices-texts';
import { pricingWords } from './pricing-words';

/** Under the lines: where the price of the one with the cursor comes from. Its room is kept, so that nothing moves below. */
export function PriceNote() {
  const row = useEditor(({ grid }) => grid.row);
  const { priced, price = '' } = useEditor(({ draft }) => draft.lines[row]) ?? {};
  const selfBilled = useEditor(({ draft }) => draft.typeCode === SELF_BILLED);
  return (
    <p aria-live="polite" className="min-h-5 pt-1 text-right text-12 text-text-3">
      {priced !== undefined && pricesTexts.ofLine(editorTexts.row(row + 1), pricingWords(priced, price, selfBilled))}
    </p>
  );
}
