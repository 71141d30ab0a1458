import { useState } from 'react';
import { useSessionGateway } from '@/app/state/session-gateway';
import { authTexts } from '@/app/texts/auth-texts';
import { signInFailure } from './sign-in-failure';

export interface SignInForm {
  readonly username: string;
  readonly password: string;
  readonly code: string;
  readonly rememberMe: boolean;
}

export interface SignInErrors {
  readonly username?: string;
  readonly password?: string;
  readonly code?: string;
  /** What concerns no field. */
  readonly form?: string;
}

/** Login requires username and password; the code only once the server asked for it (specification, section 5). */
export function missingFields(form: SignInForm, codeWanted: boolean): SignInErrors {
  return {
    ...(form.username.trim() === '' ? { username: authTexts.emailMissing } : {}),
    ...(form.password === '' ? { password: authTexts.passwordMissing } : {}),
    ...(codeWanted && form.code.trim() === '' ? { code: authTexts.codeMissing } : {}),
  };
}

/** The form's state and what sending it does. */
export function useSignIn() {
  const gateway = useSessionGateway();
  const [form, setForm] = useState<SignInForm>({ username: '', password: '', code: '', rememberMe: false });
  const [codeWanted, setCodeWanted] = useState(false);
  const [errors, setErrors] = useState<SignInErrors>({});
  const [busy, setBusy] = useState(false);

  const change = (part: Partial<SignInForm>): void => {
    setForm((before) => ({ ...before, ...part }));
    setErrors({});
  };

  const send = async (): Promise<void> => {
    const missing = missingFields(form, codeWanted);
    setErrors(missing);
    if (Object.keys(missing).length > 0 || busy) return;
    setBusy(true);
    const { username, password, code, rememberMe } = form;
    const given = codeWanted ? { code: code.replace(/\s/g, '') } : {};
    const result = await gateway.signIn({ username: username.trim(), password, rememberMe, ...given });
    setBusy(false);
    if (result.ok) return;
    const failure = signInFailure(result.failure, codeWanted);
    if (failure.kind === 'code-wanted') setCodeWanted(true);
    else setErrors(failure.field === 'code' ? { code: failure.text } : { form: failure.text });
  };

  return { form, change, codeWanted, errors, busy, send };
}
