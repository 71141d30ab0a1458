/** Where the rows of the inbox lead: into a company, at what it received or at what a reason is about. */
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { chooseCompany } from '@/app/companies/choose-company';
import { links } from '@/app/routes/links';
import { useInterfaceState } from '@/app/state/interface-state';
import { keptState } from '@/app/state/kept-state';
import { keptName } from '@/app/state/use-kept';
import { EVERYTHING_ISSUED, EVERYTHING_RECEIVED } from '@/workers/archive-search/archive-query';
import { noFilters } from '../list/list-filters';
import type { ReasonKind } from './inbox-reasons';
import type { InboxRow } from './inbox-rows';

/** The view of the list, by its id, that holds what the reason is about; the inbox's test holds them to the lists' own. */
export const REASON_VIEWS = {
  rejected: { list: 'out', view: 'attention' },
  held: { list: 'out', view: 'attention' },
  unsent: { list: 'out', view: 'unsent' },
  unmarked: { list: 'in', view: 'toApprove' },
} as const satisfies Partial<Record<ReasonKind, { readonly list: keyof typeof QUERIES; readonly view: string }>>;

const QUERIES = { in: EVERYTHING_RECEIVED, out: EVERYTHING_ISSUED };

export interface InboxActs {
  /** The company becomes the present one, and its received invoices are shown. */
  readonly open: (row: InboxRow) => void;
  readonly act: (row: InboxRow, reason: ReasonKind) => void;
}

export function useInboxActs(): InboxActs {
  const [{ companies: recent }, changeInterface] = useInterfaceState();
  const [, navigate] = useLocation();
  return useMemo(() => {
    const goTo = ({ company }: InboxRow, path: string): void => {
      chooseCompany(company, recent);
      navigate(path);
    };
    return {
      open: (row) => goTo(row, links.in()),
      act: (row, reason) => {
        // What is chosen stands in the panel, of every company.
        if (reason === 'choices') {
          changeInterface({ syncPanelOpen: true });
          return;
        }
        // What was filtered there before would hide what one goes to.
        if (reason in REASON_VIEWS) showView(row, REASON_VIEWS[reason as keyof typeof REASON_VIEWS]);
        goTo(row, pathOf(reason));
      },
    };
  }, [recent, navigate, changeInterface]);
}

function showView({ company }: InboxRow, { list, view }: (typeof REASON_VIEWS)[keyof typeof REASON_VIEWS]): void {
  keptState.write(keptName(company, `${list} filters`), { ...noFilters({ views: [], query: QUERIES[list] }), view });
}

function pathOf(reason: ReasonKind): string {
  if (reason === 'leaving') return links.messages();
  if (reason === 'unconnected') return links.companies();
  return reason === 'unmarked' || reason === 'nothing' ? links.in() : links.out();
}
