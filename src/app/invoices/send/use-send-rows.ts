/** What of the batch is in sight: the part chosen in the summary, the open file, the ticks. */
import { useCallback, useMemo, useState } from 'react';
import type { Selection } from '@/app/ui/table/selection';
import type { BatchFile } from './batch';
import { isOfKind, type SummaryKind } from './standing-summary';
import type { OpenBatch } from './use-batch-runner';

export interface SendRows {
  readonly kind: SummaryKind;
  readonly show: (kind: SummaryKind) => void;
  readonly rows: readonly BatchFile[];
  readonly rowAt: (index: number) => BatchFile | undefined;
  readonly cursor: number;
  readonly moveTo: (index: number) => void;
  readonly opened: BatchFile | undefined;
  readonly open: (file: BatchFile, index: number) => void;
  readonly close: () => void;
  readonly step: (by: number) => void;
  readonly selection: Selection;
  readonly select: (selection: Selection) => void;
  /** Ticks every file in sight that can be sent, or none where all are ticked. */
  readonly selectAll: () => void;
}

export function useSendRows({ batch, runner }: OpenBatch): SendRows {
  const [kind, setKind] = useState<SummaryKind>('all');
  const [cursor, setCursor] = useState(-1);
  const [openId, setOpenId] = useState<string | null>(null);
  const [anchor, setAnchor] = useState<number | null>(null);
  const rows = useMemo(() => [...batch.files.values()].filter((file) => isOfKind(file, kind)), [batch.files, kind]);
  const rowAt = useCallback((index: number) => rows[index], [rows]);
  const selection = useMemo(() => ({ keys: batch.ticked, anchor }), [batch.ticked, anchor]);
  const open = useCallback((file: BatchFile, index: number) => {
    setCursor(index);
    setOpenId(file.id);
  }, []);
  const moveTo = (index: number): void => {
    const file = openId === null ? undefined : rows[index];
    if (file === undefined) setCursor(index);
    else open(file, index);
  };
  return {
    kind,
    show: (next) => {
      setKind(next);
      setCursor(-1);
    },
    rows,
    rowAt,
    cursor,
    moveTo,
    opened: openId === null ? undefined : batch.files.get(openId),
    open,
    close: () => setOpenId(null),
    step: (by) => {
      const file = rows[cursor + by];
      if (file !== undefined) open(file, cursor + by);
    },
    selection,
    select: ({ keys, anchor: from }) => {
      runner.tick([...keys]);
      setAnchor(from);
    },
    selectAll: () => {
      const sendable = rows.filter(({ standing, sentAs }) => standing?.kind === 'ready' && sentAs === undefined);
      const all = sendable.every(({ id }) => batch.ticked.has(id));
      const others = [...batch.ticked].filter((id) => !sendable.some((file) => file.id === id));
      runner.tick(all ? others : [...others, ...sendable.map(({ id }) => id)]);
    },
  };
}
