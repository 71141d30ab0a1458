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
  if (standing === undefined) return <Authorization company={company} />;
  const state = connectionState(standing, Date.now());
  return (
    <button
      type="button"
      aria-label={connectionTexts.open(company.name, stateWords(state))}
      onClick={open}
      className="flex h-7 max-w-full min-w-0 items-center rounded-2 px-2 hover:bg-hover phone:h-11 phone:px-4"
    >
      <ConnectionBadge state={state} />
    </button>
  );
}

function Authorization({ company }: { readonly company: Company }): ReactNode {
  return (
    <span className="px-2 phone:block phone:px-4 phone:pb-2">
      {company.isAuthorized ? (
        <Badge tone="ok" icon={CircleCheck}>
          {companiesTexts.authorized}
        </Badge>
      ) : (
        <Badge tone="wait" icon={TriangleAlert}>
          {companiesTexts.unauthorized}
        </Badge>
      )}
    </span>
  );
}
