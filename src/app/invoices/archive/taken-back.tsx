import { Undo2 } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'wouter';
import { links } from '@/app/routes/links';
import type { ShownItem } from './shown-item';
import { takenBackTexts } from './taken-back-texts';

/** What took an issued invoice back, wholly or in part, each a link to it. */
export default function TakenBack({ item }: { readonly item: ShownItem }): ReactNode {
  const { takenBack = [], reversed } = item;
  return (
    <p className="mt-3 flex items-start gap-2 text-13 text-text-2">
      <Undo2 aria-hidden="true" className="mt-0.5 shrink-0" size={16} strokeWidth={1.75} />
      <span className="min-w-0 break-words">
        {reversed === true ? takenBackTexts.whole : takenBackTexts.part}{' '}
        {takenBack.map(({ id, number }, at) => (
          <Fragment key={id}>
            {at > 0 && ', '}
            <Link className="text-accent-text hover:underline" href={links.view(id)}>
              {number}
            </Link>
          </Fragment>
        ))}
      </span>
    </p>
  );
}
