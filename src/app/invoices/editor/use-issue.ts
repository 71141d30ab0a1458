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
  readonly issue: () => Promise<void>;
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

  const run = useCallback(async (): Promise<void> => {
    setIssuing(true);
    setRefusal('');
    try {
      await autosave.flush();
      const answer = await issue(currentId(), store.getState().draft);
      if (answer.kind === 'issued') {
        autosave.stop();
        noteRecordedSend();
        setIssued(answer);
      } else setRefusal(answer.sentence);
    } catch {
      setRefusal(editorTexts.issueFailed);
    } finally {
      setIssuing(false);
    }
  }, [autosave, currentId, issue, store]);

  const cancel = useCallback(
    async (): Promise<boolean> => (issued === null ? false : cancelIssue(issued.invoiceId)),
    [cancelIssue, issued],
  );
  return { issuing, issued, refusal, issue: run, cancel };
}
