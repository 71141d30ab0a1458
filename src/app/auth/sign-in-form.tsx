import { CircleX } from 'lucide-react';
import { type FormEvent, useEffect, useRef } from 'react';
import { authTexts } from '@/app/texts/auth-texts';
import { Button } from '@/app/ui/buttons/button';
import { Checkbox } from '@/app/ui/fields/checkbox';
import { Field } from '@/app/ui/fields/field';
import { PasswordInput } from '@/app/ui/fields/password-input';
import { TextInput } from '@/app/ui/fields/text-input';
import { useSignIn } from './use-sign-in';

/** E-mail and password; the code's field appears only after the server asks for it, and takes the focus. */
export function SignInForm() {
  const { form, change, codeWanted, errors, busy, send } = useSignIn();
  const codeInput = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (codeWanted) codeInput.current?.focus();
  }, [codeWanted]);
  const run = (keep: Parameters<typeof send>[0] = {}): void => {
    send(keep).catch((error: unknown) => console.error('Sign-in failed unexpectedly:', error));
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    run();
  };
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <Field label={authTexts.email} error={errors.username}>
        <TextInput
          autoFocus
          type="email"
          inputMode="email"
          autoComplete="username"
          value={form.username}
          onChange={(username) => change({ username })}
        />
      </Field>
      <Field label={authTexts.password} error={errors.password}>
        <PasswordInput
          autoComplete="current-password"
          value={form.password}
          onChange={(password) => change({ password })}
        />
      </Field>
      {codeWanted && (
        <Field label={authTexts.code} help={authTexts.codeHelp} error={errors.code}>
          <TextInput
            numeric
            ref={codeInput}
            autoComplete="one-time-code"
            value={form.code}
            onChange={(code) => change({ code })}
          />
        </Field>
      )}
      <Checkbox checked={form.rememberMe} onChange={(rememberMe) => change({ rememberMe })}>
        {authTexts.rememberMe}
      </Checkbox>
      <div role="alert" className="empty:hidden">
        {errors.form !== undefined && (
          <p className="flex items-start gap-2 text-13 text-bad">
            <CircleX aria-hidden="true" size={16} className="mt-0.5 shrink-0 text-bad-fill" />
            {errors.form}
          </p>
        )}
      </div>
      {errors.closing === true && (
        <Button size="lg" wide busy={busy} onClick={() => run({ keepAccount: true })}>
          {authTexts.keepAccount}
        </Button>
      )}
      <Button type="submit" variant="primary" size="lg" wide busy={busy}>
        {authTexts.submit}
      </Button>
    </form>
  );
}
