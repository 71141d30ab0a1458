import { useEffect, useMemo, useState } from 'react';
import type { ArchiveItem } from '@/api/entities/archive-item';
import type { CompanyId } from '@/api/ids';
import { documentWorker } from '@/workers/document/document-worker';
import type { ExplainedFinding } from '@/workers/document/repair-file';
import { archivedDocument } from './document-source';
import { explainedRefusal, keepExplained } from './explained-refusals';
import { type Refusal, refusalOf } from './refusal-words';
import { useDocumentSource } from './use-document-source';

type RefusedItem = Pick<ArchiveItem, 'id' | 'xmlSha256' | 'zipSha256' | 'messages'>;

/** The refusal of a document in words, once our rules have looked at it; `company`: whose it is, the open one by default. */
export function useRefusal(item: RefusedItem, company?: CompanyId): Refusal {
  const source = useDocumentSource(company);
  const { id, xmlSha256, zipSha256, messages } = item;
  const refused = messages.length > 0;
  const of = `${id} ${xmlSha256}`;
  const { db } = source;
  const kept = explainedRefusal(db, of);
  const [known, setKnown] = useState<{ readonly of: string; readonly findings: readonly ExplainedFinding[] }>();
  useEffect(() => {
    if (!refused || explainedRefusal(db, of) !== undefined) return undefined;
    const stop = new AbortController();
    const explain = async (): Promise<readonly ExplainedFinding[]> => {
      const answer = await archivedDocument(source, { id, xmlSha256, zipSha256 }, 'xml');
      if (answer.kind !== 'found') return [];
      const findings = await documentWorker.call((api) => api.explainFile(answer.bytes), stop.signal);
      keepExplained(db, of, findings);
      return findings;
    };
    explain()
      .catch((error: unknown) => {
        if (!stop.signal.aborted) console.error('The refusal could not be explained:', error);
        return [];
      })
      .then((findings) => {
        if (!stop.signal.aborted) setKnown({ of, findings });
      });
    return () => stop.abort();
  }, [source, db, id, xmlSha256, zipSha256, refused, of]);
  const findings = kept ?? (known?.of === of ? known.findings : undefined);
  return useMemo(() => refusalOf(messages, findings), [messages, findings]);
}
