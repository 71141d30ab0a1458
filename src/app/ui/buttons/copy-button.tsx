import { Check, Copy, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { uiTexts } from '@/app/texts/ui-texts';
import { IconButton } from './icon-button';

interface CopyButtonProps {
  readonly text: string;
  /** What is copied, for its name: „Copiază indexul”. */
  readonly label?: string;
  readonly size?: 'xs' | 'sm';
}

const SHOWN_MS = 2000;
const ICONS = { idle: Copy, copied: Check, failed: X } as const;

/** Copies a text and says so for two seconds. */
export function CopyButton({ text, label = uiTexts.copy, size = 'sm' }: CopyButtonProps) {
  const [state, setState] = useState<keyof typeof ICONS>('idle');
  useEffect(() => {
    if (state === 'idle') return;
    const timer = setTimeout(() => setState('idle'), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = (): void => {
    navigator.clipboard.writeText(text).then(
      () => setState('copied'),
      () => setState('failed'),
    );
  };
  const words = state === 'idle' ? label : state === 'copied' ? uiTexts.copied : uiTexts.copyFailed;
  return (
    <>
      <IconButton icon={ICONS[state]} label={words} size={size} onClick={copy} />
      <span aria-live="polite" className="sr-only">
        {state === 'idle' ? '' : words}
      </span>
    </>
  );
}
