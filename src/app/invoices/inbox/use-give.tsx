/** Giving companies away: which are given, and the list of people over the page. */
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import type { Colleague } from '@/api/entities/colleague';
import { loadChunk } from '@/app/routes/load-chunk';
import type { InboxRow } from './inbox-rows';
import { useGiving } from './use-giving';

const GiveChooser = lazy(() => loadChunk(() => import('./give-chooser')));

export interface Give {
  /** Asks to whom; of no rows nothing is asked. */
  readonly ask: (rows: readonly InboxRow[]) => void;
  readonly chooser: ReactNode;
}

export function useGive(colleagues: readonly Colleague[] | null): Give {
  const [rows, setRows] = useState<readonly InboxRow[]>([]);
  const give = useGiving();
  const close = (): void => setRows([]);
  const ask = useCallback((asked: readonly InboxRow[]): void => setRows(asked), []);
  const chooser = rows.length > 0 && (
    <Suspense fallback={null}>
      <GiveChooser
        colleagues={colleagues}
        onChoose={(person) => {
          close();
          void give(
            rows.map(({ company }) => company.id),
            person,
          );
        }}
        onClose={close}
        rows={rows}
      />
    </Suspense>
  );
  return { ask, chooser };
}
