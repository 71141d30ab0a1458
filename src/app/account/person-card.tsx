import { type FormEvent, type ReactNode, useState } from 'react';
import type { PersonChanges } from '@/api/entities/person';
import { addAlert } from '@/app/state/alerts';
import { useWorkspace } from '@/app/state/workspace';
import { Button } from '@/app/ui/buttons/button';
import { enterMaySave } from '@/app/ui/fields/enter-may-save';
import { Field } from '@/app/ui/fields/field';
import { TextInput } from '@/app/ui/fields/text-input';
import { type KnownPerson, personNote } from '@/db/settings/person';
import { accountTexts } from './account-texts';

const { person: texts } = accountTexts;

/**
 * The person's particulars: kept here at once, then sent; what is typed and not saved lies over what others change. What the server
 * refused stands here as if it were not saved, to be corrected.
 */
export function PersonCard({ known: { person, waits, refused } }: { readonly known: KnownPerson }): ReactNode {
  const { db, syncNow } = useWorkspace();
  const [typed, setTyped] = useState<PersonChanges>({});
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const unsaved = { ...refused?.changes, ...typed };
  const shown = { ...person, ...unsaved };
  const isChanged = FIELDS.some(({ name }) => shown[name] !== person[name]);
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy || !isChanged) return;
    if (shown.lastName.trim() === '') return setError(texts.missing);
    setBusy(true);
    const kept = await personNote.change(db, unsaved).then(
      () => true,
      (failure: unknown) => {
        console.error('The particulars could not be kept:', failure);
        return false;
      },
    );
    setBusy(false);
    if (!kept) return setError(texts.failed);
    setError(undefined);
    setTyped({});
    addAlert({ type: 'success', message: texts.saved });
    syncNow();
  };
  const giveUp = (): void => {
    setTyped({});
    personNote.giveUp(db).catch((failure: unknown) => {
      console.error('Refused particulars could not be given up:', failure);
      setError(texts.failed);
    });
  };
  const field = ({ name, label, autoComplete, longest }: (typeof FIELDS)[number]): ReactNode => (
    <Field key={name} label={label} error={name === 'lastName' ? error : undefined}>
      <TextInput
        autoComplete={autoComplete}
        maxLength={longest}
        value={shown[name]}
        onChange={(value) => setTyped({ ...typed, [name]: value })}
      />
    </Field>
  );
  const [last, first, telephone] = FIELDS;
  return (
    <form
      noValidate
      aria-label={texts.head}
      onKeyDown={enterMaySave}
      onSubmit={(event) => void save(event)}
      className="flex flex-col gap-4 rounded-2 border border-border bg-surface p-4"
    >
      <div className="grid grid-cols-[1fr_1fr_1.5fr_1fr] gap-4 phone:grid-cols-1">
        {field(last)}
        {field(first)}
        <Field label={texts.email}>
          <TextInput readOnly type="email" value={person.email} onChange={() => undefined} />
        </Field>
        {field(telephone)}
      </div>
      {refused !== null && (
        <p role="alert" className="text-13 text-bad">
          {texts.refused(refused.reason)}
        </p>
      )}
      {waits && (
        <p role="status" className="text-12 text-text-2">
          {texts.waits}
        </p>
      )}
      {(isChanged || refused !== null) && (
        <div className="flex gap-2">
          {isChanged && (
            <Button type="submit" variant="primary" busy={busy}>
              {texts.save}
            </Button>
          )}
          {refused !== null && <Button onClick={giveUp}>{accountTexts.cancel}</Button>}
        </div>
      )}
    </form>
  );
}

const FIELDS = [
  { name: 'lastName', label: texts.lastName, autoComplete: 'family-name', longest: 120 },
  { name: 'firstName', label: texts.firstName, autoComplete: 'given-name', longest: 120 },
  { name: 'telephone', label: texts.telephone, autoComplete: 'tel', longest: 60 },
] as const;
