import { type ReactNode, useState } from 'react';
import { Field } from '@/app/ui/fields/field';
import { PasswordInput } from '@/app/ui/fields/password-input';
import { TextInput } from '@/app/ui/fields/text-input';
import { accountTexts } from './account-texts';

const { proof: texts } = accountTexts;

export interface Proof {
  readonly password: string;
  readonly code?: string;
}

/** The fields by which one proves oneself once more; `given` is undefined, and the fields say so, while one is missing. */
export function useProof(hasFactor: boolean) {
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [tried, setTried] = useState(false);
  const fields: ReactNode = (
    <>
      <Field label={texts.password} required error={tried && password === '' ? texts.missingPassword : undefined}>
        <PasswordInput
          autoFocus
          autoComplete="current-password"
          maxLength={200}
          value={password}
          onChange={setPassword}
        />
      </Field>
      {hasFactor && (
        <Field label={texts.code} required error={tried && code.trim() === '' ? texts.missingCode : undefined}>
          <TextInput autoComplete="one-time-code" maxLength={60} value={code} onChange={setCode} />
        </Field>
      )}
    </>
  );
  const given = (): Proof | undefined => {
    setTried(true);
    if (password === '' || (hasFactor && code.trim() === '')) return undefined;
    return hasFactor ? { password, code: code.trim() } : { password };
  };
  return { fields, given };
}
