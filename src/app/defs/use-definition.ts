import { useMemo } from 'react';
import { useSearchParams } from 'wouter';
import type { CompanyId } from '@/api/ids';
import { useLive } from '@/app/state/use-live';
import { useWorkspace } from '@/app/state/workspace';
import { type ContentRows, contentOf } from '@/db/collections/commands/content-rows';
import type { CommandContext } from '@/db/command-context';
import type { CondicaDatabase } from '@/db/condica-database';
import type { DefinitionActions, DefinitionRow } from './definition-list';
import { addedId, checkChanged } from './definition-outcome';
import { entityId } from './entity-id';

/** A collection as the shared screen works on it. */
export interface Definition<Content> {
  /** Of the company, with what was changed here. Undefined while the device's database is first read. */
  readonly rows: readonly DefinitionRow<Content>[] | undefined;
  readonly actions: DefinitionActions<Content>;
  /** The row that the address names. */
  readonly openAtFirst: string | null;
}

export function useDefinition<Content>(collection: ContentRows<Content>): Definition<Content> {
  const { db, company, commands } = useWorkspace();
  const [search] = useSearchParams();
  const actions = useMemo(() => definitionActions(collection, commands), [collection, commands]);
  const rows = useLive(() => definitionRows(collection, db, company.id), [collection, db, company.id]);
  return { rows, actions, openAtFirst: search.get('id') };
}

async function definitionRows<Content>(
  { list }: ContentRows<Content>,
  db: CondicaDatabase,
  companyId: CompanyId,
): Promise<readonly DefinitionRow<Content>[]> {
  const views = await list(db, companyId);
  return views.map(({ row, pending }) => ({ id: row.id, content: contentOf<Content>(row), pending }));
}

function definitionActions<Content>(
  { add, change, remove, together, refused }: ContentRows<Content>,
  commands: CommandContext,
): DefinitionActions<Content> {
  return {
    add: async (content) => addedId(await add(commands, content)),
    update: change && (async (id, changes) => checkChanged(await change(commands, entityId(id), changes))),
    remove: async (id) => {
      await remove(commands, entityId(id));
    },
    together: (work) => together(commands, work),
    refused,
  };
}
