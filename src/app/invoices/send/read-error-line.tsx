import { type ReactNode, useId, useState } from 'react';
import type { XmlReadError } from '@/domain/xml/xml-element';
import type { BatchFile } from './batch';
import { DisclosureButton } from './disclosure-button';
import { FileExcerpt } from './file-excerpt';
import { sendTexts } from './send-texts';

/** These have no line to show. */
const WITHOUT_LINE: ReadonlySet<XmlReadError['code']> = new Set(['empty', 'encoding', 'too-large']);

/** Of a file that is no XML: the line at which the reading ended. */
export function ReadErrorLine({ file: { content, reading } }: { readonly file: BatchFile }): ReactNode {
  const [open, setOpen] = useState(false);
  const id = useId();
  const error = reading?.readError ?? null;
  if (error === null || WITHOUT_LINE.has(error.code)) return null;
  return (
    <div className="px-5 pb-4 phone:px-4">
      <DisclosureButton controls={id} onToggle={() => setOpen(!open)} open={open}>
        {sendTexts.excerpt.show}
      </DisclosureButton>
      {open && (
        <div className="mt-1" id={id}>
          <FileExcerpt content={content} place={error} />
        </div>
      )}
    </div>
  );
}
