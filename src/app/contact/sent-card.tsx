import { CircleCheck } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '@/app/ui/buttons/button';
import { CopyButton } from '@/app/ui/buttons/copy-button';
import { TONE_ICON } from '@/app/ui/states/tone';
import { contactTexts } from './contact-texts';
import type { SentReport } from './use-report';

const { report: texts } = contactTexts;

interface SentCardProps {
  readonly sent: SentReport;
  /** Where the answer comes. */
  readonly email: string;
  readonly another: () => void;
}

/** In place of the form: what became of the report, and its number. The keyboard goes on here. */
export function SentCard({ sent: { reference, sent }, email, another }: SentCardProps): ReactNode {
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);
  return (
    <section aria-label={texts.done} className="rounded-2 border border-border bg-surface p-4">
      <h2 ref={head} tabIndex={-1} className="flex items-center gap-2 text-16 font-semibold outline-none">
        <CircleCheck aria-hidden="true" size={20} strokeWidth={1.75} className={TONE_ICON.ok} />
        {texts.done}
      </h2>
      <p className="mt-3 flex flex-wrap items-center gap-x-2 text-14">
        {texts.number} <strong className="text-16 font-semibold tabular-nums">{reference}</strong>
        <CopyButton text={reference} label={texts.copy} />
      </p>
      <p className="mt-1 text-13 break-words text-text-2">{sent ? texts.mailed(email) : texts.kept}</p>
      <div className="mt-4">
        <Button onClick={another}>{texts.another}</Button>
      </div>
    </section>
  );
}
