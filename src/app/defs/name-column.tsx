import type { DefinitionColumn } from './definition-list';

/** The column that names the row: it takes the room that is left and is never hidden. */
export function nameColumn<Content extends { readonly name: string }>(head: string): DefinitionColumn<Content> {
  return {
    ...{ id: 'name', head, width: 'rest', hideable: false, field: 'name' },
    text: ({ name }) => name,
    cell: ({ content }) => <span className="truncate font-medium">{content.name}</span>,
  };
}
