import { type ReactNode, useMemo, useState } from 'react';
import { AddUserAuthenticator } from '@/api/calls/account-calls';
import { useWorkspace } from '@/app/state/workspace';
import { CopyButton } from '@/app/ui/buttons/copy-button';
import { Field } from '@/app/ui/fields/field';
import { TextInput } from '@/app/ui/fields/text-input';
import { qrSquares } from '@/domain/qr/qr-squares';
import { accountTexts } from './account-texts';
import { FormDialog } from './form-dialog';
import { RecoveryCodes } from './recovery-codes';
import { failureWords } from './use-account';
import { type Proof, useProof } from './use-proof';

const { factorDialog: texts } = accountTexts;

interface Shown {
  readonly secret: string;
  readonly uri: string;
  readonly proof: Proof;
}

/** Password, then the secret with its first code, then the recovery codes. */
export function FactorOnDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const [shown, setShown] = useState<Shown>();
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes !== undefined) return <RecoveryCodes codes={codes} onClose={onClose} />;
  if (shown === undefined) return <Begin onShown={setShown} onClose={onClose} />;
  return <Confirm shown={shown} onCodes={setCodes} onClose={onClose} />;
}

function Begin({
  onShown,
  onClose,
}: {
  readonly onShown: (shown: Shown) => void;
  readonly onClose: () => void;
}): ReactNode {
  const { ask, user } = useWorkspace();
  const proof = useProof(false);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const begin = async (): Promise<void> => {
    const given = proof.given();
    if (given === undefined) return;
    setBusy(true);
    const answer = await ask(AddUserAuthenticator, { params: undefined, body: { user: user.id, ...given } });
    setBusy(false);
    if (!answer.ok) return setError(failureWords(answer.failure));
    const { secret, uri } = answer.result;
    if (secret === undefined || uri === undefined) return setError(accountTexts.failed);
    onShown({ secret, uri, proof: given });
  };
  return (
    <FormDialog
      title={texts.onTitle}
      text={accountTexts.entry.factorOffText}
      submit={texts.begin}
      busy={busy}
      error={error}
      onSubmit={begin}
      onClose={onClose}
    >
      {proof.fields}
    </FormDialog>
  );
}

interface ConfirmProps {
  readonly shown: Shown;
  readonly onCodes: (codes: readonly string[]) => void;
  readonly onClose: () => void;
}

function Confirm({ shown: { secret, uri, proof }, onCodes, onClose }: ConfirmProps): ReactNode {
  const { ask, user } = useWorkspace();
  const [firstCode, setFirstCode] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const confirm = async (): Promise<void> => {
    if (firstCode.trim() === '') return setError(accountTexts.proof.missingCode);
    setBusy(true);
    const body = { user: user.id, ...proof, firstCode: firstCode.trim() };
    const answer = await ask(AddUserAuthenticator, { params: undefined, body });
    setBusy(false);
    if (!answer.ok) return setError(failureWords(answer.failure));
    onCodes(answer.result.recoveryCodes ?? []);
  };
  return (
    <FormDialog
      title={texts.onTitle}
      text={texts.scan}
      submit={texts.confirm}
      busy={busy}
      error={error}
      onSubmit={confirm}
      onClose={onClose}
    >
      <QrCode text={uri} />
      <div className="text-13 text-text-2">
        {texts.bySecret}
        <span className="mt-1 flex items-center gap-2">
          <code className="break-all text-13 text-text">{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
          <CopyButton text={secret} label={texts.copySecret} />
        </span>
      </div>
      <Field label={texts.firstCode} required>
        <TextInput
          autoFocus
          numeric
          autoComplete="one-time-code"
          maxLength={12}
          value={firstCode}
          onChange={setFirstCode}
        />
      </Field>
    </FormDialog>
  );
}

/** Dark on light in both themes, with the light border of four squares that readers need. */
function QrCode({ text }: { readonly text: string }): ReactNode {
  const { size, runs } = useMemo(() => qrSquares(text), [text]);
  return (
    <svg
      role="img"
      aria-label={texts.qr}
      className="size-[200px] self-center bg-white"
      fill="black"
      shapeRendering="crispEdges"
      viewBox={`-4 -4 ${size + 8} ${size + 8}`}
    >
      <path d={runs.map(({ column, row, length }) => `M${column} ${row}h${length}v1h-${length}z`).join('')} />
    </svg>
  );
}
