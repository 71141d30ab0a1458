import { CloudCheck, HardDrive, Trash2 } from 'lucide-react';
import { IconButton } from '@/app/ui/buttons/icon-button';
import { Badge } from '@/app/ui/states/badge';
import type { Column } from '@/app/ui/table/column';
import type { DraftRow } from './draft-row';
import { transportDraftsTexts as words } from './drafts-texts';

interface ColumnsArgs {
  readonly onRemove: (row: DraftRow) => void;
}

export function draftColumns({ onRemove }: ColumnsArgs): readonly Column<DraftRow>[] {
  return [
    {
      id: 'partner',
      head: words.partner,
      width: 'rest',
      cell: ({ partner }) => <span className="truncate font-medium">{partner}</span>,
    },
    {
      id: 'route',
      head: words.route,
      width: 240,
      drop: 3,
      cell: ({ route }) => <span className="truncate text-text-2">{route}</span>,
    },
    { id: 'vehicle', head: words.vehicle, width: 120, cell: ({ vehicle }) => vehicle },
    {
      id: 'goods',
      head: words.goods,
      width: 200,
      drop: 1,
      cell: ({ goods }) => <span className="truncate text-text-2">{goods}</span>,
    },
    { id: 'when', head: words.when, width: 200, cell: ({ when }) => <span className="truncate">{when}</span> },
    {
      id: 'written',
      head: words.written,
      width: 240,
      drop: 2,
      cell: ({ written }) => <span className="truncate text-text-2">{written}</span>,
    },
    {
      id: 'state',
      head: words.state,
      width: 124,
      cell: ({ onlyHere }) => (
        <Badge icon={onlyHere ? HardDrive : CloudCheck} tone={onlyHere ? 'wait' : 'idle'}>
          {onlyHere ? words.onlyHere : words.onServer}
        </Badge>
      ),
    },
    {
      id: 'actions',
      head: words.actions,
      width: 72,
      hideable: false,
      cell: (row) => (
        <IconButton icon={Trash2} label={words.remove(row.partner)} onClick={() => onRemove(row)} size="sm" />
      ),
    },
  ];
}
