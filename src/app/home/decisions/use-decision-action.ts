import { useLocation } from 'wouter';
import type { CompanyId } from '@/api/ids';
import { chooseCompany } from '@/app/companies/choose-company';
import { links } from '@/app/routes/links';
import { useInterfaceState } from '@/app/state/interface-state';
import { useWorkspace } from '@/app/state/workspace';
import type { Decision } from './decision';

/** Opens a page in a company, which becomes the present one. */
export function useOpenIn(): (companyId: CompanyId | undefined, path: string) => void {
  const { company, companies } = useWorkspace();
  const [{ companies: recent }] = useInterfaceState();
  const [, navigate] = useLocation();
  return (companyId, path) => {
    const chosen = companies.find(({ id }) => id === companyId);
    if (chosen !== undefined && chosen.id !== company.id) chooseCompany(chosen, recent);
    navigate(path);
  };
}

/** What the button of a row does. Of a row with several documents the one with the nearest deadline comes first. */
export function useDecisionAction(): (decision: Decision) => void {
  const { sync } = useWorkspace();
  const [, change] = useInterfaceState();
  const open = useOpenIn();
  return (decision) => {
    const { kind, documents, companies, transports } = decision;
    const first = documents[0];
    const companyId = first?.companyId ?? companies[0];
    switch (kind) {
      case 'unsent':
        // Said by a person: what was stopped goes on. What does not leave says why in the panel.
        sync.resume();
        sync.flush().catch((error: unknown) => console.error('The queue was not sent:', error));
        change({ syncPanelOpen: true });
        return;
      case 'calls':
      case 'underWay':
        change({ syncPanelOpen: true });
        return;
      case 'unauthorized':
      case 'authorization':
        open(companyId, links.companies());
        return;
      case 'endangered':
        open(companyId, links.messages());
        return;
      case 'received':
        open(companyId, links.in());
        return;
      case 'uitExpired':
      case 'uitEnding':
      case 'transportRefused':
        open(companyId, transportLink(transports));
        return;
      case 'elsewhere':
        open(companyId, links.home());
        return;
      case 'drafts':
        open(companyId, links.drafts());
        return;
      default:
        // Too many to have been read: their list shows them.
        open(companyId, first === undefined ? links.out() : documentLink(decision, first.item));
    }
  };
}

/** One is opened; of several the list, which has them on top. */
function transportLink(transports: Decision['transports']): string {
  const [first] = transports;
  return first === undefined || transports.length > 1 ? links.transports() : links.transport({ id: first.id });
}

/** One that was written here is corrected in the editor; a file of another program is only looked at. */
function documentLink({ kind }: Decision, { id, origin }: { readonly id: string; readonly origin: string }): string {
  return kind === 'refused' && origin === 'editor' ? links.editor({ correct: id }) : links.view(id);
}
