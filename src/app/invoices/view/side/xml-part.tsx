import type { Remote } from 'comlink';
import { type ReactNode, useMemo } from 'react';
import type { DocumentApi } from '@/workers/document/document-service';
import type { InspectedDocument } from '@/workers/document/inspect-document';
import type { ExplainedFinding } from '@/workers/document/repair-file';
import { SideNote } from './side-note';
import { sideTexts } from './side-texts';
import { useWorkerAnswer } from './use-worker-answer';
import { XmlPanel } from './xml-panel';
import { type FilePlace, placeKey } from './xml-place';

type Bytes = Uint8Array<ArrayBuffer>;

const askRows = async (api: Remote<DocumentApi>, of: Bytes) => api.rowsOfDocument(of);

interface XmlPartProps {
  readonly bytes: Bytes;
  readonly inspected: InspectedDocument;
  readonly place: FilePlace | null;
}

/** The tree of a file, once the worker has read it. */
export default function XmlPart({ bytes, inspected, place }: XmlPartProps): ReactNode {
  const rows = useWorkerAnswer(bytes, askRows);
  const marks = useMemo(() => marksOf(inspected.findings), [inspected.findings]);
  if (rows === undefined) return <SideNote text={sideTexts.working} />;
  if (rows === 'failed') return <SideNote text={sideTexts.failed} />;
  return <XmlPanel marks={marks} place={place} rows={rows} />;
}

/** Where several findings stand, the worst is shown. */
function marksOf(findings: readonly ExplainedFinding[]): ReadonlyMap<string, 'fatal' | 'warning'> {
  const marks = new Map<string, 'fatal' | 'warning'>();
  for (const { finding } of findings) {
    const key = placeKey(finding);
    if (marks.get(key) !== 'fatal') marks.set(key, finding.severity);
  }
  return marks;
}
