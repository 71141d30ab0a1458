/** The companies on the phone: in their groups, each opened in place by a touch at its end. */
import { ChevronDown, ChevronUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/app/ui/buttons/button';
import { IconButton } from '@/app/ui/buttons/icon-button';
import { CardList } from '@/app/ui/table/card-list';
import { giveTexts } from './give-texts';
import type { GroupHead } from './group-head';
import { InboxCard } from './inbox-card';
import { readText } from './inbox-columns';
import { type InboxEntry, keyOfEntry, namedOf, reasonsOf } from './inbox-reasons';
import type { InboxRow } from './inbox-rows';
import { inboxTexts } from './inbox-texts';
import { ReasonAction, ReasonWords } from './reason-cells';
import type { InboxActs } from './use-inbox-acts';
import type { InboxEntries } from './use-inbox-entries';

interface InboxCardsProps {
  readonly label: string;
  readonly empty: ReactNode;
  readonly today: string;
  readonly entries: InboxEntries;
  readonly acts: InboxActs;
  readonly head: GroupHead;
  /** The place of the company among the entries; -1: none has the keyboard. */
  readonly onCursor: (at: number) => void;
  readonly onGive: (rows: readonly InboxRow[]) => void;
}

type CompanyEntry = Extract<InboxEntry, { kind: 'company' }>;

export function InboxCards({ label, empty, today, entries, acts, head, onCursor, onGive }: InboxCardsProps): ReactNode {
  const companies = entries.entries.filter((entry): entry is CompanyEntry => entry.kind === 'company');
  return (
    <CardList<CompanyEntry>
      actions={({ row, open }) => open && <Reasons entries={entries} onAct={acts.act} onGive={onGive} row={row} />}
      beside={({ row, open }) => (
        <IconButton
          aria-expanded={open}
          icon={open ? ChevronUp : ChevronDown}
          label={open ? inboxTexts.fold(row.company.name) : inboxTexts.unfold(row.company.name)}
          onClick={() => entries.unfold(row, !open)}
        />
      )}
      card={({ row }) => <InboxCard row={row} today={today} />}
      count={companies.length}
      empty={empty}
      heading={({ row }, at) => {
        const words = head(row, companies[at - 1]?.row);
        return (
          words !== null && (
            <h2 className="border-border border-b bg-sunken px-4 py-1.5 font-normal text-13 text-text-2">{words}</h2>
          )
        );
      }}
      label={label}
      onCursor={(at) => {
        const company = companies[at];
        onCursor(company === undefined ? -1 : entries.entries.indexOf(company));
      }}
      onOpen={({ row }) => acts.open(row)}
      rowAt={(at) => companies[at]}
      rowKey={keyOfEntry}
    />
  );
}

interface ReasonsProps {
  readonly row: InboxRow;
  readonly entries: InboxEntries;
  readonly onAct: InboxActs['act'];
  readonly onGive: InboxCardsProps['onGive'];
}

function Reasons({ row, entries, onAct, onGive }: ReasonsProps): ReactNode {
  return (
    <ul className="flex flex-col px-4 pb-2 text-13">
      {reasonsOf(row).map((reason) => (
        <li className="flex min-h-11 items-center justify-between gap-3" key={reason}>
          <ReasonWords named={namedOf(reason, entries.reasonsOf(row))} reason={reason} row={row} />
          <ReasonAction onAct={onAct} reason={reason} row={row} />
        </li>
      ))}
      <li className="flex min-h-11 items-center justify-between gap-3">
        <span className="text-12 text-text-3 tabular-nums">{inboxTexts.readOf(readText(row))}</span>
        <Button aria-label={giveTexts.actOn(row.company.name)} onClick={() => onGive([row])} size="sm">
          {giveTexts.act}
        </Button>
      </li>
    </ul>
  );
}
