import type { ReactNode } from 'react';
import { archiveTexts } from './archive-texts';
import type { ShownItem } from './shown-item';

/** Why a document was not received, in the words it was refused with. */
export function ArchiveReasons({ item }: { readonly item: ShownItem }): ReactNode {
  if (item.messages.length === 0) return null;
  return (
    <section className="mx-5 mt-4 rounded-2 bg-bad-soft px-4 py-3 phone:mx-4">
      <h3 className="font-semibold text-13 text-bad">{archiveTexts.reasons}</h3>
      <ul className="mt-1 flex flex-col gap-1 text-13">
        {item.messages.map((message) => (
          <li className="break-words" key={message}>
            {message}
          </li>
        ))}
      </ul>
    </section>
  );
}
