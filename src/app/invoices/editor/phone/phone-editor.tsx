import { ArrowLeft, CircleX, CloudOff, EllipsisVertical, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/app/ui/button';
import { IconButton } from '@/app/ui/icon-button';
import { Menu } from '@/app/ui/menu';
import { formatAmount } from '@/domain/money/format-amount';
import { countStops, countWarnings, countWords } from '../bar/findings-counter';
import { SendControl, useSendButton } from '../bar/send-control';
import { usePayable, useTotalWords } from '../bar/totals-line';
import { RemovedRows } from '../desktop-editor';
import { DetailsBlock } from '../details/details-block';
import type { EditorLayoutProps } from '../editor-layout';
import { useEditorServices } from '../editor-services';
import { editorTexts, NEXT_STEP_WORDS } from '../editor-texts';
import { type ToolbarActions, useMoreActions } from '../editor-toolbar';
import { enterGoesOn } from '../fields/enter-goes-on';
import { DocumentTypeMenu } from '../head/document-type-menu';
import { useChosenSeries } from '../head/series-field';
import { HeadFields } from '../head/sheet-head';
import { nextStep, type PhoneStep } from '../model/phone-steps';
import { BuyerBlock } from '../parties/buyer-block';
import { SellerBlock } from '../parties/seller-block';
import { Preview } from '../preview';
import { SaveWords, useSaveState } from '../save-words';
import { useEditor } from '../use-editor';
import { AddLine } from './add-line';
import { LineCards } from './line-cards';
import { LineSheet } from './line-sheet';
import { SendStep } from './send-step';
import { StepTabs } from './step-tabs';
import { useSendNote } from './use-send-note';

export interface PhoneEditorProps extends EditorLayoutProps {
  readonly step: PhoneStep;
  readonly onStep: (step: PhoneStep) => void;
  /** The line open in its sheet; null none. */
  readonly openRow: number | null;
  readonly onOpenRow: (row: number | null) => void;
}

/** The editor in four steps, totals fixed at the bottom (pictures 06b, 06c). */
export function PhoneEditor(props: PhoneEditorProps) {
  const { toolbar, previewing, refusal, step, onStep, openRow, onOpenRow } = props;
  const [removed, setRemoved] = useState(0);
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <PhoneHead toolbar={toolbar} />
      {!previewing && <StepTabs step={step} onStep={onStep} />}
      <form
        aria-label={editorTexts.sheet}
        className="min-h-0 flex-1 overflow-auto bg-bg"
        onKeyDown={enterGoesOn}
        onSubmit={(event) => event.preventDefault()}
      >
        {previewing ? <Preview /> : <Step {...props} />}
      </form>
      {removed > 0 && <RemovedRows count={removed} onDone={() => setRemoved(0)} />}
      {refusal !== '' && (
        <p role="alert" className="border-t border-border bg-bad-soft px-4 py-2 text-13 text-bad">
          {refusal}
        </p>
      )}
      <PhoneFoot {...props} />
      {openRow !== null && <LineSheet row={openRow} onClose={() => onOpenRow(null)} onRemoved={setRemoved} />}
    </div>
  );
}

function Step({ step, onOpenRow }: PhoneEditorProps) {
  if (step === 'lines') {
    return (
      <>
        <LineCards onOpen={onOpenRow} />
        <AddLine onAdded={onOpenRow} />
      </>
    );
  }
  if (step === 'send') return <SendStep />;
  return (
    <div className="flex flex-col gap-4 bg-surface p-4">
      {step === 'client' ? (
        <>
          <DocumentTypeMenu />
          <BuyerBlock />
        </>
      ) : (
        <>
          <HeadFields />
          <DetailsBlock />
          <SellerBlock />
        </>
      )}
    </div>
  );
}

function PhoneHead({ toolbar }: { readonly toolbar: ToolbarActions }) {
  const series = useChosenSeries();
  const buyer = useEditor(({ draft }) => draft.buyer.name);
  const more = useMoreActions(toolbar, true);
  const { online } = useEditorServices();
  const notSaved = useSaveState().kind === 'failed';
  const number = series === undefined || series.next === '' ? editorTexts.titleNew : series.next;
  return (
    <header className="flex h-14 shrink-0 items-center gap-2 border-b border-border bg-surface px-2">
      <IconButton icon={ArrowLeft} label={editorTexts.back} iconSize={20} onClick={toolbar.back} />
      <div className="min-w-0 flex-1">
        <h1 tabIndex={-1} className="truncate text-16/5 font-semibold">
          {number}
        </h1>
        <p className="truncate text-12 text-text-2">{buyer}</p>
      </div>
      {online || notSaved ? <SaveWords short /> : <OfflineChip />}
      <Menu
        buttonLabel={editorTexts.moreActions}
        buttonClass="inline-flex size-11 items-center justify-center rounded-2 text-text-2"
        button={<EllipsisVertical aria-hidden="true" size={20} strokeWidth={1.75} />}
        actions={more}
      />
    </header>
  );
}

/** In place of the saved mark: that it is saved here goes without saying, that it will not leave now does not. */
function OfflineChip() {
  return (
    <span className="inline-flex h-8 shrink-0 items-center gap-2 rounded-2 bg-idle-soft px-3 text-13 text-text-2">
      <CloudOff aria-hidden="true" size={16} strokeWidth={1.75} className="text-wait-fill" />
      {editorTexts.offline}
    </span>
  );
}

function PhoneFoot({ step, onStep, issuing, onSend }: PhoneEditorProps) {
  const button = useSendButton(issuing);
  const note = useSendNote();
  const next = nextStep(step);
  if (next === null) {
    return (
      <footer className="shrink-0 border-t border-border bg-surface p-4">
        <SendControl button={button} onPress={onSend} wide />
        <p className="pt-2 text-12 text-text-2">{note}</p>
      </footer>
    );
  }
  return (
    <footer className="shrink-0 border-t border-border bg-surface px-4 py-3">
      <PhoneTotals />
      <div className="flex gap-2 pt-2">
        <FindingsShort onPress={() => onStep('send')} />
        <div className="flex-1">
          <Button variant="primary" wide onClick={() => onStep(next)}>
            {NEXT_STEP_WORDS[next]}
          </Button>
        </div>
      </div>
    </footer>
  );
}

function PhoneTotals() {
  const words = useTotalWords();
  const { amount, currency } = usePayable();
  return (
    <>
      <p className="truncate text-12 text-text-2 tabular-nums">
        {words.map(({ label, value }) => `${label} ${formatAmount(value)}`).join(' · ')}
      </p>
      <p className="flex items-baseline justify-between text-14 font-semibold">
        {editorTexts.payableShort}
        <span className="text-20 tabular-nums">
          {amount}{' '}
          <span className="text-13 font-normal text-text-3">{currency === 'RON' ? editorTexts.lei : currency}</span>
        </span>
      </p>
    </>
  );
}

function FindingsShort({ onPress }: { readonly onPress: () => void }) {
  const stops = useEditor(countStops);
  const warnings = useEditor(countWarnings);
  if (stops + warnings === 0) return null;
  return (
    <Button onClick={onPress} aria-label={countWords(stops, warnings)}>
      {stops > 0 && (
        <span className="flex items-center gap-1 text-bad">
          <CircleX aria-hidden="true" size={16} strokeWidth={1.75} /> {stops}
        </span>
      )}
      {warnings > 0 && (
        <span className="flex items-center gap-1 text-wait">
          <TriangleAlert aria-hidden="true" size={16} strokeWidth={1.75} /> {warnings}
        </span>
      )}
    </Button>
  );
}
