/** Which companies of the inbox are open in place, the rows that makes, and the documents behind their reasons. */
import { useCallback, useMemo } from 'react';
import * as v from 'valibot';
import { useKeptOfUser } from '@/app/state/use-kept-of-user';
import { useLive } from '@/app/state/use-live';
import { useWorkspace } from '@/app/state/workspace';
import { type CompanyReasons, companyReasons } from '@/db/archive/company-reasons';
import { type InboxEntry, inboxEntries } from './inbox-reasons';
import type { InboxRow } from './inbox-rows';

export interface InboxEntries {
  readonly entries: readonly InboxEntry[];
  readonly unfold: (row: InboxRow, open: boolean) => void;
  /** Undefined until they are read. */
  readonly reasonsOf: (row: InboxRow) => CompanyReasons | undefined;
}

const NONE: readonly number[] = [];
const openSchema = v.array(v.number());

export function useInboxEntries(rows: readonly InboxRow[], month: string): InboxEntries {
  const { db } = useWorkspace();
  const [ids, setIds] = useKeptOfUser<readonly number[]>('inbox open', openSchema, NONE);
  const open = useMemo(() => new Set(ids), [ids]);
  const unfold = useCallback(
    ({ company: { id } }: InboxRow, wanted: boolean): void =>
      setIds((before) => [...before.filter((other) => other !== id), ...(wanted ? [id] : [])]),
    [setIds],
  );
  const opened = useMemo(() => rows.map(({ company }) => company.id).filter((id) => open.has(id)), [rows, open]);
  const key = opened.join(' ');
  const known = useLive(
    async () =>
      new Map(await Promise.all(opened.map(async (id) => [id, await companyReasons(db, id, month)] as const))),
    [db, key, month],
  );
  const entries = useMemo(() => inboxEntries(rows, open), [rows, open]);
  const reasonsOf = useCallback(({ company }: InboxRow) => known?.get(company.id), [known]);
  return { entries, unfold, reasonsOf };
}
