import type { ReactNode } from 'react';
import { archiveTexts } from './archive-texts';
import type { Refusal } from './refusal-words';

/** ANAF's own words, folded; open where nothing else says what is asked. */
export function OfficialText({ refusal: { official, needsOfficial } }: { readonly refusal: Refusal }): ReactNode {
  if (official.length === 0) return null;
  return (
    <details className="mt-2 text-12 text-text-2" key={String(needsOfficial)} open={needsOfficial}>
      <summary className="cursor-pointer py-1 phone:min-h-11 phone:py-3">{archiveTexts.officialText}</summary>
      <ul className="flex flex-col gap-1">
        {official.map((message) => (
          <li className="break-words" key={message}>
            {message}
          </li>
        ))}
      </ul>
    </details>
  );
}
