import { TriangleAlert } from 'lucide-react';
import { accountNote, accountWords } from '@/app/invoices/archive/account-words';
import type { PaperRemarks } from '@/app/invoices/document/paper-remarks';
import type { AccountFinding } from '@/workers/archive-search/account-watch';

const NO_REMARKS: PaperRemarks = { head: null, parties: null, totals: null, payment: null, lines: new Map() };

/** Under the way of paying stands that the account is another one: a signal of ours, in amber, that says so (picture 31). */
export function withAccountRemark(
  remarks: PaperRemarks | undefined,
  finding: AccountFinding | undefined,
): PaperRemarks | undefined {
  const note = accountNote(finding);
  if (note === undefined) return remarks;
  const before = remarks ?? NO_REMARKS;
  const payment = (
    <>
      {before.payment}
      <p className="my-1 flex items-start gap-2 border-[#b7791f] border-l-[3px] bg-[#fdf3dc] px-2 py-0.5 text-[#6b4708] text-[11px]/[16px] print:hidden">
        <TriangleAlert aria-hidden="true" className="mt-px shrink-0" size={13} strokeWidth={1.75} />
        <span className="min-w-0 flex-1 break-words">{note}</span>
        <span className="shrink-0 text-[10px]">{accountWords.ours}</span>
      </p>
    </>
  );
  return { ...before, payment };
}
