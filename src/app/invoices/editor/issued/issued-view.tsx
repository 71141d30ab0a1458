import { CircleCheck, Clock, CopyPlus, FileText, Printer } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { documentProof } from '@/app/invoices/archive/document-proof';
import { shownState } from '@/app/invoices/archive/shown-state';
import { useArchiveItem } from '@/app/invoices/archive/use-archive-item';
import { useInvoicePdf } from '@/app/invoices/archive/use-invoice-pdf';
import { InvoiceDocument } from '@/app/invoices/document/invoice-document';
import { KEY_TABLE } from '@/app/state/keys-table';
import { useScreenKeys } from '@/app/state/use-screen-keys';
import { Button } from '@/app/ui/buttons/button';
import { InvoiceStateBadge } from '@/app/ui/states/invoice-state-badge';
import type { InvoiceStateName } from '@/app/ui/states/invoice-states';
import { draftAsInvoice } from '@/domain/invoice/issue-invoice';
import { useEditorServices } from '../editor-services';
import { useEditorHandle } from '../use-editor';
import { IssuedFacts } from './issued-facts';
import { issuedTexts } from './issued-texts';
import { NextSteps } from './next-steps';

interface IssuedViewProps {
  readonly number: string;
  readonly invoiceId: string;
  readonly onOpen: () => void;
  readonly onNext: () => void;
  /** A new invoice that begins as a copy of this one. */
  readonly onCopyOf: () => void;
  /** Takes the issue back; false where it is too late. */
  readonly onCancel: () => Promise<boolean>;
  readonly onCancelled: () => void;
}

/** The same function each time, for React calls a new one at every change: the focus is where the person put it since. */
const focusOnce = (title: HTMLElement | null): void => title?.focus();

const { pdf: PDF, print: PRINT, copy: COPY, open: OPEN } = KEY_TABLE.confirmation.bindings;

/** After issuing: what it is, what becomes of it, and the next thing to do; beside it the paper that is printed. */
export function IssuedView(props: IssuedViewProps) {
  const { number, invoiceId, onOpen, onCopyOf } = props;
  const { store } = useEditorHandle();
  // What was just issued goes on while the page is looked at.
  const item = useArchiveItem(invoiceId)?.item;
  const invoice = useMemo(() => draftAsInvoice(store.getState().draft, number), [store, number]);
  const print = useCallback(() => window.print(), []);
  const makePdf = useInvoicePdf();
  const pdf = item === undefined ? undefined : () => void makePdf(item);
  useScreenKeys('confirmation', { pdf, print, copy: onCopyOf, open: onOpen });
  return (
    <div className="min-h-0 flex-1 overflow-auto bg-bg p-6 phone:bg-surface phone:p-4">
      <div className="mx-auto flex w-fit items-start gap-6 phone:w-full">
        <div className="flex w-[520px] max-w-full shrink-0 flex-col gap-4 rounded-2 border border-border bg-surface p-6 phone:w-full phone:rounded-none phone:border-0 phone:p-0">
          <Title number={number} creditNote={invoice.kind === 'CreditNote'} standing={item?.standing ?? 'queued'} />
          <IssuedFacts invoice={invoice} taxId={store.getState().draft.buyer.taxId} />
          <NextSteps standing={item?.standing ?? 'queued'} />
          <Actions {...props} onPdf={pdf} onPrint={print} queued={(item?.standing ?? 'queued') === 'queued'} />
        </div>
        <div className="hidden border border-border [zoom:0.68] min-[1300px]:block phone:hidden!">
          <InvoiceDocument invoice={invoice} {...(item === undefined ? {} : { proof: documentProof(item) })} />
        </div>
      </div>
    </div>
  );
}

interface TitleProps {
  readonly number: string;
  readonly creditNote: boolean;
  readonly standing: string;
}

function Title({ number, creditNote, standing }: TitleProps) {
  const { online } = useEditorServices();
  const state = shownState(standing);
  const done = online && state !== 'held';
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
          {issuedTexts.title(number, creditNote)}
        </h1>
        <InvoiceStateBadge state={state} filled />
      </div>
      <p className="text-14 text-text-2" role="status">
        {issuedSentence(state)}
      </p>
    </>
  );
}

interface ActionsProps extends IssuedViewProps {
  /** Undefined until the archive has it. */
  readonly onPdf: (() => void) | undefined;
  readonly onPrint: () => void;
  /** It has not left: it can be taken back. */
  readonly queued: boolean;
}

function Actions({ onNext, onPdf, onPrint, onCopyOf, onOpen, onCancel, onCancelled, queued }: ActionsProps) {
  const [late, setLate] = useState(false);
  const cancel = async (): Promise<void> => {
    if (await onCancel()) onCancelled();
    else setLate(true);
  };
  return (
    <>
      <div className="grid grid-cols-2 gap-2 phone:grid-cols-1">
        <div className="col-span-full grid">
          <Button variant="primary" onClick={onNext} keys={KEY_TABLE.anywhere.bindings.newInvoice.keys}>
            {issuedTexts.newInvoice}
          </Button>
        </div>
        <Button icon={CopyPlus} onClick={onCopyOf} keys={COPY.keys}>
          {issuedTexts.copy}
        </Button>
        {onPdf !== undefined && (
          <Button icon={FileText} onClick={onPdf} keys={PDF.keys}>
            {issuedTexts.pdf}
          </Button>
        )}
        <Button icon={Printer} onClick={onPrint} keys={PRINT.keys}>
          {issuedTexts.print}
        </Button>
        <Button onClick={onOpen} keys={OPEN.keys}>
          {issuedTexts.open}
        </Button>
      </div>
      <div className="flex min-h-8 items-center">
        {!late && queued && (
          <Button variant="text" onClick={() => void cancel()}>
            {issuedTexts.cancel}
          </Button>
        )}
        {late && (
          <p role="alert" className="text-13 text-wait">
            {issuedTexts.cancelTooLate}
          </p>
        )}
      </div>
    </>
  );
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
