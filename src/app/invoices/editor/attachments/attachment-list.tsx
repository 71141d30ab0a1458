import { Download, FileText, X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { saveFile } from '@/app/files/save-file';
import { bytesText } from '@/app/invoices/archive/proof-text';
import { addAlert } from '@/app/state/alerts';
import { useLive } from '@/app/state/use-live';
import { useWorkspace } from '@/app/state/workspace';
import { IconButton } from '@/app/ui/buttons/icon-button';
import { Field } from '@/app/ui/fields/field';
import { TextInput } from '@/app/ui/fields/text-input';
import { countedNoun } from '@/app/ui/words/amount-text';
import { attachmentsHere, filesOfDraft } from '@/db/drafts/attached-files';
import { LONGEST_DESCRIPTION, LONGEST_REFERENCE } from '@/domain/invoice/attachments/attachment-limits';
import { decodeBase64 } from '@/domain/invoice/attachments/base64';
import { attachedBytes } from '@/domain/invoice/attachments/take-file';
import type { DraftAttachment } from '@/domain/invoice/invoice-draft';
import { useEditor, useEditorHandle } from '../use-editor';
import { attachedTexts as texts } from './attached-texts';
import { attachmentsTexts } from './attachments-texts';

const NONE: readonly DraftAttachment[] = [];
const REMOVE = '[data-remove]';
/** Beside the list, in attachments-block.tsx. */
const ATTACH = ':scope > div button';

/** The files of the draft: what each is called in the document, and the way to look at it or take it out. */
export default function AttachmentList(): ReactNode {
  const { store } = useEditorHandle();
  const { db, company } = useWorkspace();
  const attachments = useEditor(({ draft }) => draft.attachments) ?? NONE;
  const list = useRef<HTMLUListElement>(null);
  const here = useLive(() => attachmentsHere(db, company.id, attachments), [db, company.id, attachments]);
  const put = (next: readonly DraftAttachment[], mergeKey?: string): void =>
    store.change({ type: 'set', fields: { attachments: next } }, mergeKey);
  const set = (
    place: number,
    fields: Pick<DraftAttachment, 'reference'> | Pick<DraftAttachment, 'description'>,
  ): void => {
    const before = attachments[place];
    if (before !== undefined) put(attachments.with(place, { ...before, ...fields }), `attachments.${place}`);
  };
  const remove = (place: number, one: DraftAttachment): void => {
    if (list.current !== null) focusAfter(list.current, place);
    put(attachments.toSpliced(place, 1));
    const giveBack = (): void => {
      const now = store.getState().draft.attachments ?? NONE;
      if (now.every(({ id }) => id !== one.id)) put(now.toSpliced(place, 0, one));
    };
    addAlert({
      type: 'undo',
      message: texts.removed(one.fileName),
      action: { label: texts.undo, onAct: giveBack },
    });
  };
  const download = async (one: DraftAttachment): Promise<void> => {
    const { files } = await filesOfDraft(db, company.id, { attachments: [one] });
    const bytes = decodeBase64(files[one.id] ?? '');
    // Of no kind that a browser would open or run by itself.
    if (bytes !== null && bytes.length > 0) saveFile(bytes, one.fileName, 'application/octet-stream');
    else addAlert({ type: 'warning', message: texts.gone });
  };
  return (
    <>
      <h3 className="mb-1 text-12 text-text-3">
        {attachmentsTexts.section} · {sumText(attachments)}
      </h3>
      <ul className="mb-2" ref={list}>
        {attachments.map((one, place) => (
          <AttachmentRow
            elsewhere={here !== undefined && !here.has(one.id)}
            key={one.id}
            onDownload={() => void download(one)}
            onRemove={() => remove(place, one)}
            one={one}
            onSeal={store.seal}
            onSet={(fields) => set(place, fields)}
          />
        ))}
      </ul>
    </>
  );
}

/** The keyboard goes to the file that takes the place, after the last one to the one before, after the only one to what attaches. */
function focusAfter(list: HTMLUListElement, place: number): void {
  const next = list.children[place + 1] ?? list.children[place - 1];
  const target =
    next === undefined
      ? list.parentElement?.querySelector<HTMLElement>(ATTACH)
      : next.querySelector<HTMLElement>(REMOVE);
  target?.focus();
}

function sumText(attachments: readonly DraftAttachment[]): string {
  return texts.sum(countedNoun(attachments.length, 'fișier', 'fișiere'), bytesText(attachedBytes(attachments)));
}

interface AttachmentRowProps {
  readonly one: DraftAttachment;
  readonly elsewhere: boolean;
  readonly onSet: (fields: Pick<DraftAttachment, 'reference'> | Pick<DraftAttachment, 'description'>) => void;
  readonly onSeal: () => void;
  readonly onDownload: () => void;
  readonly onRemove: () => void;
}

function AttachmentRow({ one, elsewhere, onSet, onSeal, onDownload, onRemove }: AttachmentRowProps): ReactNode {
  const { fileName, bytes, reference, description } = one;
  return (
    <li
      aria-label={fileName}
      className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_minmax(0,1fr)_auto] items-end gap-4 border-border border-t py-2 phone:grid-cols-[minmax(0,1fr)_auto] phone:gap-2"
    >
      <div className="flex min-w-0 items-start gap-2 self-center">
        <FileText aria-hidden="true" className="mt-0.5 shrink-0 text-text-3" size={16} strokeWidth={1.75} />
        <p className="min-w-0 text-13">
          <span className="font-medium [overflow-wrap:anywhere]">{fileName}</span>
          <span className="block text-12 text-text-3">{elsewhere ? texts.elsewhere : bytesText(bytes)}</span>
        </p>
      </div>
      <div className="phone:order-3 phone:col-span-2">
        <Field label={texts.reference} variant="quiet">
          <TextInput
            maxLength={LONGEST_REFERENCE}
            onBlur={onSeal}
            onChange={(text) => onSet({ reference: text })}
            placeholder={fileName}
            value={reference}
            variant="quiet"
          />
        </Field>
      </div>
      <div className="phone:order-4 phone:col-span-2">
        <Field label={texts.description} variant="quiet">
          <TextInput
            maxLength={LONGEST_DESCRIPTION}
            onBlur={onSeal}
            onChange={(text) => onSet({ description: text })}
            value={description}
            variant="quiet"
          />
        </Field>
      </div>
      <div className="flex">
        <IconButton icon={Download} label={texts.download(fileName)} onClick={onDownload} />
        <IconButton data-remove="" icon={X} label={texts.remove(fileName)} onClick={onRemove} />
      </div>
    </li>
  );
}
