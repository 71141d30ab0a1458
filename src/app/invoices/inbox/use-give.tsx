/** Giving companies away: which are given, and the list of people over the page. */
import { type ReactNode, useCallback, useState } from 'react';
import type { Colleague } from '@/api/entities/colleague';
import { GiveChooser } from './give-chooser';
import type { InboxRow } from './inbox-rows';
import { useGiving } from './use-giving';

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
  );
  return { ask, chooser };
}
