/** What is issued and not accepted, of all companies in one list by deadline: the look before five working days end. */
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { rowOf, type Sight, steppedSight, useRowsInOrder } from '@/app/invoices/list/rows-in-sight';
import { links } from '@/app/routes/links';
import { useIsPhone } from '@/app/state/device';
import { useToday } from '@/app/state/use-today';
import { EmptyState } from '@/app/ui/states/empty-state';
import { CardList } from '@/app/ui/table/card-list';
import { DataTable } from '@/app/ui/table/data-table';
import { useOpenIn } from '../decisions/use-decision-action';
import { companyTexts } from '../home-texts';
import { OpenCard, type OpenRow, openColumns } from './open-columns';
import { keyOfEntry, type OpenEntry } from './open-list';

const FIRST_SIGHT: Sight = steppedSight({ from: 0, to: 0 }, 0, 0);

interface OpenDocumentsProps {
  readonly id: string;
  readonly entries: readonly OpenEntry[];
}

export function OpenDocuments({ id, entries }: OpenDocumentsProps): ReactNode {
  const today = useToday();
  const phone = useIsPhone();
  const [cursor, setCursor] = useState(-1);
  const openIn = useOpenIn();
  const { rowAt, onRange } = useOpenRows(entries);
  const columns = useMemo(() => openColumns(today), [today]);
  const shared = {
    ...{ count: entries.length, rowAt, rowKey: keyOfEntry, onRange },
    empty: <EmptyState title={companyTexts.emptyOpen} />,
    label: companyTexts.viewNames.open,
    onOpen: (row: OpenRow) => openIn(row.companyId, row.kind === 'document' ? links.view(row.id) : links.home()),
  };
  if (phone) return <CardList {...shared} card={(row) => <OpenCard row={row} today={today} />} />;
  return <DataTable {...shared} columns={columns} cursor={cursor} id={id} onCursor={setCursor} />;
}

/** The documents in sight are read; the rows of the others are drawn in grey until they come into it. */
function useOpenRows(entries: readonly OpenEntry[]) {
  const [sight, setSight] = useState(FIRST_SIGHT);
  const near = useMemo(
    () => entries.slice(sight.from, sight.to).flatMap((entry) => (entry.kind === 'document' ? [entry.id] : [])),
    [entries, sight],
  );
  const { rows } = useRowsInOrder(near, { from: 0, to: near.length });
  const onRange = useCallback((from: number, to: number) => setSight((before) => steppedSight(before, from, to)), []);
  const rowAt = (at: number): OpenRow | undefined => {
    const entry = entries[at];
    if (entry === undefined || entry.kind === 'company') return entry;
    const item = rowOf(rows, entry.id);
    return item && { ...entry, item };
  };
  return { rowAt, onRange };
}
