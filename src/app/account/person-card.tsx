import { type FormEvent, type ReactNode, useState } from 'react';
import { UpdateUserData } from '@/api/calls/account-calls';
import { addAlert } from '@/app/state/alerts';
import { useWorkspace } from '@/app/state/workspace';
import { Button } from '@/app/ui/buttons/button';
import { enterMaySave } from '@/app/ui/fields/enter-may-save';
import { Field } from '@/app/ui/fields/field';
import { TextInput } from '@/app/ui/fields/text-input';
import { accountTexts } from './account-texts';
import { type Account, failureWords } from './use-account';

const { person: texts } = accountTexts;

interface CardProps {
  readonly account: Account;
  readonly reload: () => Promise<void>;
}

/** The person's particulars; what cannot be saved now stays typed. */
export function PersonCard({ account, reload }: CardProps): ReactNode {
  const { ask, user } = useWorkspace();
  const { firstName, lastName, telephone } = account;
  const [draft, setDraft] = useState({ firstName, lastName, telephone });
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const isChanged = draft.firstName !== firstName || draft.lastName !== lastName || draft.telephone !== telephone;
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy || !isChanged) return;
    if (draft.lastName.trim() === '') return setError(texts.missing);
    setBusy(true);
    const answer = await ask(UpdateUserData, { params: undefined, body: { userId: user.id, updateUser: draft } });
    setBusy(false);
    if (!answer.ok) return setError(failureWords(answer.failure));
    setError(undefined);
    addAlert({ type: 'success', message: texts.saved });
    await reload();
  };
  const field = (name: keyof typeof draft, label: string, autoComplete: string) => (
    <Field label={label} error={name === 'lastName' ? error : undefined}>
      <TextInput
        autoComplete={autoComplete}
        maxLength={name === 'telephone' ? 60 : 120}
        value={draft[name]}
        onChange={(value) => setDraft({ ...draft, [name]: value })}
      />
    </Field>
  );
  return (
    <form
      noValidate
      aria-label={texts.head}
      onKeyDown={enterMaySave}
      onSubmit={(event) => void save(event)}
      className="flex flex-col gap-4 rounded-2 border border-border bg-surface p-4"
    >
      <div className="grid grid-cols-[1fr_1fr_1.5fr_1fr] gap-4 phone:grid-cols-1">
        {field('lastName', texts.lastName, 'family-name')}
        {field('firstName', texts.firstName, 'given-name')}
        <Field label={texts.email}>
          <TextInput readOnly type="email" value={account.email} onChange={() => undefined} />
        </Field>
        {field('telephone', texts.telephone, 'tel')}
      </div>
      {isChanged && (
        <div>
          <Button type="submit" variant="primary" busy={busy}>
            {texts.save}
          </Button>
        </div>
      )}
    </form>
  );
}
