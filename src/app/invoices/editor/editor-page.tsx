/** The route of the editor: opens what the address names, and keeps the address true to the open draft. */
import { useCallback, useEffect } from 'react';
import * as v from 'valibot';
import { useLocation } from 'wouter';
import { DRAFTS_ROW } from '@/app/invoices/drafts/drafts-place';
import { links } from '@/app/routes/links';
import { PERSISTENT } from '@/app/state/alert-list';
import { addAlert, removeAlert } from '@/app/state/alerts';
import { useKept } from '@/app/state/use-kept';
import { useToday } from '@/app/state/use-today';
import { useWorkspace } from '@/app/state/workspace';
import { ButtonLink } from '@/app/ui/buttons/button-link';
import { EmptyState } from '@/app/ui/states/empty-state';
import { Skeleton } from '@/app/ui/states/skeleton';
import { useTypedForms } from '@/app/unsaved/use-typed-forms';
import type { InvoiceDraft } from '@/domain/invoice/invoice-draft';
import { Editor } from './editor';
import { EditorServicesContext } from './editor-services';
import { editorTexts } from './editor-texts';
import { tellBeside } from './tell-elsewhere';
import type { OpenedDraft } from './workspace/open-target';
import { type OpenedDrafts, useOpenedDraft } from './workspace/use-opened-draft';
import { useWorkspaceServices } from './workspace/use-workspace-services';

export default function EditorPage() {
  const { company } = useWorkspace();
  // Another company is another editor: nothing of one firm's draft may reach the other.
  return <CompanyEditor key={company.id} />;
}

function CompanyEditor() {
  const drafts = useOpenedDraft();
  const { opening } = drafts;
  if (opening.kind === 'opening') return <Skeleton />;
  if (opening.kind === 'gone') return <GoneDraft />;
  return <OpenEditor key={opening.opened.id} opened={opening.opened} drafts={drafts} />;
}

function GoneDraft() {
  return (
    <>
      <h1 className="sr-only">{editorTexts.notFound}</h1>
      <EmptyState
        title={editorTexts.notFound}
        text={editorTexts.notFoundText}
        action={<ButtonLink to={links.drafts()}>{editorTexts.toDrafts}</ButtonLink>}
      />
    </>
  );
}

interface OpenEditorProps {
  readonly opened: OpenedDraft;
  readonly drafts: OpenedDrafts;
}

function OpenEditor({ opened, drafts }: OpenEditorProps) {
  const services = useWorkspaceServices(opened);
  const place = `draft ${opened.id}`;
  const typed = useTypedForms(place)?.at(place);
  const today = useToday();
  const [, navigate] = useLocation();
  const [, setRow] = useKept<string | null>(DRAFTS_ROW, v.nullable(v.string()), null);
  // Back from there leads to where the editor was opened from: the draft is none any more.
  const onIssued = useCallback((id: string) => navigate(links.afterSend(id), { replace: true }), [navigate]);
  useEffect(() => setRow(() => opened.id), [opened.id, setRow]);
  useTold(opened);
  const { late } = opened;
  useEffect(() => {
    if (late !== undefined) void tellBeside(Promise.resolve({ kind: 'corrected', number: late }));
  }, [late]);
  if (services === undefined || typed === undefined) return <Skeleton />;

  const startNew = async (from?: InvoiceDraft): Promise<void> => {
    if (from === undefined) return navigate(links.editor(opened.type === 'extern' ? { extern: 'new' } : {}));
    const { newId, save } = services.keeping;
    const id = newId();
    await save(id, { ...from, issueDate: today }, null);
    navigate(links.editor({ draft: id }));
  };
  return (
    <EditorServicesContext value={services}>
      <Editor
        draftId={opened.id}
        draft={opened.draft}
        seen={opened.seen}
        keepsNumber={opened.corrects?.number ?? ''}
        typed={typed}
        onStored={drafts.adopt}
        onReopen={drafts.reopen}
        onBack={() => navigate(links.drafts())}
        onIssued={onIssued}
        onNew={(from) => void startNew(from)}
      />
    </EditorServicesContext>
  );
}

/** What is to be known before it is issued stands as long as the editor does, or until it is closed. */
function useTold({ told }: OpenedDraft): void {
  useEffect(() => {
    const ids = (told ?? []).map((words) => addAlert({ type: 'warning', delay: PERSISTENT, ...words }));
    return () => ids.forEach(removeAlert);
  }, [told]);
}
