import { lazy, Suspense, useEffect } from 'react';
import { loadChunk } from '@/app/routes/load-chunk';
import type { EditorProps } from './editor';
import type { PhoneStep } from './model/phone-steps';
import { useBuyerPrices } from './prices/use-buyer-prices';
import type { EditorHandle } from './use-editor';
import { useEditorKeys } from './use-editor-keys';
import { useFindingSteps } from './use-finding-steps';
import { useReserveNumbers } from './use-reserve-numbers';
import { useSend } from './use-send';
import { useToolbarActions } from './use-toolbar-actions';

/** Each device needs one of the two layouts, and few drafts need a dialog: they come apart from the page. */
const DesktopEditor = lazy(async () => ({
  default: (await loadChunk(() => import('./desktop-editor'))).DesktopEditor,
}));
const PhoneEditor = lazy(async () => ({
  default: (await loadChunk(() => import('./phone/phone-editor'))).PhoneEditor,
}));
const EditorDialogs = lazy(async () => ({
  default: (await loadChunk(() => import('./editor-dialogs'))).EditorDialogs,
}));

interface OpenEditorProps extends EditorProps {
  readonly handle: EditorHandle;
  readonly phone: {
    readonly is: boolean;
    readonly step: PhoneStep;
    readonly setStep: (step: PhoneStep) => void;
    readonly openRow: number | null;
    readonly setOpenRow: (row: number | null) => void;
  };
}

/** The open draft in the layout of the device, until it is issued. */
export function OpenEditor({ handle, phone, onBack, onNew, onIssued }: OpenEditorProps) {
  const toolbar = useToolbarActions(handle, { onBack, onNew });
  const { actions, previewing, dialog, closePreview, closeDialog } = toolbar;
  const steps = useFindingSteps(handle, closePreview);
  const sending = useSend(handle, steps.show);
  const { issued, halt } = sending;
  useReserveNumbers();
  useBuyerPrices();
  const leave = previewing ? closePreview : onBack;
  // What is issued is not issued again.
  useEditorKeys(handle, { send: issued === null ? sending.send : doNothing, stepFinding: steps.step, leave });

  useEffect(() => {
    if (issued !== null) onIssued(issued.invoiceId);
  }, [issued, onIssued]);
  if (issued !== null) return null;
  const layout = {
    toolbar: actions,
    previewing,
    printAtOnce: toolbar.printAtOnce,
    onPrinted: toolbar.onPrinted,
    issuing: sending.issuing,
    refusal: sending.refusal,
    onSend: sending.send,
    onStepFinding: steps.step,
  };
  return (
    <>
      <Suspense fallback={null}>
        {phone.is ? (
          <PhoneEditor
            {...layout}
            step={phone.step}
            onStep={phone.setStep}
            openRow={phone.openRow}
            onOpenRow={phone.setOpenRow}
          />
        ) : (
          <DesktopEditor {...layout} />
        )}
      </Suspense>
      {/* Of its own: what waits for a dialog's code must not hide the editor, which would lose the keyboard. */}
      <Suspense fallback={null}>
        {(dialog !== null || halt !== null) && (
          <EditorDialogs dialog={dialog} onClose={closeDialog} sending={sending} />
        )}
      </Suspense>
    </>
  );
}

const doNothing = (): void => undefined;
