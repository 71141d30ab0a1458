/**
 * One open draft. Keyed by its first id: another draft is another editor, so no state of one ever shows in the other.
 */
import { useCallback, useEffect, useMemo, useState } from 'react';
import * as v from 'valibot';
import { PERSISTENT } from '@/app/state/alert-list';
import { addAlert, removeAlert } from '@/app/state/alerts';
import { useIsPhone } from '@/app/state/device';
import { useKept } from '@/app/state/use-kept';
import { createAutosave } from '@/app/unsaved/autosave';
import { createDraftSaver } from '@/app/unsaved/draft-saver';
import type { LeavingCopy } from '@/app/unsaved/leave-page';
import { PAGE_TIMERS } from '@/app/unsaved/page-timers';
import type { TypedForm } from '@/app/unsaved/typed-form';
import type { InvoiceDraft } from '@/domain/invoice/invoice-draft';
import { useEditorServices } from './editor-services';
import { editorTexts } from './editor-texts';
import { focusField } from './focus-field';
import { createEditorStore } from './model/editor-store';
import type { FieldKey } from './model/finding';
import { firstStep, PHONE_STEPS, type PhoneStep, stepOfField } from './model/phone-steps';
import { OpenEditor } from './open-editor';
import { forgetJoined, tellBeside, tellJoined } from './tell-elsewhere';
import { useAutosave } from './use-autosave';
import { EditorContext, type EditorHandle } from './use-editor';
import { useNoEmptyDraft } from './use-no-empty-draft';

export interface EditorProps {
  readonly draftId: string;
  readonly draft: InvoiceDraft;
  /** The draft as it is stored; null for one never saved. */
  readonly seen: InvoiceDraft | null;
  /** The number of the rejected invoice it corrects; '' where it takes the next of its series. */
  readonly keepsNumber: string;
  /** What is typed beside the draft: it holds no half of a date. */
  readonly typed: TypedForm;
  readonly onStored: (id: string) => void;
  /** The draft as it is stored by now, in an editor of its own. */
  readonly onReopen: (id: string) => void;
  readonly onBack: () => void;
  /** It has its number and is on its way. */
  readonly onIssued: (invoiceId: string) => void;
  /** A new invoice; with a draft, one that begins as a copy of it. */
  readonly onNew: (from?: InvoiceDraft) => void;
}

export function Editor(props: EditorProps) {
  const parts = useEditorParts(props);
  useAutosave(parts.store, parts.autosave, parts.copy);
  useNoEmptyDraft(parts);
  const phone = useIsPhone();
  const [step, putStep] = useKept<PhoneStep>(
    `editor step ${props.draftId}`,
    v.picklist(PHONE_STEPS),
    firstStep(props.draft.buyer.name),
  );
  const setStep = useCallback((next: PhoneStep) => putStep(() => next), [putStep]);
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
    [phone, parts, setStep],
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

const NO_ROOM = 'no-room-for-copy';

/** What lives as long as the draft is open. */
function useEditorParts({ draftId, draft, seen, typed, onStored, onReopen }: EditorProps) {
  const { newLine, keeping, keepUnsaved, fateOf } = useEditorServices();
  const [parts] = useState(() => {
    const reopen = async (): Promise<void> => {
      // What only this page has must not go with it.
      if ((await autosave.flush()).kind !== 'failed') onReopen(saver.id());
    };
    const onJoined = (): void => tellJoined(() => void reopen());
    const onGone = (from: string): void => void tellBeside(fateOf(from));
    const saver = createDraftSaver({ id: draftId, seen }, keeping, { onStored, onJoined, onGone });
    const autosave = createAutosave(saver.save, PAGE_TIMERS);
    const store = createEditorStore(draft, newLine);
    const copy: LeavingCopy<InvoiceDraft> = {
      keep: (content) =>
        keepUnsaved(saver.id(), content, { written: saver.written(), underWay: saver.underWayBeside(content) }),
      onNoRoom: () => addAlert({ id: NO_ROOM, type: 'warning', delay: PERSISTENT, ...editorTexts.noRoom }),
      onWritten: () => removeAlert(NO_ROOM),
    };
    const typeBeside = (field: string, text: string | null): void => {
      if (text === null) typed.forget(field);
      else typed.type(field, text);
      // What stands beside a draft is found with it, so the draft must be there.
      if (text !== null && saver.written() === null) autosave.changed(store.getState().draft);
    };
    return { store, autosave, copy, typed, typeBeside, currentId: saver.id, written: saver.written };
  });
  useEffect(() => forgetJoined, []);
  return parts;
}
