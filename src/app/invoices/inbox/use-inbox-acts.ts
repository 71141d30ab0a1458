/** Where the rows of the inbox lead: into a company, at what it received or at what a reason is about. */
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { chooseCompany } from '@/app/companies/choose-company';
import { links } from '@/app/routes/links';
import { useInterfaceState } from '@/app/state/interface-state';
import { keptState } from '@/app/state/kept-state';
import { keptName } from '@/app/state/use-kept';
import { type ArchiveQuery, EVERYTHING_ISSUED, EVERYTHING_RECEIVED } from '@/workers/archive-search/archive-query';
import { noFilters } from '../list/list-filters';
import type { ReasonKind } from './inbox-reasons';
import type { InboxRow } from './inbox-rows';

/** The view of the list that holds what the reason is about. */
const VIEWS: Readonly<Partial<Record<ReasonKind, ListOfReason>>> = {
  rejected: { list: 'out', query: EVERYTHING_ISSUED, view: 'attention' },
  held: { list: 'out', query: EVERYTHING_ISSUED, view: 'attention' },
  unsent: { list: 'out', query: EVERYTHING_ISSUED, view: 'unsent' },
  unmarked: { list: 'in', query: EVERYTHING_RECEIVED, view: 'toApprove' },
};

interface ListOfReason {
  /** As the list names what it keeps (list-kind.ts). */
  readonly list: 'out' | 'in';
  readonly query: ArchiveQuery;
  readonly view: string;
}

export interface InboxActs {
  /** The company becomes the present one, and its received invoices are shown. */
  readonly open: (row: InboxRow) => void;
  readonly act: (row: InboxRow, reason: ReasonKind) => void;
}

export function useInboxActs(): InboxActs {
  const [{ companies: recent }] = useInterfaceState();
  const [, navigate] = useLocation();
  return useMemo(() => {
    const goTo = ({ company }: InboxRow, path: string): void => {
      chooseCompany(company, recent);
      navigate(path);
    };
    return {
      open: (row) => goTo(row, links.in()),
      act: (row, reason) => {
        const shown = VIEWS[reason];
        // What was filtered there before would hide what one goes to.
        if (shown !== undefined) showView(row, shown);
        goTo(row, pathOf(reason));
      },
    };
  }, [recent, navigate]);
}

function showView({ company }: InboxRow, { list, query, view }: ListOfReason): void {
  keptState.write(keptName(company, `${list} filters`), { ...noFilters({ views: [], query }), view });
}

function pathOf(reason: ReasonKind): string {
  if (reason === 'leaving') return links.messages();
  if (reason === 'unconnected') return links.companies();
  return reason === 'unmarked' || reason === 'nothing' ? links.in() : links.out();
}
