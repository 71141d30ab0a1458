/** What this device knows of what asks for a decision, live; and what the server adds. */
import { useMemo } from 'react';
import type { CompanyConnections } from '@/api/entities/anaf-connection';
import type { CompanyId } from '@/api/ids';
import { reminders } from '@/app/companies/connection/connection-reminders';
import type { Dashboard } from '@/app/companies/use-dashboard';
import { useLive } from '@/app/state/use-live';
import { useSyncStatus } from '@/app/state/use-sync-status';
import { useToday } from '@/app/state/use-today';
import { useWorkspace } from '@/app/state/workspace';
import { openWork } from '@/db/archive/open-work';
import { listDrafts } from '@/db/collections/draft-queries';
import type { CondicaDatabase } from '@/db/condica-database';
import { ASKING_STATES } from '@/db/outbox/entry-part';
import { hiddenCompanies } from '@/db/settings/sealed-note';
import { bucharestDay } from '@/domain/calendar/bucharest-day';
import { askingCounts } from './asking-counts';
import { type CompanyCount, type Decision, decisionsOf } from './decision';
import { elsewhereOf } from './elsewhere';
import { useDueTransports } from './use-due-transports';

interface DecisionQuestion {
  /** Undefined: all. */
  readonly company: CompanyId | undefined;
  readonly dashboard: Dashboard;
  /** Received documents that nobody has marked, by company. */
  readonly received: readonly CompanyCount[];
  /** The companies whose documents are on this device: of the others the server's counts ask. Undefined: nobody's. */
  readonly here: ReadonlySet<CompanyId> | undefined;
}

/** Undefined until the device has answered. */
export function useDecisions({
  company,
  dashboard,
  received,
  here,
}: DecisionQuestion): readonly Decision[] | undefined {
  const { db, companies } = useWorkspace();
  const today = useToday();
  const status = useSyncStatus();
  const paused = status.paused || status.pausedElsewhere;
  const transports = useDueTransports(company);
  const local = useLive(() => localFacts(db, company), [db, company]);
  return useMemo(() => {
    if (local === undefined || transports === undefined) return undefined;
    const isMine = ({ companyId }: { readonly companyId: CompanyId }): boolean =>
      company === undefined || companyId === company;
    const counts = {
      ...local.counts,
      received: received.filter(isMine),
      elsewhere: here === undefined ? [] : elsewhereOf(dashboard.companies, here, today),
      endangered: endangeredOf(dashboard).filter(isMine),
      authorization: authorizationsOf(dashboard.connections, today).filter(isMine),
    };
    return decisionsOf({
      work: local.work,
      unauthorized: new Set(companies.filter(({ isAuthorized }) => !isAuthorized).map(({ id }) => id)),
      counts,
      transports,
      paused,
      today,
    });
  }, [local, transports, company, companies, dashboard, received, here, paused, today]);
}

async function localFacts(db: CondicaDatabase, company: CompanyId | undefined) {
  const isMine = ({ companyId }: { readonly companyId: CompanyId }): boolean =>
    company === undefined || companyId === company;
  const [work, entries, hidden, drafts] = await Promise.all([
    openWork(db, isMine),
    db.outbox.where('state').anyOf(ASKING_STATES).toArray(),
    hiddenCompanies(db),
    company === undefined ? [] : listDrafts(db, company),
  ]);
  const asking = entries.filter((entry) => isMine(entry) && !hidden.has(entry.companyId));
  return {
    work,
    counts: { ...askingCounts(asking), drafts: company === undefined ? [] : [draftsOf(company, drafts)] },
  };
}

function draftsOf(companyId: CompanyId, drafts: readonly unknown[]): CompanyCount {
  return { companyId, count: drafts.length, deadline: null };
}

function endangeredOf({ companies }: Dashboard): readonly CompanyCount[] {
  return [...companies.values()].map(({ company, endangered, leaves }) => ({
    companyId: company,
    count: endangered,
    deadline: leaves === '' ? null : leaves,
  }));
}

/** One that has ended stops everything today. */
function authorizationsOf(connections: readonly CompanyConnections[], today: string): readonly CompanyCount[] {
  return reminders(connections, Date.now(), new Set()).map(({ company, state }) => ({
    companyId: company as CompanyId,
    count: 1,
    deadline:
      state.kind === 'ending' ? bucharestDay(Date.parse(state.by.until)) : state.kind === 'waiting' ? null : today,
  }));
}
