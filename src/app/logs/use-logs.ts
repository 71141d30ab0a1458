import { useCallback, useEffect, useRef, useState } from 'react';
import type { ResultOf } from '@/api/call';
import { type AuditGroup, GetUserAuditLogs } from '@/api/calls/audit-calls';
import { useWorkspace } from '@/app/state/workspace';

type Page = ResultOf<typeof GetUserAuditLogs>;

/** What narrows the list; '' where it does not. */
export interface LogsFilter {
  readonly whose: 'company' | 'account';
  readonly group: AuditGroup | '';
  /** Id of an account; `0`: the server. */
  readonly actor: string;
  readonly from: string;
  readonly until: string;
  readonly subject: string;
}

export const EVERYTHING: LogsFilter = { whose: 'company', group: '', actor: '', from: '', until: '', subject: '' };

export type LogsState =
  | { readonly kind: 'reading' | 'not-read' }
  | { readonly kind: 'read'; readonly page: Page; readonly isReadingMore: boolean };

/** While one types, the server is not asked for each letter. */
const PAUSE_MS = 250;

/** A page of the audit, and the older ones after it. An answer to what is no longer asked is passed over. */
export function useLogs(filter: LogsFilter) {
  const { ask, user, company } = useWorkspace();
  const [state, setState] = useState<LogsState>({ kind: 'reading' });
  const asked = useRef(0);
  const read = useCallback(
    (before?: number) =>
      ask(GetUserAuditLogs, {
        params: {
          userID: user.id,
          ...(filter.whose === 'company' ? { company: company.id } : {}),
          ...(filter.group === '' ? {} : { group: filter.group }),
          ...(filter.actor === '' ? {} : { actor: Number(filter.actor) }),
          ...(filter.from === '' ? {} : { from: filter.from }),
          ...(filter.until === '' ? {} : { until: filter.until }),
          ...(filter.subject.trim() === '' ? {} : { subject: filter.subject.trim() }),
          ...(before === undefined ? {} : { before }),
        },
        body: undefined,
      }),
    [ask, user.id, company.id, filter],
  );
  const reload = useCallback(async (): Promise<void> => {
    asked.current += 1;
    const own = asked.current;
    const answer = await read();
    if (asked.current !== own) return;
    setState(answer.ok ? { kind: 'read', page: answer.result, isReadingMore: false } : { kind: 'not-read' });
  }, [read]);
  useEffect(() => {
    const timer = setTimeout(() => void reload(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [reload]);
  const readMore = async (): Promise<void> => {
    if (state.kind !== 'read') return;
    const { page } = state;
    const own = asked.current;
    setState({ ...state, isReadingMore: true });
    const answer = await read(page.records.at(-1)?.seq);
    if (asked.current !== own) return;
    const records = answer.ok ? [...page.records, ...answer.result.records] : page.records;
    const hasMore = answer.ok ? answer.result.hasMore : page.hasMore;
    setState({ kind: 'read', page: { ...page, records, hasMore }, isReadingMore: false });
  };
  return { state, reload, readMore };
}
