import { NotebookText } from 'lucide-react';
import { shellTexts } from '@/app/texts/shell-texts';

/** The product's mark and name. */
export function Brand() {
  return (
    <span className="flex items-center gap-3">
      <span className="inline-flex size-8 items-center justify-center rounded-2 bg-navy text-navy-text dark:bg-navy-active">
        <NotebookText aria-hidden="true" size={18} strokeWidth={2} />
      </span>
      <span>
        <span className="block text-16/5 font-semibold">{shellTexts.product}</span>
        <span className="block text-12 text-text-3">{shellTexts.productLine}</span>
      </span>
    </span>
  );
}
