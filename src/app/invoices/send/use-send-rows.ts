/** What of the batch is in sight: the part chosen in the summary, the open file, the ticks. */
import { useCallback, useMemo, useState } from 'react';
import * as v from 'valibot';
import { useKept } from '@/app/state/use-kept';
import { headState, type Selection, toggleAll } from '@/app/ui/table/selection';
import { type BatchFile, isSendable } from './batch';
import { isOfKind, type SummaryKind } from './standing-summary';
import type { OpenBatch } from './use-batch-runner';

const placeSchema = v.object({ row: v.nullable(v.string()), open: v.nullable(v.string()) });
type SendPlace = Readonly<v.InferOutput<typeof placeSchema>>;
const NO_PLACE: SendPlace = { row: null, open: null };

export interface SendRows {
  readonly kind: SummaryKind;
  readonly show: (kind: SummaryKind) => void;
  readonly rows: readonly BatchFile[];
  readonly rowAt: (index: number) => BatchFile | undefined;
  readonly cursor: number;
  readonly moveTo: (index: number) => void;
  readonly opened: BatchFile | undefined;
  readonly open: (file: BatchFile) => void;
  readonly close: () => void;
  readonly step: (by: number) => void;
  readonly selection: Selection;
  readonly select: (selection: Selection) => void;
  /** Of the files in sight that can be sent. */
  readonly headBox: boolean | 'mixed';
  /** Ticks every file in sight that can be sent, or none where all are ticked. */
  readonly selectAll: () => void;
}

export function useSendRows({ batch, runner }: OpenBatch): SendRows {
  const [kind, setKind] = useState<SummaryKind>('all');
  const [place, setPlace] = useKept<SendPlace>('send place', placeSchema, NO_PLACE);
  const { open: openId } = place;
  const [anchor, setAnchor] = useState<Selection['anchor']>(null);
  const rows = useMemo(() => [...batch.files.values()].filter((file) => isOfKind(file, kind)), [batch.files, kind]);
  const sendable = useMemo(() => rows.filter(isSendable).map(({ id }) => id), [rows]);
  const rowAt = useCallback((index: number) => rows[index], [rows]);
  // Files come and go: the row is known by its file.
  const cursor = rows.findIndex(({ id }) => id === place.row);
  const selection = useMemo(() => ({ keys: batch.ticked, anchor }), [batch.ticked, anchor]);
  const open = useCallback((file: BatchFile) => setPlace(() => ({ row: file.id, open: file.id })), [setPlace]);
  const moveTo = (index: number): void => {
    const id = rows[index]?.id ?? null;
    setPlace(({ open: opened }) => ({ row: id, open: opened === null || id === null ? opened : id }));
  };
  return {
    kind,
    show: (next) => {
      setKind(next);
      setPlace((before) => ({ ...before, row: null }));
    },
    rows,
    rowAt,
    cursor,
    moveTo,
    opened: openId === null ? undefined : batch.files.get(openId),
    open,
    close: () => setPlace((before) => ({ ...before, open: null })),
    step: (by) => {
      const file = rows[cursor + by];
      if (file !== undefined) open(file);
    },
    selection,
    select: ({ keys, anchor: from }) => {
      runner.tick([...keys]);
      setAnchor(from);
    },
    headBox: headState(sendable.filter((id) => batch.ticked.has(id)).length, sendable.length),
    selectAll: () => runner.tick([...toggleAll(selection, sendable).keys]),
  };
}
