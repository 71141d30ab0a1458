/** The route of the drafts: what is being written, on this device and on the company's others. */
import { useEffect, useMemo } from 'react';
import * as v from 'valibot';
import { useLocation } from 'wouter';
import { entityIdSchema } from '@/api/ids';
import { links } from '@/app/routes/links';
import { useLive } from '@/app/state/use-live';
import { useToday } from '@/app/state/use-today';
import { useWorkspace } from '@/app/state/workspace';
import { removeDraft, saveDraft } from '@/db/collections/draft';
import { listDrafts } from '@/db/collections/draft-queries';
import type { DraftActions } from './draft-columns';
import { type DraftRow, draftRow } from './draft-row';
import { DraftsList } from './drafts-list';
import { forgottenDrafts } from './forgotten-drafts';
import { removeDraftWithUndo } from './remove-draft-with-undo';

export default function DraftsPage() {
  const { db, company } = useWorkspace();
  const today = useToday();
  const actions = useDraftActions();
  const rows = useLive(async () => {
    const [drafts, conflicts] = await Promise.all([
      listDrafts(db, company.id),
      db.conflict.where('companyId').equals(company.id).toArray(),
    ]);
    const ids = new Set(conflicts.map(({ rowId }): string => rowId));
    return drafts.map((view) => draftRow(view, ids));
  }, [db, company.id]);
  useForgetting(rows);
  // Hours are told from the day; the list does not tick.
  const now = useMemo(() => new Date(`${today}T12:00:00`), [today]);
  return <DraftsList rows={rows} actions={actions} now={now} />;
}

/** What nobody wrote in leaves the list. */
function useForgetting(rows: readonly DraftRow[] | undefined): void {
  const { commands } = useWorkspace();
  useEffect(() => {
    const forgotten = rows === undefined ? [] : forgottenDrafts(rows, Date.now());
    for (const { id } of forgotten) {
      removeDraft(commands, v.parse(entityIdSchema, id)).catch((error: unknown) =>
        console.warn('An empty draft stays:', error),
      );
    }
  }, [rows, commands]);
}

function useDraftActions(): DraftActions {
  const { commands } = useWorkspace();
  const today = useToday();
  const [, navigate] = useLocation();
  return useMemo(() => {
    const duplicate = async ({ content, kind }: DraftRow): Promise<void> => {
      const id = v.parse(entityIdSchema, commands.newId());
      await saveDraft(commands, { id, content: { ...content, issueDate: today }, seen: null, type: kind });
      navigate(links.editor({ draft: id }));
    };
    return {
      open: ({ id }) => navigate(links.editor({ draft: id })),
      duplicate: (row) => void duplicate(row),
      remove: ({ id }) => void removeDraftWithUndo(commands, v.parse(entityIdSchema, id)),
    };
  }, [commands, today, navigate]);
}
