/** What the shared screen does with a collection's rows, over what the person saw of each. */
import type { ContentRows } from '@/db/collections/commands/content-rows';
import type { CommandContext } from '@/db/command-context';
import type { DefinitionActions } from './definition-list';
import { addedId, addedIds, wasThere } from './definition-outcome';
import { entityId } from './entity-id';

export function definitionActions<Content>(
  { add, addMany, update, remove, removeMany, together, refused }: ContentRows<Content>,
  commands: CommandContext,
): Omit<DefinitionActions<Content>, 'atRest'> {
  return {
    add: async (content) => addedId(await add(commands, content)),
    addMany: async (contents) => addedIds(await addMany(commands, contents)),
    update:
      update &&
      (async ({ id, content }, changes) =>
        wasThere(await update(commands, entityId(id), content, { ...content, ...changes }))),
    remove: async ({ id, content }) => (await remove(commands, entityId(id), content)) !== 'changed',
    removeMany: async (rows) =>
      (
        await removeMany(
          commands,
          rows.map(({ id, content }) => ({ id: entityId(id), seen: content })),
        )
      ).changed,
    together: (work) => together(commands, work),
    refused,
  };
}
