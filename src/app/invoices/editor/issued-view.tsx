import { CircleCheck, Clock, FileText } from 'lucide-react';
import { useState } from 'react';
import { shownState } from '@/app/invoices/archive/shown-state';
import { Button } from '@/app/ui/buttons/button';
import { InvoiceStateBadge } from '@/app/ui/states/invoice-state-badge';
import type { InvoiceStateName } from '@/app/ui/states/invoice-states';
import { archiveTexts } from '../archive/archive-texts';
import { useArchiveItem } from '../archive/use-archive-item';
import { useInvoicePdf } from '../archive/use-invoice-pdf';
import { useEditorServices } from './editor-services';
import { editorTexts } from './editor-texts';

interface IssuedViewProps {
  readonly number: string;
  readonly invoiceId: string;
  readonly onOpen: () => void;
  readonly onNext: () => void;
  /** Takes the issue back; false where it is too late. */
  readonly onCancel: () => Promise<boolean>;
  readonly onCancelled: () => void;
}

/** The same function each time, for React calls a new one at every change: the focus is where the person put it since. */
const focusOnce = (title: HTMLElement | null): void => title?.focus();

/** After issuing: what became of it and what next. It can be taken back while it has not left. */
export function IssuedView({ number, invoiceId, onOpen, onNext, onCancel, onCancelled }: IssuedViewProps) {
  const { online } = useEditorServices();
  const pdf = useInvoicePdf();
  const [late, setLate] = useState(false);
  // What was just issued goes on while the page is looked at.
  const item = useArchiveItem(invoiceId)?.item;
  const state = shownState(item?.standing ?? 'queued');
  const done = online && state !== 'held';
  const Icon = done ? CircleCheck : Clock;
  const cancel = async (): Promise<void> => {
    if (await onCancel()) onCancelled();
    else setLate(true);
  };
  return (
    <div className="mx-auto mt-16 flex max-w-[560px] flex-col gap-4 rounded-2 border border-border bg-surface p-8 phone:mt-0 phone:rounded-none phone:border-0">
      <h1 className="flex items-center gap-3 text-20 font-semibold" tabIndex={-1} ref={focusOnce}>
        <Icon aria-hidden="true" size={20} strokeWidth={1.75} className={done ? 'text-ok-fill' : 'text-wait-fill'} />
        {editorTexts.issuedTitle(number)}
      </h1>
      <p className="text-14 text-text-2" role="status">
        {late ? editorTexts.cancelTooLate : issuedSentence(state)}
      </p>
      <p>
        <InvoiceStateBadge state={state} filled />
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" onClick={onNext} keys={['N']}>
          {editorTexts.nextInvoice}
        </Button>
        <Button onClick={onOpen}>{editorTexts.openIssued}</Button>
        {item !== undefined && (
          <Button icon={FileText} onClick={() => void pdf(item)}>
            {archiveTexts.pdf}
          </Button>
        )}
        {!late && state === 'queued' && (
          <Button variant="text" onClick={() => void cancel()}>
            {editorTexts.cancelIssue}
          </Button>
        )}
      </div>
    </div>
  );
}

function issuedSentence(state: InvoiceStateName): string {
  switch (state) {
    case 'queued':
      return editorTexts.issuedLater;
    case 'accepted':
      return editorTexts.issuedAccepted;
    case 'rejected':
      return editorTexts.issuedRejected;
    case 'doubtful':
      return editorTexts.issuedDoubtful;
    case 'held':
      return editorTexts.issuedHeld;
    default:
      return editorTexts.issuedUnderway;
  }
}
