import { useState } from 'react';
import { useSessionGateway } from '@/app/state/session-gateway';
import { authTexts } from '@/app/texts/auth-texts';

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
  /** The account is to be deleted, and may be kept. */
  readonly closing?: true;
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
  const { session } = useSessionGateway();
  const [form, setForm] = useState<SignInForm>({ username: '', password: '', code: '', rememberMe: false });
  const [codeWanted, setCodeWanted] = useState(false);
  const [errors, setErrors] = useState<SignInErrors>({});
  const [busy, setBusy] = useState(false);

  const change = (part: Partial<SignInForm>): void => {
    setForm((before) => ({ ...before, ...part }));
    setErrors({});
  };

  /** `keep`: takes back that the account is to be deleted. */
  const send = async (keep: { readonly keepAccount?: true } = {}): Promise<void> => {
    const missing = missingFields(form, codeWanted);
    setErrors(missing);
    if (Object.keys(missing).length > 0 || busy) return;
    setBusy(true);
    const { username, password, code, rememberMe } = form;
    const given = codeWanted ? { code: code.replace(/\s/g, '') } : {};
    const outcome = await session.signIn({ username: username.trim(), password, rememberMe, ...given, ...keep });
    setBusy(false);
    if (outcome.kind === 'signed-in') return;
    // Asked again with a code given: that code was refused.
    if (outcome.kind === 'failed' && outcome.closing === true) setErrors({ form: outcome.message, closing: true });
    else if (outcome.kind === 'code-required') {
      if (codeWanted) setErrors({ code: outcome.message });
      else setCodeWanted(true);
    } else setErrors(codeWanted ? { code: outcome.message } : { form: outcome.message });
  };

  return { form, change, codeWanted, errors, busy, send };
}
