/** Where the keyboard is in a list of invoices, what is open beside it and what is selected. */
import { useCallback, useEffect, useState } from 'react';
import { useKept } from '@/app/state/use-kept';
import { headState, NO_SELECTION, type Selection, toggleAll } from '@/app/ui/table/selection';
import { type ListPlace, listPlaceSchema, NO_PLACE, placeName } from '../archive/list-place';
import type { ShownItem } from '../archive/shown-item';
import type { ArchiveList } from './use-archive-answer';
import { useAway } from './use-away';
import { useKeepKeys } from './use-keep-keys';
import { useKeysAfterAnswer } from './use-keys-after-answer';

export interface ListRows {
  readonly cursor: number;
  readonly openId: string | null;
  /** What `C` and `P` are about: the open document, else the row that has the keyboard. */
  readonly present: string | null;
  readonly open: (item: ShownItem, index: number) => void;
  readonly close: () => void;
  /** While a document is open beside the list, the arrows open the next one. */
  readonly moveTo: (index: number) => void;
  readonly step: (by: number) => void;
  readonly selection: Selection;
  readonly select: (selection: Selection) => void;
  /** How many of the selected the list does not hold now. */
  readonly away: number;
  readonly headBox: boolean | 'mixed';
  /** Every id of the list; keys pressed until they are known wait for what is done with them. */
  readonly allKeys: () => Promise<readonly string[]>;
  /** All rows of the filter beside those selected, or none of them where all are already. */
  readonly selectAll: () => void;
}

export function useListRows(kind: string, list: ArchiveList): ListRows {
  const [{ index: cursor, row, open: openId }, setPlace] = useKept(placeName(kind), listPlaceSchema, NO_PLACE);
  useRowOfBefore(list, row, setPlace);
  const [selection, select] = useState(NO_SELECTION);
  const open = useCallback(
    (item: ShownItem, index: number) => setPlace(() => ({ row: item.id, index, open: item.id })),
    [setPlace],
  );
  const moveTo = (index: number): void => {
    // What stands there is of an earlier question.
    const item = list.behind ? undefined : list.rowAt(index);
    if (item !== undefined && openId !== null) open(item, index);
    else setPlace((before) => ({ ...before, row: item?.id ?? null, index }));
  };
  useOpenOnceRead(list, { row, index: cursor, open: openId }, open);
  const step = (by: number): void => {
    const item = list.rowAt(cursor + by);
    if (item !== undefined) open(item, cursor + by);
  };
  const keepKeys = useKeepKeys();
  useKeysAfterAnswer(list.behind, keepKeys);
  const allKeys = (): Promise<readonly string[]> => list.allIds().finally(keepKeys());
  // What was selected or let go of meanwhile is the newer wish.
  const selectAll = (): void =>
    void allKeys().then(
      (ids) => select((now) => (now === selection ? toggleAll(now, ids) : now)),
      // Another company's list is open, or the worker does not answer, which the list says.
      (error: unknown) => console.warn('The rows were not all chosen:', error),
    );
  const { away, sure } = useAway(list, selection.keys);
  const here = headState(selection.keys.size - away, list.count);
  const headBox = here === true && !sure ? 'mixed' : here;
  const close = (): void => setPlace((before) => ({ ...before, open: null }));
  // The row one came back to is known before the list is read.
  const present = openId ?? list.rowAt(cursor)?.id ?? row;
  return { cursor, openId, present, open, close, moveTo, step, selection, select, away, headBox, allKeys, selectAll };
}

/** The keyboard went on to a row not read yet, past an open document: that row is opened as soon as it is known. */
function useOpenOnceRead(list: ArchiveList, place: ListPlace, open: ListRows['open']): void {
  const unread = place.open !== null && place.row === null && place.index >= 0 && !list.behind;
  const item = unread ? list.rowAt(place.index) : undefined;
  useEffect(() => {
    if (item !== undefined) open(item, place.index);
  }, [item, place.index, open]);
}

/** The row one comes back to may stand elsewhere by now: it is looked for once, when the whole list is known. */
function useRowOfBefore(
  { complete, allIds }: ArchiveList,
  row: string | null,
  setPlace: (change: (before: ListPlace) => ListPlace) => void,
): void {
  const [sought, setSought] = useState(row);
  useEffect(() => {
    if (!complete || sought === null) return;
    setSought(null);
    const find = async (): Promise<void> => {
      const index = (await allIds()).indexOf(sought);
      setPlace((now) => (now.row === sought ? { ...now, row: index < 0 ? null : sought, index } : now));
    };
    find().catch((error: unknown) => console.warn('The row of before was not found:', error));
  }, [complete, sought, allIds, setPlace]);
}
