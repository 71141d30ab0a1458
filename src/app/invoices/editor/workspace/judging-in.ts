import type { DocumentApi } from '@/workers/document/document-service';
import type { WorkerBridge } from '@/workers/worker-bridge';
import type { DraftJudging } from '../editor-services';

/** The rules in the worker, which remembers the draft under the session's name from one change to the next. */
export function judgingIn(worker: WorkerBridge<DocumentApi>, session: string): DraftJudging {
  return {
    judge: (draft, number) => worker.call((api) => api.judgeDraft(session, draft, number)),
    close: () => worker.tell((api) => void api.closeDraft(session)),
  };
}
