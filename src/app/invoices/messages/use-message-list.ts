/** Which messages stand in the list, and which of them is open; found again after a reload. */
import { useCallback, useMemo, useState } from 'react';
import * as v from 'valibot';
import { useIsPhone } from '@/app/state/device';
import { useKept } from '@/app/state/use-kept';
import { useToday } from '@/app/state/use-today';
import { useWorkspace } from '@/app/state/workspace';
import { filterMessages, type MessageFilters, messageFiltersSchema, NO_MESSAGE_FILTERS } from './message-filters';
import { isIn, type MessageRow, type MessageView } from './message-row';
import type { Reading } from './use-reading';

export const MESSAGE_VIEWS = [
  'all',
  'unread',
  'danger',
  'received',
  'sent',
  'errors',
  'from-buyer',
  'to-supplier',
] as const satisfies readonly MessageView[];

export interface MessageList {
  readonly view: MessageView;
  readonly show: (view: MessageView) => void;
  readonly filters: MessageFilters;
  readonly change: (part: Partial<MessageFilters>) => void;
  /** Everything is asked for again. */
  readonly clear: () => void;
  readonly shown: readonly MessageRow[];
  /** Of the shown ones. */
  readonly unread: readonly MessageRow[];
  /** Key of the open row. */
  readonly open: string | null;
  readonly openRow: (row: MessageRow) => void;
  readonly close: () => void;
  /** −1 to the row above, 1 to the one below. */
  readonly step: (by: number) => void;
}

export function useMessageList(rows: readonly MessageRow[], { isUnread, mark }: Reading): MessageList {
  const { company } = useWorkspace();
  const today = useToday();
  const [view, setView] = useKept<MessageView>('messages view', v.picklist(MESSAGE_VIEWS), 'all');
  const phone = useIsPhone();
  const [kept, setFilters] = useKept<MessageFilters>('messages filters', messageFiltersSchema, NO_MESSAGE_FILTERS);
  const [open, setOpen] = useKept<string | null>(`messages open ${company.id}`, v.nullable(v.string()), null);
  // The phone has no filter row: nothing narrows there that cannot be seen.
  const filters = useMemo(() => (phone ? { ...NO_MESSAGE_FILTERS, text: kept.text } : kept), [phone, kept]);
  // It stays among the unread ones while it is open: the list does not move under the hand.
  const [justRead, setJustRead] = useState<string | null>(null);
  const shown = useMemo(() => {
    const unread = (row: MessageRow): boolean => isUnread(row) || row.key === justRead;
    return filterMessages(
      rows.filter((row) => isIn(view, row, unread)),
      filters,
      today,
    );
  }, [rows, view, filters, today, isUnread, justRead]);
  const openRow = (row: MessageRow): void => {
    setOpen(() => row.key);
    setJustRead((key) => (isUnread(row) || row.key === key ? row.key : null));
    if (isUnread(row)) void mark([row], true);
  };
  const show = (next: MessageView): void => {
    setJustRead(null);
    setView(() => next);
  };
  return {
    ...{ view, show, filters, shown, open, openRow },
    change: useCallback((part) => setFilters((before) => ({ ...before, ...part })), [setFilters]),
    clear: () => {
      setFilters(() => NO_MESSAGE_FILTERS);
      show('all');
    },
    unread: useMemo(() => shown.filter(isUnread), [shown, isUnread]),
    close: () => setOpen(() => null),
    step: (by) => {
      const row = shown[shown.findIndex(({ key }) => key === open) + by];
      if (row !== undefined) openRow(row);
    },
  };
}
