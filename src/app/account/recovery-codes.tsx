import type { ReactNode } from 'react';
import { Button } from '@/app/ui/buttons/button';
import { CopyButton } from '@/app/ui/buttons/copy-button';
import { Dialog } from '@/app/ui/floating/dialog';
import { accountTexts } from './account-texts';

const { factorDialog: texts } = accountTexts;

/** The codes for when the phone is away: shown this once. */
export function RecoveryCodes({
  codes,
  onClose,
}: {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}): ReactNode {
  return (
    <Dialog
      title={texts.codesTitle}
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          {texts.close}
        </Button>
      }
    >
      <p className="text-13 text-text-2">{texts.codesText}</p>
      <ul className="mt-3 grid grid-cols-2 gap-x-6 gap-y-1 rounded-2 bg-sunken px-4 py-3 phone:grid-cols-1">
        {codes.map((code) => (
          <li key={code}>
            <code className="text-14">{code}</code>
          </li>
        ))}
      </ul>
      <p className="mt-2 flex items-center gap-2 text-13 text-text-2">
        <CopyButton text={codes.join('\n')} label={texts.copyCodes} />
        {texts.copyCodes}
      </p>
    </Dialog>
  );
}
