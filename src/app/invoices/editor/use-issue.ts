import { useCallback, useRef, useState } from 'react';
import { noteRecordedSend } from '@/app/pwa/last-input';
import { isEmptyDraft } from '@/domain/invoice/is-empty-draft';
import { type IssueDecisions, type IssueHalt, useEditorServices } from './editor-services';
import { editorTexts } from './editor-texts';
import { issueWritten } from './model/issue-written';
import type { EditorHandle } from './use-editor';

export interface Issued {
  readonly number: string;
  readonly invoiceId: string;
}

export interface Issuing {
  readonly issuing: boolean;
  readonly issued: Issued | null;
  /** Why it was not issued, as a sentence; '' where nothing went wrong. */
  readonly refusal: string;
  /** What waits for a decision; null where none is asked. */
  readonly halt: IssueHalt | null;
  /** `decided`: a decision that was asked for, beside those taken before it; none for a press of the send button. */
  readonly issue: (decided?: Partial<IssueDecisions>) => Promise<void>;
  /** Back to the draft, nothing issued. */
  readonly dismiss: () => void;
}

const UNDECIDED: IssueDecisions = { rules: [], futureDate: false };

/** Issues the open draft: first what was typed is written, then it gets its number and joins the queue. */
export function useIssue({
  store,
  autosave,
  written,
  currentId,
  keepsNumber,
  typed,
}: Pick<EditorHandle, 'store' | 'autosave' | 'written' | 'currentId' | 'keepsNumber' | 'typed'>): Issuing {
  const { issue } = useEditorServices();
  const [issuing, setIssuing] = useState(false);
  const [issued, setIssued] = useState<Issued | null>(null);
  const [refusal, setRefusal] = useState('');
  const [halt, setHalt] = useState<IssueHalt | null>(null);
  const decisions = useRef(UNDECIDED);

  const run = useCallback(
    async (decided?: Partial<IssueDecisions>): Promise<void> => {
      decisions.current = decided === undefined ? UNDECIDED : { ...decisions.current, ...decided };
      setIssuing(true);
      setRefusal('');
      setHalt(null);
      try {
        const { draft } = store.getState();
        // A correction needs no draft: its invoice is there.
        const unstored = keepsNumber === '' && written() === null && !isEmptyDraft(draft);
        const answer = await issueWritten(autosave, unstored ? draft : undefined, () =>
          issue(currentId(), store.getState().draft, decisions.current),
        );
        if (answer.kind === 'issued') {
          autosave.stop();
          void typed.drop();
          noteRecordedSend();
          setIssued(answer);
        } else if (answer.kind === 'refused') setRefusal(answer.sentence);
        else setHalt(answer);
      } catch {
        setRefusal(editorTexts.issueFailed);
      } finally {
        setIssuing(false);
      }
    },
    [autosave, written, currentId, keepsNumber, issue, store, typed],
  );

  const dismiss = useCallback((): void => setHalt(null), []);
  return { issuing, issued, refusal, halt, issue: run, dismiss };
}
