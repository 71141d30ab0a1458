import { editorTexts } from '../editor-texts';
import type { FindingWords } from '../model/finding';

/** Why a finding stands: for whoever owns the business, then the official meaning for the accountant. */
export function FindingReasons({ words: { detail, official, terms } }: { readonly words: FindingWords }) {
  return (
    <div className="flex flex-col gap-1 pt-1 text-12 text-text-2">
      <p>{detail}</p>
      <p>
        <span className="font-medium">{editorTexts.officialText}: </span>
        {official}
        {terms.length > 0 && <span className="text-text-3"> {terms.join(', ')}</span>}
      </p>
    </div>
  );
}
