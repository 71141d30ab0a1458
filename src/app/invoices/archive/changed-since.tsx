import { FilePen, type LucideIcon, Undo2 } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'wouter';
import { links } from '@/app/routes/links';
import { DateText } from '@/app/ui/words/date-text';
import { changedSinceTexts } from './changed-since-texts';
import type { ShownItem } from './shown-item';

/** What took an issued invoice back, wholly or in part, and what corrected it, each once and a link to it; and what corrected it and was taken back itself. */
export default function ChangedSince({ item }: { readonly item: ShownItem }): ReactNode {
  const { takenBack = [], reversed = false, correctedBy = [] } = item;
  // A 384 with minus does both.
  const taking = reversed ? takenBack : without(takenBack, correctedBy);
  const told = reversed ? without(correctedBy, takenBack) : correctedBy;
  const correcting = told.filter((one) => one.reversed !== true);
  const gone = told.filter((one) => one.reversed === true);
  return (
    <>
      {taking.length > 0 && (
        <Change icon={Undo2}>
          {reversed ? changedSinceTexts.whole : changedSinceTexts.part} <Numbers of={taking} />
        </Change>
      )}
      {correcting.length > 0 && (
        <Change icon={FilePen}>
          {changedSinceTexts.correctedBy(correcting.length)} <Numbers of={correcting} />
          {takenBack.length === 0 && <span className="block text-12 text-text-3">{changedSinceTexts.counted}</span>}
        </Change>
      )}
      {gone.length > 0 && (
        <Change icon={Undo2}>
          {changedSinceTexts.correctionGone(gone.length)} <Numbers of={gone} /> {changedSinceTexts.gone(gone.length)}
          {takenBack.length === 0 && correcting.length === 0 && (
            <span className="block text-12 text-text-3">{changedSinceTexts.standsAgain}</span>
          )}
        </Change>
      )}
    </>
  );
}

function without<T extends Named>(some: readonly T[], others: readonly Named[]): readonly T[] {
  return some.filter(({ id }) => others.every((other) => other.id !== id));
}

function Change({ icon: Icon, children }: { readonly icon: LucideIcon; readonly children: ReactNode }): ReactNode {
  return (
    <p className="mt-3 flex items-start gap-2 text-13 text-text-2">
      <Icon aria-hidden="true" className="mt-0.5 shrink-0" size={16} strokeWidth={1.75} />
      <span className="min-w-0 break-words">{children}</span>
    </p>
  );
}

interface Named {
  readonly id: string;
  readonly number: string;
  readonly issueDate?: string;
}

function Numbers({ of }: { readonly of: readonly Named[] }): ReactNode {
  return of.map(({ id, number, issueDate }, at) => (
    <Fragment key={id}>
      {at > 0 && ', '}
      <Link className="text-accent-text underline" href={links.view(id)}>
        {number}
      </Link>
      {issueDate !== undefined && (
        <>
          {` ${changedSinceTexts.of} `}
          <DateText day={issueDate} />
        </>
      )}
    </Fragment>
  ));
}
