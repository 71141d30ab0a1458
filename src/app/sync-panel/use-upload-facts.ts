import { useLive } from '@/app/state/use-live';
import { useWorkspace } from '@/app/state/workspace';
import { amountText } from '@/app/ui/words/amount-text';
import { dayText } from '@/app/ui/words/date-words';
import { archiveByIds } from '@/db/archive/archive-queries';
import type { OutboxEntry } from '@/db/outbox/outbox-entry';
import { filingDeadline } from '@/domain/calendar/filing-deadline';
import type { UploadFacts } from './entry-words';

const NONE: ReadonlyMap<string, UploadFacts> = new Map();

/** Of the entries that send an invoice, by the invoice's id. */
export function useUploadFacts(entries: readonly OutboxEntry[]): ReadonlyMap<string, UploadFacts> {
  const { db } = useWorkspace();
  const ids = entries.flatMap(({ subject }) => (subject.collection === 'archive' ? [subject.id] : []));
  const facts = useLive(async () => {
    const views = await archiveByIds(db, ids);
    return new Map(
      views.map(({ item }): readonly [string, UploadFacts] => [
        item.id,
        {
          partner: item.partnerName,
          total: `${amountText(item.total)} ${item.currency === 'RON' ? 'lei' : item.currency}`,
          deadline: dayText(filingDeadline(item.issueDate)),
        },
      ]),
    );
  }, [db, ids.join(' ')]);
  return facts ?? NONE;
}
