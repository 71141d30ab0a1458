import { UserPlus } from 'lucide-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { CompanyRole } from '@/api/entities/company';
import { Button } from '@/app/ui/buttons/button';
import { Select } from '@/app/ui/fields/select';
import { TextInput } from '@/app/ui/fields/text-input';
import { useFocusAtFirst } from '../panel-part';
import { ROLE_WORDS, accessTexts as texts } from './access-texts';

interface InviteFormProps {
  readonly gives: readonly CompanyRole[];
  readonly busy: boolean;
  readonly takesFocus: boolean;
  /** False: it was not sent. */
  readonly send: (email: string, role: CompanyRole) => Promise<boolean>;
}

/** One address and what it is given. What was typed stays until the invitation is on its way. */
export function InviteForm({ gives, busy, takesFocus, send }: InviteFormProps): ReactNode {
  const field = useFocusAtFirst<HTMLInputElement>(takesFocus);
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<CompanyRole>('user');
  const [error, setError] = useState('');
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    if (email.trim() === '') return setError(texts.missing);
    if (await send(email.trim(), role)) setEmail('');
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <div className="flex flex-wrap items-center gap-2">
        <span className="min-w-36 flex-1">
          <TextInput
            ref={field}
            type="email"
            autoComplete="off"
            aria-label={texts.emailLabel}
            placeholder={texts.email}
            maxLength={254}
            value={email}
            onChange={(value) => {
              setEmail(value);
              setError('');
            }}
          />
        </span>
        <span className="w-32">
          <Select
            aria-label={texts.giveRole}
            value={role}
            options={gives.map((value) => ({ value, label: ROLE_WORDS[value] }))}
            onChange={setRole}
          />
        </span>
        <Button type="submit" icon={UserPlus} busy={busy}>
          {texts.invite}
        </Button>
      </div>
      <p role="alert" className="mt-1 text-12 text-bad empty:hidden">
        {error}
      </p>
    </form>
  );
}
