import { editorTexts } from '../editor-texts';
import { DraftText } from '../fields/draft-text';

/** BG-20: a percent or an amount off the whole invoice, spread over the VAT rates. */
export function DocumentDiscountField() {
  return (
    <DraftText
      at="discount.amount"
      label={editorTexts.documentDiscount}
      placeholder={editorTexts.percentOrAmount}
      numeric
      read={({ discount: { percent, amount } }) => (percent === '' ? amount : `${percent}%`)}
      write={(text, { discount: { reason } }) => ({
        type: 'set',
        fields: { discount: { ...typedDiscount(text), reason } },
      })}
    />
  );
}

function typedDiscount(text: string): { readonly percent: string; readonly amount: string } {
  return text.trimEnd().endsWith('%')
    ? { percent: text.trimEnd().slice(0, -1), amount: '' }
    : { percent: '', amount: text };
}
