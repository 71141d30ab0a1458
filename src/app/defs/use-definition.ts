import { useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'wouter';
import type { CompanyId } from '@/api/ids';
import { useLive } from '@/app/state/use-live';
import { useWorkspace } from '@/app/state/workspace';
import { type ContentRows, contentOf } from '@/db/collections/commands/content-rows';
import type { CondicaDatabase } from '@/db/condica-database';
import { definitionActions } from './definition-actions';
import type { DefinitionActions, DefinitionRow } from './definition-list';
import { type DefinitionReading, readDefinition } from './read-definition';

/** A collection as the shared screen works on it. */
export interface Definition<Content> {
  /** Of the company, with what was changed here. Undefined while the device's database is first read. */
  readonly rows: readonly DefinitionRow<Content>[] | undefined;
  /** Reads once more, where the database did not give the rows; undefined where it did. */
  readonly readAgain: (() => void) | undefined;
  readonly actions: DefinitionActions<Content>;
  /** The row that the address names. */
  readonly openAtFirst: string | null;
}

export function useDefinition<Content>(collection: ContentRows<Content>): Definition<Content> {
  const { db, company, commands } = useWorkspace();
  const [search] = useSearchParams();
  const { resting, atRest } = useRest();
  const actions = useMemo(
    () => ({ ...definitionActions(collection, commands), atRest }),
    [collection, commands, atRest],
  );
  const last = useRef<DefinitionReading<Content> | undefined>(undefined);
  // At rest nothing of the database is read, so that nothing written there wakes the list.
  const [tries, setTries] = useState(0);
  const reading = useLive(async () => {
    if (resting && last.current?.ok === true) return last.current;
    last.current = await readDefinition(() => definitionRows(collection, db, company.id));
    return last.current;
  }, [collection, db, company.id, resting, tries]);
  return {
    rows: reading?.ok === true ? reading.rows : undefined,
    readAgain: reading?.ok === false ? () => setTries(tries + 1) : undefined,
    actions,
    openAtFirst: search.get('id'),
  };
}

/** Whether work goes on that the list waits for: fifty thousand rows would be read again after each step of their import. */
function useRest() {
  const [working, setWorking] = useState(0);
  const [atRest] = useState(() => async <T>(work: () => Promise<T>): Promise<T> => {
    setWorking((before) => before + 1);
    try {
      return await work();
    } finally {
      setWorking((before) => before - 1);
    }
  });
  return { resting: working > 0, atRest };
}

async function definitionRows<Content>(
  { list }: ContentRows<Content>,
  db: CondicaDatabase,
  companyId: CompanyId,
): Promise<readonly DefinitionRow<Content>[]> {
  const views = await list(db, companyId);
  return views.map(({ row, pending }) => ({ id: row.id, content: contentOf<Content>(row), pending }));
}
