import { useEffect, useMemo, useState } from 'react';
import { type AnafMessageRow, GetCompanySyncStatus, ListAnafMessages } from '@/api/calls/mailbox-calls';
import type { CompanyId } from '@/api/ids';
import { useLive } from '@/app/state/use-live';
import { useToday } from '@/app/state/use-today';
import { useWorkspace } from '@/app/state/workspace';
import { type ArchivePosition, archivePage } from '@/db/archive/archive-queries';
import type { ArchiveView } from '@/db/archive/archive-view';
import type { CondicaDatabase } from '@/db/condica-database';
import { KEPT_DAYS, REACH_DAYS } from '@/db/settings/read-messages';
import { addDays } from '@/domain/calendar/iso-date';
import { shownItemOf } from '../archive/shown-item';
import { inOrder, type MessageRow, rowOfMessage, rowsOfItem } from './message-row';

export interface Messages {
  /** Undefined while they are read. */
  readonly rows: readonly MessageRow[] | undefined;
  /** The server could not be asked for what is no invoice yet. */
  readonly notRead: boolean;
  /** When ANAF was last asked, ISO instant; '' not known. */
  readonly answeredAt: string;
  /** What stands in the way, in words; '' nothing. */
  readonly trouble: string;
}

/** All that ANAF has of the company within its 60 days: what is on this device, and what the server has beside it. */
export function useMessages(): Messages {
  const { db, company } = useWorkspace();
  const today = useToday();
  const { answer, failed } = useServerPart(today);
  const views = useLive(() => recent(db, company.id, today), [db, company.id, today]);
  const rows = useMemo(() => {
    if (views === undefined) return undefined;
    const now = Date.now();
    const here = views.flatMap((view) => rowsOfItem(shownItemOf(view), now));
    return inOrder([...here, ...(answer?.messages ?? []).map((message) => rowOfMessage(message, now))]);
  }, [views, answer]);
  return { rows, notRead: failed, answeredAt: answer?.answeredAt ?? '', trouble: answer?.trouble ?? '' };
}

interface ServerPart {
  readonly messages: readonly AnafMessageRow[];
  readonly answeredAt: string;
  readonly trouble: string;
}

/** Asked when the page opens, and again after each pull: what has come since is no longer to come. */
function useServerPart(today: string): { readonly answer: ServerPart | undefined; readonly failed: boolean } {
  const { ask, company, db } = useWorkspace();
  const pulledAt = useLive(async () => (await db.syncState.get(company.id))?.pulledAt ?? '', [db, company.id]);
  const [answer, setAnswer] = useState<ServerPart>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (pulledAt === undefined) return;
    let left = false;
    const read = async (): Promise<void> => {
      const date = addDays(today, -KEPT_DAYS);
      const [list, status] = await Promise.all([
        ask(ListAnafMessages, { params: undefined, body: { company: company.id } }),
        ask(GetCompanySyncStatus, { params: undefined, body: { company: company.id, date } }),
      ]);
      if (left) return;
      setFailed(!list.ok);
      if (!list.ok) return;
      const { answeredAt, trouble } = status.ok ? status.result : { answeredAt: '', trouble: '' };
      setAnswer({ messages: list.result.messages, answeredAt, trouble });
    };
    read().catch((error: unknown) => console.warn('The messages could not be asked for:', error));
    return () => {
      left = true;
    };
  }, [ask, company.id, today, pulledAt]);
  return { answer, failed };
}

const PAGE = 500;
/** More than anybody reads; the lists of invoices have all of them. */
const MOST = 5000;

async function recent(db: CondicaDatabase, companyId: CompanyId, today: string): Promise<readonly ArchiveView[]> {
  const from = addDays(today, -REACH_DAYS);
  const found: ArchiveView[] = [];
  for (const direction of ['in', 'out'] as const) {
    let after: ArchivePosition | null = null;
    for (let count = 0; count < MOST; count += PAGE) {
      const page: Awaited<ReturnType<typeof archivePage>> = await archivePage(db, companyId, {
        ...{ direction, after, limit: PAGE },
      });
      found.push(...page.rows.filter(({ item }) => item.issueDate >= from));
      after = page.next;
      if (after === null || after.issueDate < from) break;
    }
  }
  return found;
}
