import { Mail } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/app/ui/buttons/button';
import { buttonStyle } from '@/app/ui/buttons/button-style';
import { correctionTexts } from './correction-texts';

interface CorrectionButtonProps {
  /** ANAF carries it; undefined: it goes by mail. */
  readonly onWrite: (() => void) | undefined;
  readonly mail: string;
}

/** „Cere corectarea”: by ANAF's message where the invoice came from there, else by the person's own mail (decision 0156). */
export function CorrectionButton({ onWrite, mail }: CorrectionButtonProps): ReactNode {
  if (onWrite !== undefined)
    return (
      <Button icon={Mail} onClick={onWrite} title={correctionTexts.throughSpv} variant="primary">
        {correctionTexts.ask}
      </Button>
    );
  return (
    <a className={buttonStyle('primary', 'md')} href={mail} title={correctionTexts.throughMail}>
      <Mail aria-hidden="true" size={16} strokeWidth={1.75} />
      {correctionTexts.ask}
    </a>
  );
}
