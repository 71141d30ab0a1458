import type { DefinitionActions, DefinitionKind } from '../definition-list';
import { importTexts } from './import-texts';

/** Says which fields of a row the contract would refuse, so that the preview knows of it and not the middle of the import. */
export function refusalWords<Content>(
  { fields }: Pick<DefinitionKind<Content>, 'fields'>,
  refused: DefinitionActions<Content>['refused'],
): (content: Content) => string | undefined {
  return (content) => {
    const paths = refused(content);
    if (paths.length === 0) return undefined;
    const labels = paths.map((path) => {
      const name = path.split('.').at(-1);
      return fields.find((field) => field.name === name)?.label ?? path;
    });
    return importTexts.tooLong([...new Set(labels)].join(', '));
  };
}
