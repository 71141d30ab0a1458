import { useLocation } from 'wouter';
import type { CompanyId } from '@/api/ids';
import { chooseCompany } from '@/app/companies/choose-company';
import { useInterfaceState } from '@/app/state/interface-state';
import { useWorkspace } from '@/app/state/workspace';
import type { Decision } from './decision';
import { actOf } from './decision-act';

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

/** Does what the button of a row says. */
export function useDecisionAction(): (decision: Decision) => void {
  const { sync } = useWorkspace();
  const [, change] = useInterfaceState();
  const open = useOpenIn();
  return (decision) => {
    const act = actOf(decision);
    if (act.kind === 'open') {
      open(act.companyId, act.path);
      return;
    }
    if (act.kind === 'send') {
      // Said by a person: what was stopped goes on. What does not leave says why in the panel.
      sync.resume();
      sync.flush().catch((error: unknown) => console.error('The queue was not sent:', error));
    }
    change({ syncPanelOpen: true });
  };
}
