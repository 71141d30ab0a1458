import type { Remote } from 'comlink';
import type { ReactNode } from 'react';
import { useMayDo } from '@/app/state/use-ability';
import { EmptyState } from '@/app/ui/states/empty-state';
import type { XmlRow } from '@/domain/invoice/terms/xml-rows';
import { READ_ERROR_WORDS } from '@/domain/invoice/validation/explain/words/read-error-words';
import type { DocumentApi } from '@/workers/document/document-service';
import type { InspectedDocument } from '@/workers/document/inspect-document';
import { fileFacts } from './file-facts';
import { PrintedFile } from './printed-file';
import { sideTexts } from './side/side-texts';
import { useWorkerAnswer, type WorkerAnswer } from './side/use-worker-answer';
import XmlPart from './side/xml-part';
import { viewTexts } from './view-texts';

interface UnmadePaperProps {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly inspected: WorkerAnswer<InspectedDocument>;
}

const askRows = async (api: Remote<DocumentApi>, of: Uint8Array<ArrayBuffer>) => api.rowsOfDocument(of);

/** Where no invoice can be made of a file: why, what it says of itself, and all of it as a tree. */
export default function UnmadePaper({ bytes, inspected }: UnmadePaperProps): ReactNode {
  const mayXml = useMayDo('xmlPanel');
  const rows = useWorkerAnswer(mayXml ? bytes : undefined, askRows);
  if (inspected === undefined) return <p className="p-6 text-13 text-text-3">{viewTexts.reading}</p>;
  if (inspected === 'failed') return <EmptyState title={sideTexts.failed} />;
  const { kind, readError, summary, problems } = inspected;
  if (readError !== null)
    return (
      <EmptyState
        text={READ_ERROR_WORDS[readError.code].detail
          .replace('{line}', String(readError.line))
          .replace('{column}', String(readError.column))}
        title={`${READ_ERROR_WORDS[readError.code].clause}.`}
      />
    );
  const title = viewTexts.unmade[kind === 'unreadable' ? 'other' : kind];
  const facts = summary === null ? [] : fileFacts(summary);
  return (
    <div className="flex h-full min-h-0 flex-col phone:h-auto">
      <PrintedFile facts={facts} rows={typeof rows === 'object' ? rows : NONE} title={title} />
      <div className="border-border border-b bg-surface px-6 py-4 phone:px-4">
        <h2 className="font-semibold text-14">{title}</h2>
        {problems.length > 0 && (
          <ul className="mt-1 text-13 text-bad">
            {problems.slice(0, 12).map(({ code, path, line }) => (
              <li key={`${path} ${line}`}>{viewTexts.problem[code](path, line)}</li>
            ))}
          </ul>
        )}
        {facts.length > 0 && <Facts facts={facts} />}
      </div>
      {mayXml ? (
        <div className="min-h-0 flex-1 bg-surface">
          <XmlPart bytes={bytes} inspected={inspected} place={null} />
        </div>
      ) : (
        <p className="px-6 py-4 text-13 text-text-2 phone:px-4">{sideTexts.noXml}</p>
      )}
    </div>
  );
}

const NONE: readonly XmlRow[] = [];

function Facts({ facts }: { readonly facts: ReturnType<typeof fileFacts> }): ReactNode {
  return (
    <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-0.5 text-13">
      {facts.map(([label, text]) => (
        <div className="contents" key={label}>
          <dt className="text-text-3">{label}</dt>
          <dd className="break-words tabular-nums">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
