import { type FormEvent, type ReactNode, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { callServer } from '@/api/call-server';
import { AvailableAccount } from '@/api/calls/account-calls';
import { links } from '@/app/routes/links';
import { useSessionGateway } from '@/app/state/session-gateway';
import { Button } from '@/app/ui/buttons/button';
import { Field } from '@/app/ui/fields/field';
import { PasswordInput } from '@/app/ui/fields/password-input';
import { TextInput } from '@/app/ui/fields/text-input';
import { LegalLinks } from '../legal/legal-links';
import { PublicFrame } from '../public-frame';
import { changeRegistration, useRegistration } from './register-draft';
import { registerTexts as texts } from './register-texts';

type Troubles = Readonly<Partial<Record<'firstName' | 'lastName' | 'email' | 'password', string>>>;

const SHORTEST = 10;

function troublesOf({ person, password }: ReturnType<typeof useRegistration>): Troubles {
  const { missing } = texts;
  return {
    ...(person.firstName.trim() === '' ? { firstName: missing.firstName } : {}),
    ...(person.lastName.trim() === '' ? { lastName: missing.lastName } : {}),
    ...(person.email.trim() === '' ? { email: missing.email } : {}),
    ...(password === '' ? { password: missing.password } : {}),
    ...(password !== '' && [...password].length < SHORTEST ? { password: missing.short } : {}),
  };
}

/** The first step: who it is. An address that has an account is told at once (AvailableAccount), else by its letter. */
export default function PersonPage(): ReactNode {
  const { connection } = useSessionGateway();
  const draft = useRegistration();
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [, navigate] = useLocation();
  const { person, password } = draft;
  const troubles = tried ? troublesOf(draft) : {};
  const next = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setTried(true);
    if (busy || Object.keys(troublesOf(draft)).length > 0) return;
    setBusy(true);
    const body = { email: person.email.trim() };
    const answer = await callServer(connection, AvailableAccount, { params: undefined, body });
    setBusy(false);
    if (answer.ok && !answer.result.available) return setRefused(texts.taken);
    if (!answer.ok && answer.failure.kind === 'refused' && answer.failure.code === 'bad-address')
      return setRefused(answer.failure.body.error);
    navigate(links.regComp());
  };
  const field = (name: keyof typeof person, label: string, type: 'text' | 'email' | 'tel', autoComplete: string) => (
    <Field
      label={label}
      required={name !== 'telephone'}
      error={name === 'telephone' ? undefined : (troubles[name] ?? (name === 'email' ? refused : undefined))}
    >
      <TextInput
        type={type}
        autoComplete={autoComplete}
        maxLength={name === 'email' ? 254 : name === 'telephone' ? 60 : 120}
        value={person[name]}
        onChange={(value) => {
          changeRegistration({ person: { ...person, [name]: value } });
          if (name === 'email') setRefused(undefined);
        }}
      />
    </Field>
  );
  return (
    <PublicFrame title={texts.title} text={texts.about} step={0}>
      <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void next(event)}>
        <div className="grid grid-cols-2 gap-4 phone:grid-cols-1">
          {field('lastName', texts.lastName, 'text', 'family-name')}
          {field('firstName', texts.firstName, 'text', 'given-name')}
        </div>
        {field('email', texts.email, 'email', 'username')}
        <Field label={texts.password} required help={texts.passwordHelp} error={troubles.password}>
          <PasswordInput
            autoComplete="new-password"
            maxLength={200}
            value={password}
            onChange={(value) => changeRegistration({ password: value })}
          />
        </Field>
        {field('telephone', texts.telephone, 'tel', 'tel')}
        <Button type="submit" variant="primary" size="lg" wide busy={busy}>
          {texts.next}
        </Button>
      </form>
      <p className="text-13 text-text-2">
        {texts.haveAccount}{' '}
        <Link href={links.signIn()} className="text-accent-text underline">
          {texts.signIn}
        </Link>
      </p>
      <p className="text-12 text-text-3">
        {texts.read} <LegalLinks />
      </p>
    </PublicFrame>
  );
}
