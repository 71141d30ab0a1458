/** The editor of one draft, opened for what the address names. */
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { EntityId } from '@/api/ids';
import { useDocumentSource } from '@/app/invoices/archive/use-document-source';
import { links } from '@/app/routes/links';
import { loadChunk } from '@/app/routes/load-chunk';
import { useWorkspace } from '@/app/state/workspace';
import { ButtonLink } from '@/app/ui/buttons/button-link';
import { EmptyState } from '@/app/ui/states/empty-state';
import { Skeleton } from '@/app/ui/states/skeleton';
import type { PhoneStep } from './editor/phone-steps';
import { type OpenedDraft, openDraft } from './editor/state/open-draft';
import { viewTexts } from './view-texts';

const TransportEditor = lazy(() => loadChunk(() => import('./editor/transport-editor')));

interface DraftDeskProps {
  /** The phone's first step. */
  readonly begins: PhoneStep;
  readonly draft: string;
  readonly invoice: string;
}

export default function DraftDesk({ begins, draft, invoice }: DraftDeskProps): ReactNode {
  const { opened, onStored } = useOpened(draft, invoice);
  if (opened === undefined) return <Skeleton />;
  if (opened === null) return <Gone />;
  return (
    <Suspense fallback={<Skeleton />}>
      <TransportEditor begins={begins} key={opened.id} onStored={onStored} opened={opened} />
    </Suspense>
  );
}

/** Opened once for what the address names: that a new draft is kept changes the address and not the editor. */
function useOpened(draft: string, invoice: string) {
  const workspace = useWorkspace();
  const source = useDocumentSource();
  const [, navigate] = useLocation();
  const [opened, setOpened] = useState<OpenedDraft | null>();
  const latest = useRef({ workspace, source });
  latest.current = { workspace, source };
  // Where the open draft goes on under another id its editor stays.
  const current = useRef('');
  const isOpen = current.current === draft && draft !== '';
  useEffect(() => {
    if (isOpen) return;
    let stale = false;
    current.current = '';
    setOpened(undefined);
    openDraft(latest.current.workspace, latest.current.source, { draft, invoice })
      .catch((error: unknown) => {
        console.error('The draft could not be opened:', error);
        return null;
      })
      .then((found) => {
        if (stale) return;
        current.current = found?.id ?? '';
        setOpened(found);
      });
    return () => {
      stale = true;
    };
    // Only another address opens another draft: a new workspace object must not lose what is being written.
  }, [draft, invoice, isOpen]);
  const onStored = useCallback(
    (id: EntityId) => {
      current.current = id;
      navigate(links.transport({ draft: id }), { replace: true });
    },
    [navigate],
  );
  return { opened, onStored };
}

function Gone(): ReactNode {
  return (
    <>
      <h1 className="sr-only">{viewTexts.gone}</h1>
      <EmptyState
        action={<ButtonLink to={links.transports()}>{viewTexts.toList}</ButtonLink>}
        text={viewTexts.goneText}
        title={viewTexts.gone}
      />
    </>
  );
}
