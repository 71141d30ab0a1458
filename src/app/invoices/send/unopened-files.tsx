import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { UnopenedFile } from '@/app/files/found-files';
import { UNOPENED_WORDS } from '@/app/files/unopened-texts';
import { sendTexts } from './send-texts';

const SHOWN = 5;

/** What could not be opened, each with its reason; it holds up nothing else. */
export function UnopenedFiles({ files }: { readonly files: readonly UnopenedFile[] }): ReactNode {
  if (files.length === 0) return null;
  return (
    <section className="mx-6 mb-4 flex gap-3 rounded-2 bg-wait-soft px-4 py-3 text-13 phone:mx-4">
      <TriangleAlert aria-hidden="true" className="mt-0.5 shrink-0 text-wait" size={16} strokeWidth={1.75} />
      <div className="min-w-0">
        <h2 className="font-semibold">{sendTexts.unopenedTitle}</h2>
        <ul>
          {files.slice(0, SHOWN).map(({ path, reason }) => (
            <li className="break-words" key={path}>
              {path}: {UNOPENED_WORDS[reason]}
            </li>
          ))}
        </ul>
        {files.length > SHOWN && <p className="text-text-2">{sendTexts.andOthers(files.length - SHOWN)}</p>}
      </div>
    </section>
  );
}
