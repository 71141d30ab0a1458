import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { KeyGroupName } from '@/app/state/keys-table';
import type { HelpPage, HelpSection } from '@/app/texts/help-page';
import { GroupOfKeys } from './group-of-keys';
import { helpTexts } from './help-texts';

interface HelpArticleProps {
  readonly page: HelpPage;
  readonly head: ReactNode;
  /** Groups of the table of keys. */
  readonly keys: readonly KeyGroupName[];
  /** Before its link leads away; absent on paper, which leads nowhere. */
  readonly onLeave?: () => void;
}

/** One page of help as it is read; `head`: its title, which the caller draws. */
export function HelpArticle({ page, head, keys, onLeave }: HelpArticleProps): ReactNode {
  return (
    <article className="max-w-[640px] text-14 leading-6">
      {head}
      <p className="mt-2 text-text-2">{page.about}</p>
      {page.action !== undefined && onLeave !== undefined && (
        <p className="mt-3">
          <Link className="text-accent-text underline" href={page.action.to} onClick={onLeave}>
            {page.action.label}
          </Link>
        </p>
      )}
      {page.sections.map((section) => (
        <Section key={section.head} section={section} />
      ))}
      <section className="mt-5 phone:hidden">
        <h4 className="mb-2 text-14 font-semibold">{helpTexts.keysHere}</h4>
        {keys.map((group) => (
          <GroupOfKeys key={group} group={group} head="h5" />
        ))}
      </section>
    </article>
  );
}

function Section({ section: { head, steps = [], text = [] } }: { readonly section: HelpSection }): ReactNode {
  return (
    <section className="mt-5">
      <h4 className="text-14 font-semibold">{head}</h4>
      {steps.length > 0 && (
        <ol className="mt-1.5 flex list-decimal flex-col gap-1 pl-5 marker:text-text-3">
          {steps.map((step) => (
            <li key={step} className="pl-1">
              {step}
            </li>
          ))}
        </ol>
      )}
      {text.map((paragraph) => (
        <p key={paragraph} className="mt-1.5">
          {paragraph}
        </p>
      ))}
    </section>
  );
}
