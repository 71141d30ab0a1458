import { CircleCheck, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Company } from '@/api/entities/company';
import { companiesTexts } from '@/app/texts/companies-texts';
import { Badge } from '@/app/ui/states/badge';
import { ConnectionBadge } from './connection-badge';
import { connectionState } from './connection-state';
import { connectionTexts, stateWords } from './connection-texts';
import { type Connections, connectionsOfCompany } from './use-connections';

interface ConnectionProps {
  readonly company: Company;
  readonly connections: Connections;
  readonly open: () => void;
}

/** The state, which opens what can be done; until the server has told, what this device knows. */
export function ConnectionOf({ company, connections, open }: ConnectionProps): ReactNode {
  const standing = connectionsOfCompany(connections, company.id);
  if (standing === undefined && connections.kind === 'reading') return <Authorization company={company} padded />;
  const state = standing && connectionState(standing, Date.now());
  const words = state === undefined ? authorizationWords(company) : stateWords(state);
  return (
    <button
      type="button"
      aria-label={connectionTexts.open(company.name, words)}
      onClick={open}
      className="flex h-7 max-w-full min-w-0 items-center rounded-2 hover:bg-hover desktop:-mx-2 desktop:max-w-[calc(100%+16px)] px-2 phone:h-11 phone:px-4"
    >
      {state === undefined ? <Authorization company={company} /> : <ConnectionBadge state={state} />}
    </button>
  );
}

interface AuthorizationProps {
  readonly company: Company;
  readonly padded?: boolean;
}

function Authorization({ company, padded = false }: AuthorizationProps): ReactNode {
  const { isAuthorized } = company;
  return (
    <span className={padded ? 'phone:block phone:px-4 phone:pb-2' : ''}>
      <Badge tone={isAuthorized ? 'ok' : 'wait'} icon={isAuthorized ? CircleCheck : TriangleAlert}>
        {authorizationWords(company)}
      </Badge>
    </span>
  );
}

function authorizationWords({ isAuthorized }: Company): string {
  return isAuthorized ? companiesTexts.authorized : companiesTexts.unauthorized;
}
