/** A document's paper with all that is known of it beside: what the page of the archive and that of a file have in common. */
import type { Remote } from 'comlink';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import type { PaperRemarks } from '@/app/invoices/document/paper-remarks';
import { useMayDo } from '@/app/state/use-ability';
import { useScreenKeys } from '@/app/state/use-screen-keys';
import type { AccountFinding } from '@/workers/archive-search/account-watch';
import type { DocumentApi } from '@/workers/document/document-service';
import type { InspectedDocument } from '@/workers/document/inspect-document';
import type { ExplainedFinding } from '@/workers/document/repair-file';
import { withAccountRemark } from './side/account-remark';
import { DocumentSide, type SideTab } from './side/document-side';
import { isFatal } from './side/is-fatal';
import { paperRemarks } from './side/paper-remarks';
import { useWorkerAnswer, type WorkerAnswer } from './side/use-worker-answer';
import type { FilePlace } from './side/xml-place';

interface DocumentDeskProps {
  /** The same object as long as they are the same; undefined until they are here. */
  readonly bytes: Uint8Array<ArrayBuffer> | undefined;
  /** Null: nothing happened to it that is known. */
  readonly journey: ReactNode;
  /** What is told on the paper too: of an archived document only what refuses it. */
  readonly told: 'errors' | 'all';
  readonly paper: (said: DeskPaper) => ReactNode;
  /** Of the account that it asks to be paid into; undefined where nothing is known. */
  readonly account: AccountFinding | undefined;
  /** A line over paper and side: what can be done about what the rules say. */
  readonly acts?: ((said: DeskActs) => ReactNode) | undefined;
}

export interface DeskActs {
  /** Those for which ANAF refuses the document; empty until they are read. */
  readonly errors: readonly ExplainedFinding[];
  /** Brings the messages about the document into sight. */
  readonly toJourney: () => void;
}

export interface DeskPaper {
  readonly remarks: PaperRemarks | undefined;
  readonly inspected: WorkerAnswer<InspectedDocument>;
}

const inspect = async (api: Remote<DocumentApi>, of: Uint8Array<ArrayBuffer>) => api.inspectDocument(of);

export function DocumentDesk({ bytes, journey, told, paper, account, acts }: DocumentDeskProps): ReactNode {
  const mayXml = useMayDo('xmlPanel');
  const inspected = useWorkerAnswer(bytes, inspect);
  const [tab, setTab] = useState<SideTab>(journey === null ? 'findings' : 'journey');
  const [place, setPlace] = useState<FilePlace | null>(null);
  const show = useCallback(({ finding: { line, column } }: ExplainedFinding): void => {
    setPlace({ line, column });
    setTab('xml');
  }, []);
  const onShow = mayXml ? show : undefined;
  const findings = typeof inspected === 'object' ? inspected.findings : NONE;
  const errors = useMemo(() => findings.filter(isFatal), [findings]);
  const remarks = useMemo(() => {
    const shown = told === 'all' ? findings : errors;
    return withAccountRemark(shown.length === 0 ? undefined : paperRemarks(shown, onShow), account);
  }, [told, findings, errors, onShow, account]);
  useDeskKeys(findings, place, mayXml ? () => setTab('xml') : undefined, onShow ?? (() => setTab('findings')));
  return (
    <>
      {acts?.({ errors, toJourney: () => setTab('journey') })}
      <div className="flex min-h-0 flex-1 phone:flex-col phone:overflow-auto">
        <div className="relative min-h-0 min-w-0 flex-1 overflow-auto bg-bg phone:flex-none phone:overflow-x-hidden">
          {paper({ remarks, inspected })}
        </div>
        <aside className="flex w-[460px] shrink-0 flex-col border-border border-l bg-surface phone:order-first phone:w-full phone:shrink-0 phone:border-l-0">
          <DocumentSide
            bytes={bytes}
            inspected={inspected}
            journey={journey}
            onShow={onShow}
            onTab={setTab}
            place={place}
            tab={tab}
          />
        </aside>
      </div>
    </>
  );
}

const NONE: readonly ExplainedFinding[] = [];

/** F8 goes from one finding to the next, X to the file. */
function useDeskKeys(
  findings: readonly ExplainedFinding[],
  place: FilePlace | null,
  toXml: (() => void) | undefined,
  show: (finding: ExplainedFinding) => void,
): void {
  const at = findings.findIndex(({ finding }) => finding.line === place?.line && finding.column === place.column);
  const step = (by: 1 | -1): void => {
    const next = findings[at < 0 && by < 0 ? findings.length - 1 : (at + by + findings.length) % findings.length];
    if (next !== undefined) show(next);
  };
  useScreenKeys('document', { nextFinding: () => step(1), previousFinding: () => step(-1), xml: toXml });
}
