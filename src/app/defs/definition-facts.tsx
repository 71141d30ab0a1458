import type { ReactNode } from 'react';
import type { DefinitionField } from './definition-field';
import { definitionTexts } from './definition-texts';
import { shownValue } from './shown-value';

interface DefinitionFactsProps<Content> {
  readonly fields: readonly DefinitionField<Content>[];
  readonly content: Content;
}

/** A row that is not changed once it is there, and why. */
export function DefinitionFacts<Content>({ fields, content }: DefinitionFactsProps<Content>): ReactNode {
  return (
    <>
      <dl className="grid grid-cols-[144px_minmax(0,1fr)] gap-y-2 text-13">
        {fields.map((field) => (
          <div className="contents" key={field.name}>
            <dt className="text-text-3">{field.label}</dt>
            <dd className="break-words tabular-nums">{shownValue(field, content) || '–'}</dd>
          </div>
        ))}
      </dl>
      <p className="text-12 text-text-3">{definitionTexts.unchangeable}</p>
    </>
  );
}
