import { LineWords } from '@/api/calls/sync-calls';
import type { CompanyId } from '@/api/ids';
import { lineWordsState } from '@/db/archive/lines/line-words-state';
import { putLineWords } from '@/db/archive/lines/put-line-words';
import { UNCONFIRMED } from '@/db/rows/stored-row';
import { callWithSession } from '../session/call-with-session';
import type { PullPorts } from './pull-company';

/** `whole`: everything is here. In the other cases what came stays, and the next time goes on after it. */
export type LineWordsOutcome = 'whole' | 'refused' | 'away' | 'stopped';

/** Half a megabyte at most, before the road packs it. */
const PAGE_DOCUMENTS = 2_000;
const PAGE_TIMEOUT_MS = 60_000;

/**
 * Fetches the words of a company's lines that are not here yet, page by page, each written before the next one is asked for.
 * One at a time: the caller holds a lock.
 */
export async function pullLineWords(
  ports: PullPorts,
  company: CompanyId,
  signal?: AbortSignal,
): Promise<LineWordsOutcome> {
  while (signal?.aborted !== true) {
    const since = (await lineWordsState(ports.db, company))?.cursor ?? UNCONFIRMED;
    const input = { params: undefined, body: { company, since, limit: PAGE_DOCUMENTS } };
    const deadline = ports.deadline(PAGE_TIMEOUT_MS, signal);
    const answer = await callWithSession(ports.connection, ports.session, LineWords, input, deadline);
    if (!answer.ok) return answer.failure.kind === 'refused' ? 'refused' : 'away';
    const outcome = await putLineWords(ports.db, company, since, answer.result);
    if (outcome === 'kept' && !answer.result.hasMore) return 'whole';
  }
  return 'stopped';
}
