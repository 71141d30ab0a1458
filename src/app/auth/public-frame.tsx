import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { links } from '@/app/routes/links';
import { Brand } from './brand';
import { registerTexts } from './register/register-texts';

interface PublicFrameProps {
  readonly title: string;
  readonly text?: string;
  /** Of the registration: which step this is. */
  readonly step?: 0 | 1 | 2;
  /** For a form of two columns. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** A page of the registration or of a forgotten password: one column, whose it is above. */
export function PublicFrame({ title, text, step, wide = false, children }: PublicFrameProps): ReactNode {
  return (
    <main
      id="main"
      className="flex min-h-dvh flex-col items-center bg-bg px-6 py-10 phone:bg-surface phone:px-4 phone:py-6"
    >
      <div
        className={`flex w-full flex-col gap-6 rounded-2 border border-border bg-surface p-10 phone:border-0 phone:p-0 ${wide ? 'max-w-[840px]' : 'max-w-[560px]'}`}
      >
        <Link href={links.signIn()} className="self-start text-text no-underline">
          <Brand />
        </Link>
        {step !== undefined && <Steps present={step} />}
        <div>
          <h1 tabIndex={-1} className="text-28 font-semibold phone:text-20">
            {title}
          </h1>
          {text !== undefined && <p className="mt-1 text-14 text-text-2">{text}</p>}
        </div>
        {children}
      </div>
    </main>
  );
}

function Steps({ present }: { readonly present: number }): ReactNode {
  return (
    <ol className="grid grid-cols-3 gap-1 text-13">
      {registerTexts.steps.map((step, place) => (
        <li
          key={step}
          aria-current={place === present ? 'step' : undefined}
          className={`border-t-[3px] pt-1.5 ${place === present ? 'border-accent font-medium' : place < present ? 'border-text-2 text-text-2' : 'border-border text-text-3'}`}
        >
          {step}
        </li>
      ))}
    </ol>
  );
}
