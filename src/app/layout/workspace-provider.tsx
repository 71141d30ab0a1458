import { type ReactNode, useMemo } from 'react';
import { currentCompany } from '@/app/state/company-choice';
import { useInterfaceState } from '@/app/state/interface-state';
import { useSessionGateway } from '@/app/state/session-gateway';
import { useSessionRecord } from '@/app/state/session-view';
import { type Workspace, WorkspaceContext } from '@/app/state/workspace';
import { shellTexts } from '@/app/texts/shell-texts';
import { EmptyState } from '@/app/ui/empty-state';
import { sessionPortFor } from '@/sync/session/session-port';
import type { SessionRecord } from '@/sync/session/session-record';
import { useFetchedCompanies } from './use-fetched-companies';
import { type OpenDatabase, useOpenDatabase } from './use-open-database';
import { useSyncWiring } from './use-sync-wiring';

/** Opens the user's database and gives the workspace to everything inside. */
export function WorkspaceProvider({ children }: { readonly children: ReactNode }) {
  const record = useSessionRecord();
  const opened = useOpenDatabase(record);
  if (record === null || opened === undefined) return null;
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

function OpenedWorkspace({ record, opened: { db, device }, children }: OpenedWorkspaceProps) {
  const { session: service, connection } = useSessionGateway();
  const userId = record.user.id;
  const session = useMemo(
    () => sessionPortFor(userId, { current: service.currentSession, refresh: service.refresh, now: Date.now }),
    [userId, service],
  );
  const { companies, asked } = useFetchedCompanies(db, connection, session);
  const [{ companies: recent }] = useInterfaceState();
  const company = currentCompany(companies ?? [], recent);
  const syncNow = useSyncWiring(db, session, company?.id);
  const workspace = useMemo((): Workspace | null => {
    if (company === undefined || companies === undefined) return null;
    const commands = {
      db,
      companyId: company.id,
      deviceId: device.id,
      deviceName: device.name,
      now: () => new Date().toISOString(),
      newId: () => crypto.randomUUID(),
    };
    return { db, user: record.user, company, companies, device, commands, connection, session, syncNow };
  }, [db, record, company, companies, device, connection, session, syncNow]);

  if (workspace === null) return <NoCompany read={companies !== undefined} asked={asked} />;
  return <WorkspaceContext value={workspace}>{children}</WorkspaceContext>;
}

function NoCompany({ read, asked }: { readonly read: boolean; readonly asked: boolean }) {
  if (!read) return null;
  const words = asked ? shellTexts.noCompany : shellTexts.companiesComing;
  return (
    <main id="main">
      <EmptyState title={words.title} text={words.text} />
    </main>
  );
}
