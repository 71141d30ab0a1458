/**
 * One open draft. Keyed by its first id: another draft is another editor, so no state of one ever shows in the other.
 */
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { loadChunk } from '@/app/routes/load-chunk';
import { addAlert } from '@/app/state/alerts';
import { useIsPhone } from '@/app/state/device';
import type { InvoiceDraft } from '@/domain/invoice/invoice-draft';
import { countAllStops, useSendButton } from './bar/send-control';
import { useEditorServices } from './editor-services';
import type { ToolbarActions } from './editor-toolbar';
import { focusField } from './focus-field';
import { IssuedView } from './issued-view';
import { createAutosave } from './model/autosave';
import { createDraftSaver } from './model/draft-saver';
import { createEditorStore } from './model/editor-store';
import type { EditorFinding, FieldKey } from './model/finding';
import { shownFindings, stepFinding } from './model/finding-view';
import { firstStep, type PhoneStep, stepOfField } from './model/phone-steps';
import { useAutosave } from './use-autosave';
import { EditorContext, type EditorHandle } from './use-editor';
import { useEditorKeys } from './use-editor-keys';
import { useIssue } from './use-issue';
import { useReserveNumbers } from './use-reserve-numbers';
import { useVerdict } from './use-verdict';

/** Each device needs one of the two layouts, and few drafts are pasted into: they come apart from the page. */
const DesktopEditor = lazy(async () => ({
  default: (await loadChunk(() => import('./desktop-editor'))).DesktopEditor,
}));
const PhoneEditor = lazy(async () => ({
  default: (await loadChunk(() => import('./phone/phone-editor'))).PhoneEditor,
}));
const PasteDialog = lazy(async () => ({ default: (await loadChunk(() => import('./paste-dialog'))).PasteDialog }));

export interface EditorProps {
  readonly draftId: string;
  readonly draft: InvoiceDraft;
  /** The draft as it is stored; null for one never saved. */
  readonly seen: InvoiceDraft | null;
  /** The number of the rejected invoice it corrects; '' where it takes the next of its series. */
  readonly keepsNumber: string;
  readonly onStored: (id: string) => void;
  readonly onBack: () => void;
  /** An issue was taken back: the draft is read again. */
  readonly onReopen: (id: string) => void;
  readonly onOpenInvoice: (invoiceId: string) => void;
  /** A new invoice; with a draft, one that begins as a copy of it. */
  readonly onNew: (from?: InvoiceDraft) => void;
}

export function Editor(props: EditorProps) {
  const services = useEditorServices();
  const { newLine, saveDraft, newDraftId } = services;
  const [parts] = useState(() => {
    const store = createEditorStore(props.draft, newLine);
    const saver = createDraftSaver(props.draftId, props.seen, { saveDraft, newDraftId, onStored: props.onStored });
    const autosave = createAutosave(saver.save, {
      set: (run, ms) => window.setTimeout(run, ms),
      clear: (timer) => window.clearTimeout(typeof timer === 'number' ? timer : undefined),
      now: () => new Date(),
    });
    return { store, autosave, currentId: saver.id };
  });
  useAutosave(parts.store, parts.autosave);
  const phone = useIsPhone();
  const [step, setStep] = useState<PhoneStep>(() => firstStep(props.draft.buyer.name));
  const [openRow, setOpenRow] = useState<number | null>(null);

  const goTo = useCallback(
    (key: FieldKey): void => {
      if (phone) {
        setStep(stepOfField(key.split('.')[0] ?? ''));
        const row = /^lines\.(\d+)/.exec(key)?.[1];
        if (row !== undefined) {
          setOpenRow(Number(row));
          return;
        }
      }
      focusField(key, parts.store);
    },
    [phone, parts],
  );
  const handle = useMemo<EditorHandle>(
    () => ({ ...parts, goTo, keepsNumber: props.keepsNumber }),
    [parts, goTo, props.keepsNumber],
  );
  return (
    <EditorContext value={handle}>
      <OpenEditor {...props} handle={handle} phone={{ is: phone, step, setStep, openRow, setOpenRow }} />
    </EditorContext>
  );
}

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

function OpenEditor({ handle, phone, onBack, onNew, onOpenInvoice, onReopen }: OpenEditorProps) {
  const { store, autosave, goTo } = handle;
  const { removeDraft, reserveNumbers } = useEditorServices();
  const [previewing, setPreviewing] = useState(false);
  const [pasting, setPasting] = useState(false);
  const [current, setCurrent] = useState<FieldKey | null>(null);
  const judgeNow = useVerdict();
  useReserveNumbers();
  const issuing = useIssue(handle);
  const button = useSendButton(issuing.issuing);

  const onStepFinding = useCallback(
    (by: 1 | -1): void => {
      const next = stepFinding(shownFindings(store.getState()), current, by);
      if (next === undefined) return;
      setPreviewing(false);
      setCurrent(next.at);
      goTo(next.at);
    },
    [store, current, goTo],
  );
  const showStop = useCallback(
    ({ at, text }: EditorFinding): void => {
      setCurrent(at);
      // A rule on what the editor computes or has no field for is said, for there is nowhere to lead to.
      if (at === '') addAlert({ id: 'editor-stop', type: 'error', message: text });
      else goTo(at);
    },
    [goTo],
  );
  const goOn = useCallback((): void => {
    if (countAllStops(store.getState()) > 0) {
      const stops = shownFindings(store.getState()).filter(({ severity }) => severity === 'stop');
      const first = stops.find(({ at }) => at !== '') ?? stops[0];
      setPreviewing(false);
      if (first !== undefined) showStop(first);
    } else if (button.whenClear === 'issue') void issuing.issue();
    else if (button.whenClear === 'choose-series') goTo('serialId');
    else if (button.whenClear === 'reserve-numbers') void reserveNumbers(store.getState().draft.serialId);
  }, [store, button.whenClear, goTo, showStop, issuing.issue, reserveNumbers]);
  const send = useCallback((): void => {
    store.askToSend();
    // Without a verdict the findings that stand decide; issuing itself judges what it builds.
    judgeNow().then(goOn, goOn);
  }, [store, judgeNow, goOn]);
  useEditorKeys(handle, { send, stepFinding: onStepFinding });

  const toolbar: ToolbarActions = {
    back: onBack,
    preview: () => setPreviewing(!previewing),
    pasteLines: () => setPasting(true),
    duplicate: () => onNew(store.getState().draft),
    remove: () => {
      autosave.stop();
      void removeDraft(handle.currentId()).then(onBack);
    },
    print: () => {
      setPreviewing(true);
      // The paper must be on the page before the browser takes its picture of it.
      requestAnimationFrame(() => requestAnimationFrame(() => window.print()));
    },
  };
  const { issued } = issuing;
  if (issued !== null) {
    return (
      <IssuedView
        number={issued.number}
        onOpen={() => onOpenInvoice(issued.invoiceId)}
        onNext={() => onNew()}
        onCancel={issuing.cancel}
        onCancelled={() => onReopen(handle.currentId())}
      />
    );
  }
  const layout = {
    toolbar,
    previewing,
    issuing: issuing.issuing,
    refusal: issuing.refusal,
    onSend: send,
    onStepFinding,
  };
  return (
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
      {pasting && <PasteDialog onClose={() => setPasting(false)} />}
    </Suspense>
  );
}
