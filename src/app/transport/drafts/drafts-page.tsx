/** The route of the drafts of declarations: what is being written, on this device and on the others. */
import { Plus } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import * as v from 'valibot';
import { useLocation } from 'wouter';
import type { EtrDraft } from '@/api/entities/transport-draft';
import { type EntityId, entityIdSchema } from '@/api/ids';
import { links } from '@/app/routes/links';
import { addAlert, removeAlert } from '@/app/state/alerts';
import { useIsPhone } from '@/app/state/device';
import { useLive } from '@/app/state/use-live';
import { useWorkspace } from '@/app/state/workspace';
import { ButtonLink } from '@/app/ui/buttons/button-link';
import { PageHeader } from '@/app/ui/page-header';
import { EmptyState } from '@/app/ui/states/empty-state';
import { Skeleton } from '@/app/ui/states/skeleton';
import { CardList } from '@/app/ui/table/card-list';
import { DataTable } from '@/app/ui/table/data-table';
import { listKeys, StatusLine } from '@/app/ui/table/status-line';
import { listTransportDrafts, removeTransportDraft, saveTransportDraft } from '@/db/collections/transport-draft';
import type { CommandContext } from '@/db/command-context';
import { useNow } from '../use-now';
import { draftColumns } from './draft-columns';
import { type DraftRow, draftListRow } from './draft-row';
import { transportDraftsTexts as words } from './drafts-texts';

export default function TransportDraftsPage(): ReactNode {
  const { db, company, commands } = useWorkspace();
  const phone = useIsPhone();
  const now = useNow();
  const [, navigate] = useLocation();
  const [cursor, setCursor] = useState<string | null>(null);
  const drafts = useLive(() => listTransportDrafts(db, company.id), [db, company.id]);
  const rows = useMemo(() => drafts?.map((view) => draftListRow(view, now)) ?? [], [drafts, now]);
  const columns = useMemo(
    () =>
      draftColumns({ onRemove: ({ id, draft }) => void removeWithUndo(commands, v.parse(entityIdSchema, id), draft) }),
    [commands],
  );
  const shared = {
    label: words.title,
    count: rows.length,
    rowAt: (index: number) => rows[index],
    rowKey: ({ id }: DraftRow) => id,
    onOpen: ({ id }: DraftRow) => navigate(links.transport({ draft: id })),
    empty: drafts === undefined ? <Skeleton /> : <NoDrafts />,
  };
  return (
    <div className="flex min-h-0 flex-1 flex-col bg-surface">
      <PageHeader title={words.title} actions={<NewDraft />} />
      {phone ? (
        <CardList<DraftRow> {...shared} card={(row) => <DraftCard {...row} />} />
      ) : (
        <>
          <DataTable<DraftRow>
            {...shared}
            columns={columns}
            cursor={rows.findIndex(({ id }) => id === cursor)}
            onCursor={(index) => setCursor(rows[index]?.id ?? null)}
          />
          <StatusLine keys={listKeys()} />
        </>
      )}
    </div>
  );
}

function NewDraft() {
  return (
    <ButtonLink icon={Plus} to={links.transport()} variant="primary">
      {words.add}
    </ButtonLink>
  );
}

function DraftCard({ partner, route, when, vehicle }: DraftRow) {
  return (
    <>
      <span className="block text-14 font-medium">{partner}</span>
      <span className="block truncate text-13">{route}</span>
      <span className="flex justify-between gap-3 text-13 text-text-2">
        <span>{vehicle}</span>
        <span className="tabular-nums">{when}</span>
      </span>
    </>
  );
}

function NoDrafts(): ReactNode {
  return <EmptyState action={<NewDraft />} text={words.emptyText} title={words.emptyTitle} />;
}

/** Removes a draft at once and offers to bring it back; what comes back is a draft of its own. */
async function removeWithUndo(commands: CommandContext, id: EntityId, draft: EtrDraft): Promise<void> {
  await removeTransportDraft(commands, id);
  const restore = (): void => {
    removeAlert(alert);
    const { content, corrects } = draft;
    void saveTransportDraft(commands, { id: v.parse(entityIdSchema, commands.newId()), content, seen: null, corrects });
  };
  const alert = addAlert({ type: 'undo', message: words.removed, action: { label: words.undo, onAct: restore } });
}
