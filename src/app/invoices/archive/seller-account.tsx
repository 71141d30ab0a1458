import { Landmark, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AccountFinding } from '@/workers/archive-search/account-watch';
import { accountNote, accountWords } from './account-words';

/** Beside the seller of a received invoice: whether it asks to be paid where his last ones did (pictures 21 and 31). */
export function SellerAccount({ finding }: { readonly finding: AccountFinding | undefined }): ReactNode {
  if (finding === undefined) return null;
  const note = accountNote(finding);
  const Icon = note === undefined ? Landmark : TriangleAlert;
  return (
    <p className={`flex items-start gap-2 text-13 ${note === undefined ? 'text-text-2' : 'text-wait'}`}>
      <Icon aria-hidden="true" className="mt-0.5 shrink-0" size={16} strokeWidth={1.75} />
      {note ?? accountWords.same(finding.compared)}
    </p>
  );
}
