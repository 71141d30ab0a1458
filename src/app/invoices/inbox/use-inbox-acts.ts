/** Where the rows of the inbox lead: into a company, at what it received or at what a reason is about. */
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { chooseCompany } from '@/app/companies/choose-company';
import { links } from '@/app/routes/links';
import { useInterfaceState } from '@/app/state/interface-state';
import { keptState } from '@/app/state/kept-state';
import { keptName } from '@/app/state/use-kept';
import { IN_KIND } from '../in/in-kind';
import { noFilters } from '../list/list-filters';
import type { InvoiceListKind } from '../list/list-kind';
import { OUT_KIND } from '../out/out-kind';
import type { ReasonKind } from './inbox-reasons';
import type { InboxRow } from './inbox-rows';

/** The view of the list that holds what the reason is about. */
const VIEWS: Readonly<Partial<Record<ReasonKind, readonly [kind: InvoiceListKind, view: string]>>> = {
  rejected: [OUT_KIND, 'attention'],
  held: [OUT_KIND, 'attention'],
  unsent: [OUT_KIND, 'unsent'],
  unmarked: [IN_KIND, 'toApprove'],
};

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
        if (shown !== undefined) showView(row, ...shown);
        goTo(row, pathOf(reason));
      },
    };
  }, [recent, navigate]);
}

function showView({ company }: InboxRow, kind: InvoiceListKind, view: string): void {
  keptState.write(keptName(company, `${kind.id} filters`), { ...noFilters(kind), view });
}

function pathOf(reason: ReasonKind): string {
  if (reason === 'leaving') return links.messages();
  if (reason === 'unconnected') return links.companies();
  return reason === 'unmarked' || reason === 'nothing' ? links.in() : links.out();
}
