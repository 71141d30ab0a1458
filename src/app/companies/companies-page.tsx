import { CircleCheck, Plus, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { Company } from '@/api/entities/company';
import { links } from '@/app/routes/links';
import { shownCif } from '@/app/state/company-choice';
import { useInterfaceState } from '@/app/state/interface-state';
import { useToday } from '@/app/state/use-today';
import { useWorkspace } from '@/app/state/workspace';
import { companiesTexts } from '@/app/texts/companies-texts';
import { Button } from '@/app/ui/buttons/button';
import { TextInput } from '@/app/ui/fields/text-input';
import { PageHeader } from '@/app/ui/page-header';
import { Badge } from '@/app/ui/states/badge';
import { EmptyState } from '@/app/ui/states/empty-state';
import { countedNoun } from '@/app/ui/words/amount-text';
import { AddCompanyDialog } from './add-company';
import { chooseCompany } from './choose-company';
import { addCompanyTexts } from './company-form-texts';
import { CompanyMark } from './company-mark';
import { ConnectionBadge } from './connection/connection-badge';
import { ConnectionPanel } from './connection/connection-panel';
import { connectionState } from './connection/connection-state';
import { connectionTexts, stateWords } from './connection/connection-texts';
import { type Connections, connectionsOfCompany, useConnections } from './connection/use-connections';
import { switcherList } from './switcher-rows';
import { useCompanyWork } from './use-company-work';

/** The user's companies: to choose the one to work on, and how each stands with ANAF. */
export default function CompaniesPage() {
  const { companies, company: present, db, ask, connection } = useWorkspace();
  const [adding, setAdding] = useState(false);
  const [{ companies: recent }] = useInterfaceState();
  const work = useCompanyWork();
  const today = useToday();
  const [query, setQuery] = useState('');
  const [open, setOpen] = useState<number>();
  const [, navigate] = useLocation();
  const { connections, reload } = useConnections();
  const { all } = switcherList({ companies, recent: [], work, today, query, filter: 'all' });
  const choose = (company: Company): void => {
    chooseCompany(company, recent);
    navigate(links.home());
  };
  const opened = companies.find(({ id }) => id === open);
  const standing = opened === undefined ? undefined : connectionsOfCompany(connections, opened.id);
  return (
    <div className="flex min-h-full">
      <div className="mx-auto w-full min-w-0 max-w-[960px]">
        <PageHeader
          title={companiesTexts.title}
          note={countedNoun(companies.length, 'firmă', 'firme')}
          actions={
            <Button icon={Plus} onClick={() => setAdding(true)}>
              {addCompanyTexts.open}
            </Button>
          }
        />
        {adding && <AddCompanyDialog db={db} ask={ask} connection={connection} onClose={() => setAdding(false)} />}
        <div className="px-6 pb-6 phone:px-4">
          <TextInput
            type="search"
            aria-label={companiesTexts.search}
            placeholder={companiesTexts.search}
            value={query}
            onChange={setQuery}
          />
          {connections.kind === 'not-read' && <NotRead again={() => void reload()} />}
          <ul className="mt-3 divide-y divide-border rounded-2 border border-border bg-surface">
            {all.map((company) => (
              <li key={company.id} className="flex items-center phone:flex-col phone:items-stretch">
                <button
                  type="button"
                  aria-current={company.id === present.id || undefined}
                  onClick={() => choose(company)}
                  className="flex min-h-14 min-w-0 flex-1 items-center gap-3 px-4 py-2 text-left hover:bg-hover"
                >
                  <CompanyMark name={company.name} look={company.id === present.id ? 'chosen' : 'list'} />
                  <span className="min-w-0 flex-1">
                    <span className="block truncate text-14 font-medium">{company.name}</span>
                    <span className="block text-12 tabular-nums text-text-3">
                      {[shownCif(company), company.address.city].filter((part) => part !== '').join(' · ')}
                    </span>
                  </span>
                </button>
                <Connection company={company} connections={connections} open={() => setOpen(company.id)} />
              </li>
            ))}
          </ul>
          {all.length === 0 && <EmptyState title={companiesTexts.nothing} />}
        </div>
      </div>
      {opened !== undefined && standing !== undefined && (
        <ConnectionPanel
          key={opened.id}
          company={opened}
          standing={standing}
          now={Date.now()}
          reload={reload}
          onClose={() => setOpen(undefined)}
        />
      )}
    </div>
  );
}

function NotRead({ again }: { readonly again: () => void }) {
  return (
    <p role="status" className="mt-3 flex flex-wrap items-center gap-3 text-13 text-text-2">
      {connectionTexts.notRead}
      <Button size="sm" onClick={again}>
        {connectionTexts.again}
      </Button>
    </p>
  );
}

interface ConnectionProps {
  readonly company: Company;
  readonly connections: Connections;
  readonly open: () => void;
}

/** The state, which opens what can be done; until the server has told, what this device knows. */
function Connection({ company, connections, open }: ConnectionProps) {
  const standing = connectionsOfCompany(connections, company.id);
  if (standing === undefined) {
    return (
      <span className="mr-2 w-60 px-3 phone:w-auto phone:pb-3 phone:pl-[60px]">
        <Authorization company={company} />
      </span>
    );
  }
  const state = connectionState(standing, Date.now());
  return (
    <button
      type="button"
      aria-label={connectionTexts.open(company.name, stateWords(state))}
      onClick={open}
      className="mr-2 flex min-h-10 w-60 items-center rounded-2 px-3 hover:bg-hover phone:mr-0 phone:min-h-11 phone:w-auto phone:pl-[60px]"
    >
      <ConnectionBadge state={state} />
    </button>
  );
}

function Authorization({ company }: { readonly company: Company }) {
  return company.isAuthorized ? (
    <Badge tone="ok" icon={CircleCheck}>
      {companiesTexts.authorized}
    </Badge>
  ) : (
    <Badge tone="wait" icon={TriangleAlert}>
      {companiesTexts.unauthorized}
    </Badge>
  );
}
