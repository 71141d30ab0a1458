import type { ReactNode } from 'react';
import { links } from '@/app/routes/links';
import { ButtonLink } from '@/app/ui/buttons/button-link';
import { eventMoment } from './event-moment';
import { lostStory, lostTexts, lostWays } from './lost-texts';
import type { ShownItem } from './shown-item';

/** A restored server has lost it, and its document is not here: what happened, what is safe, what to do (docs/decisions/0161). */
export default function LostInvoice({ item }: { readonly item: ShownItem }): ReactNode {
  const { lost } = item;
  if (lost === undefined) return null;
  return (
    <section className="mx-5 mt-4 rounded-2 bg-bad-soft px-4 py-3 phone:mx-4">
      <h3 className="font-semibold text-13 text-bad">{lostTexts.title}</h3>
      <p className="mt-1 text-13">{lostStory(item, eventMoment(lost.since))}</p>
      <h4 className="mt-2 font-semibold text-13">{lostTexts.todo}</h4>
      <ul className="mt-1 flex list-disc flex-col gap-1 pl-4 text-13">
        {lostWays(item, lost).map((way) => (
          <li key={way}>{way}</li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap gap-2">
        <ButtonLink to={links.send()}>{lostTexts.fileLink}</ButtonLink>
        <ButtonLink to={links.serial()}>{lostTexts.reasonLink}</ButtonLink>
      </div>
    </section>
  );
}
