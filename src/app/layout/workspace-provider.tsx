import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import type { Company } from '@/api/entities/company';
import type { CompanyId } from '@/api/ids';
import { loadChunk } from '@/app/routes/load-chunk';
import { currentCompany } from '@/app/state/company-choice';
import { useInterfaceState } from '@/app/state/interface-state';
import { useSessionGateway } from '@/app/state/session-gateway';
import { useSessionRecord } from '@/app/state/session-view';
import { useLive } from '@/app/state/use-live';
import { type Workspace, WorkspaceContext } from '@/app/state/workspace';
import { FrameOutline } from '@/app/ui/states/frame-outline';
import { inCompanyOrder, listCompanies } from '@/db/companies/company-queries';
import { storedDevice } from '@/db/settings/device-identity';
import type { SyncHandle } from '@/sync/engine/sync-engine';
import { sessionPortFor } from '@/sync/session/session-port';
import type { SessionRecord } from '@/sync/session/session-record';
import { NewerDatabasePage } from './newer-database-page';
import { type OpenDatabase, useOpenDatabase } from './use-open-database';
import { useSyncWiring } from './use-sync-wiring';

/** Nearly nobody meets them. */
const NoCompany = lazy(() => loadChunk(() => import('./no-company')));
const BlockedDatabasePage = lazy(() => loadChunk(() => import('./blocked-database-page')));

/** Opens the user's database, runs its synchronisation, and gives the workspace to everything inside. */
export function WorkspaceProvider({ children }: { readonly children: ReactNode }) {
  const record = useSessionRecord();
  const opened = useOpenDatabase(record);
  if (record === null || opened === undefined) return <FrameOutline />;
  if (opened === 'refused') return <NewerDatabasePage />;
  if (opened === 'blocked')
    return (
      <Suspense fallback={<FrameOutline />}>
        <BlockedDatabasePage />
      </Suspense>
    );
  return (
    <OpenedWorkspace record={record} opened={opened}>
      {children}
    </OpenedWorkspace>
  );
}

interface OpenedWorkspaceProps {
  readonly record: SessionRecord;
  readonly opened: OpenDatabase;
  readonly children: ReactNode;
}

function OpenedWorkspace({ record, opened, children }: OpenedWorkspaceProps) {
  const early = useMemo(() => opened.first && inCompanyOrder(opened.first.companies), [opened.first]);
  const companies = useLive(() => listCompanies(opened.db), [opened.db], early ?? undefined);
  const [{ companies: recent }] = useInterfaceState();
  const company = currentCompany(companies ?? [], recent);
  const sync = useSyncWiring(opened, record.user.id, company?.id ?? null);
  const named = useLive(() => storedDevice(opened.db), [opened.db]) ?? opened.device;
  const { session: service, connection } = useSessionGateway();
  const userId = record.user.id;
  const session = useMemo(
    () => sessionPortFor(userId, { current: service.currentSession, refresh: service.refresh, now: Date.now }),
    [userId, service],
  );
  const workspace = useMemo((): Workspace | null => {
    if (company === undefined || companies === undefined || sync === undefined) return null;
    return {
      db: opened.db,
      device: named,
      user: record.user,
      companies,
      company,
      connection,
      session,
      ...actionsOf({ db: opened.db, device: named }, sync, company),
    };
  }, [record, opened.db, named, sync, connection, session, company, companies]);
  if (companies === undefined || sync === undefined) return <FrameOutline />;
  if (workspace === null)
    return (
      <Suspense fallback={<FrameOutline />}>
        <NoCompany db={opened.db} deviceName={named.name} sync={sync} />
      </Suspense>
    );
  return <WorkspaceContext value={workspace}>{children}</WorkspaceContext>;
}

/** What is done with the workspace, for one company. */
function actionsOf({ db, device }: Pick<OpenDatabase, 'db' | 'device'>, sync: SyncHandle, { id: companyId }: Company) {
  const commands = {
    db,
    companyId,
    deviceId: device.id,
    deviceName: device.name,
    now: () => new Date().toISOString(),
    newId: () => crypto.randomUUID(),
  };
  return { commands, sync, ask: sync.call, syncNow: () => syncNow(sync, companyId) };
}

/** Not past a pause: that ends where the person says so. */
function syncNow(sync: SyncHandle, company: CompanyId): void {
  Promise.all([sync.flush(), sync.pullNow(company)]).catch((error: unknown) =>
    console.error('The synchronisation stopped:', error),
  );
}
