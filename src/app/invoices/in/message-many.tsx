import { Mail } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { LONGEST_NOTE } from '@/api/entities/archive-item';
import { addAlert } from '@/app/state/alerts';
import { KEY_TABLE } from '@/app/state/keys-table';
import { useSyncView } from '@/app/state/sync-view';
import { useScreenKeys } from '@/app/state/use-screen-keys';
import { useWorkspace } from '@/app/state/workspace';
import { Button } from '@/app/ui/buttons/button';
import { Field } from '@/app/ui/fields/field';
import { TextArea } from '@/app/ui/fields/text-area';
import { Dialog } from '@/app/ui/floating/dialog';
import { UnsavedStrip } from '@/app/unsaved/unsaved-strip';
import { useTypedField } from '@/app/unsaved/use-typed-field';
import { useTypedForms } from '@/app/unsaved/use-typed-forms';
import { personName } from '@/domain/text/person-name';
import { noteTexts } from '../archive/notes/note-texts';
import { messageManyTexts } from './message-many-texts';

/** ANAF takes a thousand messages a day of a company: one press takes a tenth of them at most. */
export const MOST_MESSAGES = 100;

/** One message to the suppliers of the chosen invoices, each beside its own; also without network. */
export default function MessageMany({ ids }: { readonly ids: readonly string[] }): ReactNode {
  const [open, setOpen] = useState(false);
  const unavailable = ids.length > MOST_MESSAGES ? messageManyTexts.tooMany(MOST_MESSAGES) : undefined;
  const message = (): void => {
    if (unavailable === undefined) setOpen(true);
    else addAlert({ type: 'info', message: unavailable });
  };
  useScreenKeys('chosenSuppliers', { message });
  return (
    <>
      <Button
        icon={Mail}
        keys={KEY_TABLE.chosenSuppliers.bindings.message.keys}
        onClick={message}
        unavailable={unavailable}
      >
        {messageManyTexts.action}
      </Button>
      {open && <MessageDialog ids={ids} onClose={() => setOpen(false)} />}
    </>
  );
}

const PLACE = 'note many';

interface MessageDialogProps {
  readonly ids: readonly string[];
  readonly onClose: () => void;
}

function MessageDialog({ ids, onClose }: MessageDialogProps): ReactNode {
  const { commands, user, syncNow } = useWorkspace();
  const { offline } = useSyncView();
  const field = useTypedField(useTypedForms(PLACE)?.at(PLACE), 'text', '');
  const [tried, setTried] = useState(false);
  const [sending, setSending] = useState(false);
  const text = field.text.trim();
  const wrong = text === '' ? noteTexts.missing : text.length > LONGEST_NOTE ? noteTexts.tooLong : undefined;
  const send = async (): Promise<void> => {
    setTried(true);
    if (wrong !== undefined || sending) return;
    setSending(true);
    try {
      // Only a press needs it.
      const { writeNotes } = await import('@/db/invoices/write-note');
      const written = await writeNotes(commands, ids, { text, by: personName(user) });
      field.drop();
      syncNow();
      addAlert({
        type: written < ids.length ? 'warning' : 'success',
        message: messageManyTexts.written(written, ids.length),
      });
      onClose();
    } catch {
      setSending(false);
      addAlert({ type: 'warning', ...noteTexts.failed });
    }
  };
  return (
    <Dialog
      footer={
        <Button busy={sending} onClick={() => void send()} variant="primary">
          {offline ? noteTexts.sendLater : noteTexts.send}
        </Button>
      }
      onClose={onClose}
      title={messageManyTexts.title(ids.length)}
      width={480}
    >
      <Field error={tried ? wrong : undefined} help={noteTexts.help} label={messageManyTexts.label}>
        <TextArea autoFocus onChange={field.type} rows={5} value={field.text} />
      </Field>
      {field.restored && (
        <div className="pt-2">
          <UnsavedStrip onGiveUp={field.drop} text={noteTexts.restored} />
        </div>
      )}
      {offline && <p className="mt-2 rounded-2 bg-wait-soft px-3 py-2 text-13 text-wait">{noteTexts.offline}</p>}
    </Dialog>
  );
}
