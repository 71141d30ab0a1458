import { CircleCheck, Clock, CopyPlus, FileText, Printer } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { documentProof } from '@/app/invoices/archive/document-proof';
import type { ShownItem } from '@/app/invoices/archive/shown-item';
import { shownState } from '@/app/invoices/archive/shown-state';
import { useDocument } from '@/app/invoices/archive/use-document';
import { useInvoicePdf } from '@/app/invoices/archive/use-invoice-pdf';
import { useLookOfItem } from '@/app/invoices/archive/use-look-of-item';
import { usePaperRequest } from '@/app/invoices/archive/use-paper-request';
import { InvoiceDocument } from '@/app/invoices/document/invoice-document';
import { usePrintedPaper } from '@/app/invoices/document/use-printed-paper';
import { links } from '@/app/routes/links';
import { KEY_TABLE } from '@/app/state/keys-table';
import { useSyncView } from '@/app/state/sync-view';
import { useAtTest } from '@/app/state/use-at-test';
import { useScreenKeys } from '@/app/state/use-screen-keys';
import { useWorkspace } from '@/app/state/workspace';
import { Button } from '@/app/ui/buttons/button';
import { InvoiceStateBadge } from '@/app/ui/states/invoice-state-badge';
import type { InvoiceStateName } from '@/app/ui/states/state-words';
import { cancelQueued } from '@/db/invoices/cancel-queued';
import { IssuedFacts } from './issued-facts';
import { issuedTexts } from './issued-texts';
import { NextSteps } from './next-steps';

/** The same function each time, for React calls a new one at every change: the focus is where the person put it since. */
const focusOnce = (title: HTMLElement | null): void => title?.focus();

const { pdf: PDF, print: PRINT, copy: COPY, open: OPEN } = KEY_TABLE.confirmation.bindings;

interface OneSentProps {
  readonly item: ShownItem;
}

/** After issuing or sending one: what it is, what becomes of it, and the next thing to do; beside it the paper that is printed. */
export function OneSent({ item }: OneSentProps) {
  const [, navigate] = useLocation();
  const { document } = useDocument(item);
  const invoice = document.kind === 'read' ? document.invoice : undefined;
  const look = useLookOfItem(item);
  const atTest = useAtTest();
  const { print, paper } = usePrintedPaper(usePaperRequest(item, invoice));
  const makePdf = useInvoicePdf();
  const pdf = () => void makePdf(item);
  const copy = () => navigate(links.editor({ copy: item.id }));
  const open = () => navigate(links.view(item.id));
  useScreenKeys('confirmation', { pdf, print, copy, open });
  return (
    <div className="min-h-0 flex-1 overflow-auto bg-bg p-6 phone:bg-surface phone:p-4">
      <div className="mx-auto flex w-fit items-start gap-6 phone:w-full">
        <div className="flex w-[520px] max-w-full shrink-0 flex-col gap-4 rounded-2 border border-border bg-surface p-6 phone:w-full phone:rounded-none phone:border-0 phone:p-0">
          <Title item={item} />
          <IssuedFacts invoice={invoice} item={item} />
          <NextSteps standing={item.standing} />
          <Actions acts={{ pdf, print, copy, open }} item={item} />
        </div>
        {invoice !== undefined && (
          <div className="hidden border border-border [zoom:0.68] min-[1300px]:block phone:hidden!">
            <InvoiceDocument author={item.author} invoice={invoice} look={look} proof={documentProof(item, atTest)} />
          </div>
        )}
        {paper}
      </div>
    </div>
  );
}

function Title({ item: { number, type, standing } }: OneSentProps) {
  const { offline } = useSyncView();
  const state = shownState(standing);
  const done = !offline && state !== 'held';
  const Icon = done ? CircleCheck : Clock;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="flex items-center gap-3 text-20 font-semibold" tabIndex={-1} ref={focusOnce}>
          <Icon
            aria-hidden="true"
            size={20}
            strokeWidth={1.75}
            className={`shrink-0 ${done ? 'text-ok-fill' : 'text-wait-fill'}`}
          />
          {issuedTexts.title(number, type === 'NC')}
        </h1>
        <span className="*:ml-0!">
          <InvoiceStateBadge state={state} filled />
        </span>
      </div>
      <p className="text-14 text-text-2" role="status">
        {issuedSentence(state)}
      </p>
    </>
  );
}

interface ActionsProps extends OneSentProps {
  readonly acts: Readonly<Record<'pdf' | 'print' | 'copy' | 'open', () => void>>;
}

function Actions({ acts, item }: ActionsProps) {
  const [, navigate] = useLocation();
  const { late, cancel } = useCancel(item);
  return (
    <>
      <div className="grid grid-cols-2 gap-2 phone:grid-cols-1">
        <div className="col-span-full grid">
          <Button
            variant="primary"
            onClick={() => navigate(links.editor())}
            keys={KEY_TABLE.anywhere.bindings.newInvoice.keys}
          >
            {issuedTexts.newInvoice}
          </Button>
        </div>
        <Button icon={CopyPlus} onClick={acts.copy} keys={COPY.keys}>
          {issuedTexts.copy}
        </Button>
        <Button icon={FileText} onClick={acts.pdf} keys={PDF.keys}>
          {issuedTexts.pdf}
        </Button>
        <Button icon={Printer} onClick={acts.print} keys={PRINT.keys}>
          {issuedTexts.print}
        </Button>
        <Button onClick={acts.open} keys={OPEN.keys}>
          {issuedTexts.open}
        </Button>
      </div>
      <div className="-mx-3 flex min-h-8 items-center phone:-mx-4 phone:justify-between">
        {!late && item.standing === 'queued' && (
          <Button variant="text" onClick={() => void cancel()}>
            {issuedTexts.cancel}
          </Button>
        )}
        {late && (
          <p role="alert" className="mx-3 text-13 text-wait phone:mx-4">
            {issuedTexts.cancelTooLate}
          </p>
        )}
      </div>
    </>
  );
}

/** Takes the issue back while it has not left, and goes on with what was written. */
function useCancel({ id }: ShownItem) {
  const { commands } = useWorkspace();
  const [, navigate] = useLocation();
  const [late, setLate] = useState(false);
  const cancel = async (): Promise<void> => {
    const outcome = await cancelQueued(commands, id);
    if (outcome.kind !== 'cancelled') setLate(true);
    else
      navigate(outcome.draftId === null ? links.view(id) : links.editor({ draft: outcome.draftId }), { replace: true });
  };
  return { late, cancel };
}

function issuedSentence(state: InvoiceStateName): string {
  switch (state) {
    case 'queued':
      return issuedTexts.later;
    case 'accepted':
      return issuedTexts.accepted;
    case 'rejected':
      return issuedTexts.rejected;
    case 'doubtful':
      return issuedTexts.doubtful;
    case 'held':
      return issuedTexts.held;
    default:
      return issuedTexts.underway;
  }
}
