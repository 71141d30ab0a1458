import { CircleCheck, CircleX, Link, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/app/ui/buttons/button';
import type { LogsFilter } from './use-logs';
import { useVerification, type Verification } from './use-verification';
import { endWords, verificationTexts as texts } from './verification-texts';

interface LogsEndProps {
  readonly whose: LogsFilter['whose'];
  /** The chain's last hash as the page was read; '' without entries. */
  readonly end: string;
}

/** The chain's end, and whether it is whole, once somebody asked. */
export function LogsEnd({ whose, end }: LogsEndProps): ReactNode {
  const { verification, verify } = useVerification(whose);
  const { icon: Icon, look } = signOf(verification);
  return (
    <footer className="mt-auto flex flex-wrap items-center justify-end gap-x-4 gap-y-1 border-t border-border bg-sunken px-6 py-1.5 text-12 phone:px-4">
      <p role="status" className={`flex items-start gap-2 ${look}`}>
        <Icon aria-hidden="true" size={14} strokeWidth={1.75} className="mt-0.5 shrink-0" />
        <span>{endWords(verification, end, new Date())}</span>
      </p>
      <Button size="sm" variant="text" busy={verification.kind === 'computing'} onClick={() => void verify()}>
        {texts.verify}
      </Button>
    </footer>
  );
}

function signOf(verification: Verification): { readonly icon: LucideIcon; readonly look: string } {
  if (verification.kind !== 'computed') return { icon: Link, look: 'text-text-2' };
  return verification.verdict.damage === null
    ? { icon: CircleCheck, look: 'text-text-2 *:first:text-ok-fill' }
    : { icon: CircleX, look: 'font-medium text-bad' };
}
