import { type LucideIcon, NotebookText } from 'lucide-react';
import type { ReactNode } from 'react';
import { shellTexts } from '@/app/texts/shell-texts';
import { TONE_ICON, type Tone } from '@/app/ui/states/tone';

interface PublicCardProps {
  readonly title: string;
  readonly mark?: { readonly icon: LucideIcon; readonly tone: Tone };
  readonly children: ReactNode;
}

/** A public page of one question: whose it is above, the rest in one column. */
export function PublicCard({ title, mark, children }: PublicCardProps) {
  return (
    <main id="main" className="flex min-h-dvh flex-col items-center bg-bg px-6 py-16 phone:px-4 phone:py-6">
      <div className="flex w-full max-w-[560px] flex-col gap-5 rounded-2 border border-border bg-surface p-8 phone:p-5">
        <p className="flex items-center gap-3 text-14 font-semibold">
          <span className="inline-flex size-8 items-center justify-center rounded-2 bg-navy text-navy-text dark:bg-navy-active">
            <NotebookText aria-hidden="true" size={18} strokeWidth={2} />
          </span>
          {shellTexts.product}
        </p>
        <h1 tabIndex={-1} className="flex items-start gap-3 text-20 font-semibold">
          {mark !== undefined && (
            <mark.icon
              aria-hidden="true"
              size={20}
              strokeWidth={1.75}
              className={`mt-[5px] shrink-0 ${TONE_ICON[mark.tone]}`}
            />
          )}
          {title}
        </h1>
        {children}
      </div>
    </main>
  );
}
