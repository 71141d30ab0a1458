import type { ReactNode } from 'react';
import { countedNoun } from '@/app/ui/words/amount-text';
import { type GroupCount, groupCounts } from './inbox-reasons';
import { groupOf, type InboxGroup, type InboxRow } from './inbox-rows';
import { inboxTexts } from './inbox-texts';

const [COMPANY, COMPANIES] = inboxTexts.company;
const [DOCUMENT, DOCUMENTS] = inboxTexts.document;
const NONE: GroupCount = { companies: 0, documents: 0 };

/** What stands above the first company of a group; null above the others. `above`: the row before it. */
export type GroupHead = (row: InboxRow, above: InboxRow | undefined) => ReactNode;

/** `rows`: all that are shown. */
export function groupHeads(rows: readonly InboxRow[]): GroupHead {
  const counts = groupCounts(rows, groupOf);
  return (row, above) => {
    const group = groupOf(row);
    if (above !== undefined && groupOf(above) === group) return null;
    return <GroupWords count={counts.get(group) ?? NONE} group={group} />;
  };
}

function GroupWords({ group, count }: { readonly group: InboxGroup; readonly count: GroupCount }): ReactNode {
  const companies = countedNoun(count.companies, COMPANY, COMPANIES);
  const documents = countedNoun(count.documents, DOCUMENT, DOCUMENTS);
  return (
    <>
      <span className="mr-2 font-medium">{inboxTexts.groups[group]}</span>
      <span className="text-text-3">{inboxTexts.groupNote[group](companies, documents)}</span>
    </>
  );
}
