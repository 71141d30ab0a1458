import { useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import type { CompanyConnections } from '@/api/entities/anaf-connection';
import { links } from '@/app/routes/links';
import { useInterfaceState } from '@/app/state/interface-state';
import { useWorkspace } from '@/app/state/workspace';
import { Button } from '@/app/ui/buttons/button';
import { PeoplePanel } from './access/people-panel';
import { useKeptPeople } from './access/use-kept-people';
import { AddingCompany } from './adding-company';
import { chooseCompany } from './choose-company';
import { CompaniesHeader } from './companies-header';
import { CompaniesList } from './companies-list';
import { ConnectionOf } from './connection/connection-of';
import { ConnectionPanel } from './connection/connection-panel';
import { connectionTexts } from './connection/connection-texts';
import { RenewalBanner } from './connection/renewal-banner';
import { connectionStates, connectionsOfCompany, useConnections } from './connection/use-connections';
import { useRenewalWalk } from './connection/use-renewal-walk';
import type { PanelPart } from './panel-part';
import { useCompanyRows } from './use-company-rows';

const NONE: readonly CompanyConnections[] = [];

/** The panel of a company, and what in it the keyboard is brought to. */
interface Opened {
  readonly id: number;
  readonly at: PanelPart;
}

/** The user's companies: what each waits for, to choose the one to work on, and how each stands with ANAF. */
export default function CompaniesPage() {
  const { companies, db, ask, connection } = useWorkspace();
  const [adding, setAdding] = useState(false);
  const [{ companies: recent }] = useInterfaceState();
  const [open, setOpen] = useState<Opened>();
  const [, navigate] = useLocation();
  const { connections, reload } = useConnections();
  const states = useMemo(() => connectionStates(companies, connections, Date.now()), [companies, connections]);
  const list = useCompanyRows(states);
  const renewals = useRenewalWalk(connections.kind === 'known' ? connections.companies : NONE, reload);
  useKeptPeople();
  const opened = companies.find(({ id }) => id === open?.id);
  const at = open?.at ?? 'head';
  const standingOf = (company: number) => connectionsOfCompany(connections, company);
  const standing = opened === undefined ? undefined : standingOf(opened.id);
  return (
    <div className="flex min-h-0 flex-1">
      <div className="flex min-h-0 min-w-0 flex-1 flex-col bg-surface">
        <CompaniesHeader rows={list.rows} {...{ standingOf, renewals }} onAdd={() => setAdding(true)} />
        {adding && <AddingCompany db={db} ask={ask} connection={connection} onClose={() => setAdding(false)} />}
        {connections.kind === 'not-read' && <NotRead again={() => void reload()} />}
        {connections.kind === 'known' && <RenewalBanner steps={renewals} reload={reload} />}
        <CompaniesList
          list={list}
          standingOf={standingOf}
          states={states}
          onAdd={() => setAdding(true)}
          onLink={({ id }) => setOpen({ id, at: 'link' })}
          onAccess={({ id }) => setOpen({ id, at: 'access' })}
          onChoose={(company) => {
            chooseCompany(company, recent);
            navigate(links.home());
          }}
          connection={(company) => (
            <ConnectionOf
              company={company}
              connections={connections}
              open={() => setOpen({ id: company.id, at: 'head' })}
            />
          )}
        />
      </div>
      {opened !== undefined && standing === undefined && (
        <PeoplePanel key={`${opened.id} ${at}`} company={opened} at={at} onClose={() => setOpen(undefined)} />
      )}
      {opened !== undefined && standing !== undefined && (
        <ConnectionPanel
          key={`${opened.id} ${at}`}
          company={opened}
          at={at}
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
    <p role="status" className="flex flex-wrap items-center gap-3 px-6 pb-3 text-13 text-text-2 phone:px-4">
      {connectionTexts.notRead}
      <Button size="sm" onClick={again}>
        {connectionTexts.again}
      </Button>
    </p>
  );
}
