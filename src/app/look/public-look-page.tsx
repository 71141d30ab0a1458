/** The looks of an invoice for people without an account, on sample data; what is chosen stays in this browser. */
import { FileText, NotebookText, RotateCcw, Undo2 } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { links } from '@/app/routes/links';
import { addAlert } from '@/app/state/alerts';
import { useToday } from '@/app/state/use-today';
import { shellTexts } from '@/app/texts/shell-texts';
import { Button } from '@/app/ui/buttons/button';
import { ButtonLink } from '@/app/ui/buttons/button-link';
import { IconButton } from '@/app/ui/buttons/icon-button';
import { PageHeader } from '@/app/ui/page-header';
import { sameValue } from '@/domain/merge/same-value';
import { USUAL_LOOK } from '@/domain/paper/look/invoice-look';
import { chosenLook, keepChosenLook } from './chosen-look';
import { changed, draftOf, isUsable, type LookDraft, undone } from './look-draft';
import { LookEditor } from './look-editor';
import { lookTexts } from './look-texts';
import { SAMPLE_SELLER, sampleInvoice } from './sample-invoice';
import { saveSamplePdf } from './save-sample-pdf';

export default function PublicLookPage(): ReactNode {
  const today = useToday();
  const invoice = useMemo(() => sampleInvoice(SAMPLE_SELLER, today), [today]);
  const { draft, put } = useChosenLook();
  const { look } = draft;
  return (
    <main className="flex h-dvh flex-col bg-bg" id="main">
      <div className="border-border border-b bg-surface">
        <PageHeader
          actions={
            <>
              {draft.before.length > 0 && (
                <IconButton icon={Undo2} label={lookTexts.undo} onClick={() => put(undone(draft))} />
              )}
              {!sameValue(look, USUAL_LOOK) && (
                <Button icon={RotateCcw} onClick={() => put(changed(draft, USUAL_LOOK))} variant="text">
                  {lookTexts.asBefore}
                </Button>
              )}
              <Button icon={FileText} onClick={() => void saveSamplePdf(invoice, look)}>
                {lookTexts.samplePdf}
              </Button>
              <Button onClick={() => use(draft)} variant="primary">
                {lookTexts.use}
              </Button>
              <ButtonLink to={links.signIn()}>{lookTexts.signIn}</ButtonLink>
            </>
          }
          compact
          lead={<Mark />}
          note={lookTexts.publicNote}
          title={lookTexts.title}
        />
      </div>
      <LookEditor change={(part) => put(changed(draft, part))} invoice={invoice} look={look} />
    </main>
  );
}

interface Chosen {
  readonly draft: LookDraft;
  readonly put: (next: LookDraft) => void;
}

/** Kept with every change; where the browser has no room for it, its use says so. */
function useChosenLook(): Chosen {
  const [draft, setDraft] = useState(() => draftOf(chosenLook() ?? USUAL_LOOK));
  const put = (next: LookDraft): void => {
    setDraft(next);
    keepChosenLook(next.look);
  };
  return { draft, put };
}

function use({ look }: LookDraft): void {
  if (!isUsable(look)) addAlert({ type: 'warning', message: lookTexts.notUsed });
  else if (keepChosenLook(look)) addAlert({ type: 'success', message: lookTexts.usedHere });
  else addAlert({ type: 'warning', message: lookTexts.notKept });
}

function Mark(): ReactNode {
  return (
    <span
      aria-label={shellTexts.product}
      className="inline-flex size-8 items-center justify-center rounded-2 bg-navy text-navy-text dark:bg-navy-active"
      role="img"
    >
      <NotebookText aria-hidden="true" size={18} strokeWidth={2} />
    </span>
  );
}
