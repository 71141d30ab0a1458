import type { ReactNode } from 'react';
import { Sum } from '@/app/ui/words/sum';
import type { BatchFile } from './batch';
import { partnerOfFile } from './partner-of-file';
import { fileName } from './send-columns';
import { StandingBadge } from './standing-badge';

/** A file on the phone: buyer, total, verdict. */
export function FileCard({ file }: { readonly file: BatchFile }): ReactNode {
  const document = file.reading?.document ?? null;
  return (
    <>
      <span className="flex justify-between gap-3 text-14">
        <span className="min-w-0 font-medium break-words">{partnerOfFile(file) ?? fileName(file.path)}</span>
        <span className="shrink-0 font-medium tabular-nums">
          {document?.total !== undefined && <Sum value={document.total} currency={document.currency} />}
        </span>
      </span>
      <span className="mt-0.5 flex items-center justify-between gap-3 text-13 text-text-2">
        <span className="truncate">{document?.number ?? fileName(file.path)}</span>
        <StandingBadge file={file} />
      </span>
    </>
  );
}
