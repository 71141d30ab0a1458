import { useCallback, useState } from 'react';
import { noteRecordedSend } from '@/app/pwa/last-input';
import { useEditorServices } from './editor-services';
import { editorTexts } from './editor-texts';
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
  /** Rules that refuse it and wait for a decision; null where none is asked. */
  readonly undecided: readonly string[] | null;
  /** `accepted`: rules whose refusal the person has decided to take. */
  readonly issue: (accepted?: readonly string[]) => Promise<void>;
  /** Back to the draft, nothing issued. */
  readonly dismiss: () => void;
  readonly cancel: () => Promise<boolean>;
}

/** Issues the open draft: first what was typed is written, then it gets its number and joins the queue. */
export function useIssue({
  store,
  autosave,
  currentId,
}: Pick<EditorHandle, 'store' | 'autosave' | 'currentId'>): Issuing {
  const { issue, cancelIssue } = useEditorServices();
  const [issuing, setIssuing] = useState(false);
  const [issued, setIssued] = useState<Issued | null>(null);
  const [refusal, setRefusal] = useState('');
  const [undecided, setUndecided] = useState<readonly string[] | null>(null);

  const run = useCallback(
    async (accepted: readonly string[] = []): Promise<void> => {
      setIssuing(true);
      setRefusal('');
      setUndecided(null);
      try {
        await autosave.flush();
        const answer = await issue(currentId(), store.getState().draft, accepted);
        if (answer.kind === 'issued') {
          autosave.stop();
          noteRecordedSend();
          setIssued(answer);
        } else if (answer.kind === 'undecided') setUndecided(answer.rules);
        else setRefusal(answer.sentence);
      } catch {
        setRefusal(editorTexts.issueFailed);
      } finally {
        setIssuing(false);
      }
    },
    [autosave, currentId, issue, store],
  );

  const cancel = useCallback(
    async (): Promise<boolean> => (issued === null ? false : cancelIssue(issued.invoiceId)),
    [cancelIssue, issued],
  );
  const dismiss = useCallback((): void => setUndecided(null), []);
  return { issuing, issued, refusal, undecided, issue: run, dismiss, cancel };
}
