import { type ReactNode, useEffect, useRef, useState } from 'react';
import { LONGEST_NOTE } from '@/api/entities/archive-item';
import { addAlert } from '@/app/state/alerts';
import { useSyncView } from '@/app/state/sync-view';
import { useWorkspace } from '@/app/state/workspace';
import { Button } from '@/app/ui/buttons/button';
import { Field } from '@/app/ui/fields/field';
import { TextArea } from '@/app/ui/fields/text-area';
import { UnsavedStrip } from '@/app/unsaved/unsaved-strip';
import { type TypedField, useTypedField } from '@/app/unsaved/use-typed-field';
import { useTypedForms } from '@/app/unsaved/use-typed-forms';
import { personName } from '@/domain/text/person-name';
import { onAskedNote, takeAskedNote } from './asked-note';
import { noteTexts } from './note-texts';

/** From here on it is told how much more there is room for. */
const TOLD_FROM = LONGEST_NOTE - 200;

/** The next message to the supplier; what is typed is kept until it is sent. */
export function NoteForm({ invoiceId }: { readonly invoiceId: string }): ReactNode {
  const { commands, user, syncNow } = useWorkspace();
  const { offline } = useSyncView();
  const form = useTypedForms(`note ${invoiceId}`)?.at(`note ${invoiceId}`);
  const field = useTypedField(form, 'text', '');
  const [tried, setTried] = useState(false);
  const [asked] = useState(() => takeAskedNote(invoiceId));
  useAskedWords(invoiceId, asked?.words ?? '', form === undefined ? undefined : field);
  const text = field.text.trim();
  const wrong = text === '' ? noteTexts.missing : text.length > LONGEST_NOTE ? noteTexts.tooLong : undefined;
  const send = async (): Promise<void> => {
    setTried(true);
    if (wrong !== undefined) return;
    try {
      // Only a press needs it.
      const { writeNote } = await import('@/db/invoices/write-note');
      const written = await writeNote(commands, invoiceId, { text, by: personName(user) });
      if (!written) return void addAlert({ type: 'warning', message: noteTexts.gone });
      field.drop();
      setTried(false);
      syncNow();
    } catch {
      addAlert({ type: 'warning', ...noteTexts.failed });
    }
  };
  return (
    <form
      data-note-field=""
      noValidate
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !event.ctrlKey) return;
        event.preventDefault();
        event.stopPropagation();
        void send();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Field
        error={tried ? wrong : undefined}
        help={text.length > TOLD_FROM ? noteTexts.left(Math.max(0, LONGEST_NOTE - text.length)) : noteTexts.help}
        label={noteTexts.label}
      >
        <TextArea autoFocus={asked !== null} onChange={field.type} value={field.text} />
      </Field>
      {field.restored && (
        <div className="pt-2">
          <UnsavedStrip onGiveUp={field.drop} text={noteTexts.restored} />
        </div>
      )}
      {offline && <p className="mt-2 rounded-2 bg-wait-soft px-3 py-2 text-13 text-wait">{noteTexts.offline}</p>}
      <div className="mt-2">
        <Button keys={['Ctrl', 'Enter']} type="submit" variant={text === '' ? 'outlined' : 'primary'}>
          {offline ? noteTexts.sendLater : noteTexts.send}
        </Button>
      </div>
    </form>
  );
}

/** An empty field begins with the words that were asked for; what stands in it is the person's. `field` undefined: not read yet. */
function useAskedWords(invoiceId: string, first: string, field: TypedField | undefined): void {
  const waiting = useRef(first);
  const live = useRef(field);
  useEffect(() => {
    live.current = field;
    if (field === undefined || waiting.current === '') return;
    if (field.text === '') field.type(waiting.current);
    waiting.current = '';
  });
  useEffect(
    () =>
      onAskedNote((asked) => {
        if (asked.invoiceId !== invoiceId || asked.words === '' || live.current?.text !== '') return;
        live.current.type(asked.words);
      }),
    [invoiceId],
  );
}
