import { lazy, Suspense, useState } from 'react';
import { loadChunk } from '@/app/routes/load-chunk';
import { enterGoesOn } from '@/app/ui/fields/enter-goes-on';
import { StepTabs } from '@/app/ui/step-tabs';
import { RemovedRows } from '../desktop-editor';
import { DetailsBlock } from '../details/details-block';
import type { EditorLayoutProps } from '../editor-layout';
import { editorTexts, STEP_WORDS } from '../editor-texts';
import { PlaceFinding } from '../fields/place-finding';
import { DocumentTypeMenu } from '../head/document-type-menu';
import { HeadFields } from '../head/sheet-head';
import { PHONE_STEPS, type PhoneStep } from '../model/phone-steps';
import { BuyerBlock } from '../parties/buyer-block';
import { SellerBlock } from '../parties/seller-block';
import { LazyPreview } from '../preview/lazy-preview';
import { AddLine } from './add-line';
import { LineCards } from './line-cards';
import { LineSheet } from './line-sheet';
import { PhoneFoot } from './phone-foot';
import { PhoneHead } from './phone-head';
import { SendStep } from './send-step';

const PhoneScanner = lazy(() => loadChunk(() => import('../scanner/phone-scanner')));

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
      {!previewing && (
        <StepTabs
          {...{ label: editorTexts.steps, steps: PHONE_STEPS, words: STEP_WORDS }}
          step={step}
          onStep={onStep}
        />
      )}
      {/* Each step begins at its top. */}
      <form
        key={step}
        aria-label={editorTexts.sheet}
        className="min-h-0 flex-1 overflow-auto bg-bg"
        onKeyDown={enterGoesOn}
        onSubmit={(event) => event.preventDefault()}
      >
        {previewing ? <LazyPreview {...props} /> : <Step {...props} />}
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

function LinesStep({ onOpenRow }: Pick<PhoneEditorProps, 'onOpenRow'>) {
  const [scans, setScans] = useState(0);
  return (
    <>
      <Suspense fallback={null}>
        <PhoneScanner onScan={() => setScans((before) => before + 1)} />
      </Suspense>
      <LineCards onOpen={onOpenRow} />
      <div className="px-4">
        <PlaceFinding at="lines" />
      </div>
      {/* Another field after each scan: what the scanner typed is no name of a product. */}
      <AddLine key={scans} onAdded={onOpenRow} />
    </>
  );
}

function Step({ step, onOpenRow }: PhoneEditorProps) {
  if (step === 'lines') return <LinesStep onOpenRow={onOpenRow} />;
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
