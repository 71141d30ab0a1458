/** Which messages were read on this device, and how they are marked so. */
import { useCallback, useEffect } from 'react';
import { addAlert, removeAlert } from '@/app/state/alerts';
import { useLive } from '@/app/state/use-live';
import { useToday } from '@/app/state/use-today';
import { useWorkspace } from '@/app/state/workspace';
import { beginReading, firstUnread, isUnreadAt, KEPT_DAYS, readMessages, setRead } from '@/db/settings/read-messages';
import { bucharestMidnight } from '@/domain/calendar/bucharest-midnight';
import { addDays } from '@/domain/calendar/iso-date';
import type { MessageRow } from './message-row';
import { messagesTexts } from './messages-texts';

export interface Reading {
  readonly isUnread: (row: MessageRow) => boolean;
  /** False where this device could not write it: the rows stay as they were. */
  readonly mark: (rows: readonly MessageRow[], read: boolean) => Promise<boolean>;
  /** The same for many at once, with a way back. */
  readonly markAll: (rows: readonly MessageRow[]) => Promise<void>;
}

export function useReading(): Reading {
  const { db, company } = useWorkspace();
  const today = useToday();
  const known = useLive(() => readMessages(db, company.id), [db, company.id]);
  useEffect(() => {
    if (known !== null) return;
    void isWritten(beginReading(db, company.id, new Date(firstUnread(today)).toISOString()));
  }, [db, company.id, known, today]);
  const mark = useCallback(
    (rows: readonly MessageRow[], read: boolean) =>
      isWritten(setRead(db, company.id, rows, { read, oldest: instantOf(addDays(today, -KEPT_DAYS - 1)) })),
    [db, company.id, today],
  );
  const markAll = useCallback(
    async (rows: readonly MessageRow[]) => {
      if (!(await mark(rows, true))) {
        addAlert({ type: 'warning', ...messagesTexts.readFailed });
        return;
      }
      const alert = addAlert({
        type: 'success',
        message: messagesTexts.markedRead(rows.length),
        action: {
          label: messagesTexts.undo,
          onAct: () => {
            removeAlert(alert);
            void mark(rows, false);
          },
        },
      });
    },
    [mark],
  );
  const isUnread = useCallback(
    ({ key, at, news }: MessageRow): boolean => known != null && news && isUnreadAt(known, key, Date.parse(at)),
    [known],
  );
  return { isUnread, mark, markAll };
}

function instantOf(day: string): string {
  return new Date(bucharestMidnight(day)).toISOString();
}

/** What was read is only a help to the eye: the list works on without it. */
async function isWritten(writing: Promise<void>): Promise<boolean> {
  try {
    await writing;
    return true;
  } catch (error) {
    console.warn('What was read could not be written:', error);
    return false;
  }
}
