import type { ReactNode } from 'react';
import { archiveTexts } from './archive-texts';
import { OfficialText } from './official-text';
import type { ShownItem } from './shown-item';
import { uploadFailure } from './upload-failure';
import { useRefusal } from './use-refusal';

/** Why a document was not received and what to do, in business words; the official text folded below. */
export function ArchiveReasons({ item }: { readonly item: ShownItem }): ReactNode {
  const refusal = useRefusal(item);
  const failure = uploadFailure(item);
  if (item.messages.length === 0 && failure === '') return null;
  return (
    <section className="mx-5 mt-4 rounded-2 bg-bad-soft px-4 py-3 phone:mx-4">
      <h3 className="font-semibold text-13 text-bad">{archiveTexts.reasons}</h3>
      {failure !== '' && <p className="mt-1 font-medium text-13">{failure}</p>}
      <ul className="mt-1 flex flex-col gap-2 text-13">
        {refusal.reasons.map(({ title, text, place }) => (
          <li className="break-words" key={`${place} ${title} ${text}`}>
            {title !== '' && <p className="font-medium">{title}</p>}
            <p>{text}</p>
            {place !== '' && <p className="text-12 text-text-2">{place}</p>}
          </li>
        ))}
      </ul>
      <OfficialText refusal={refusal} />
    </section>
  );
}
