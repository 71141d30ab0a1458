import { type ReactNode, useMemo } from 'react';
import { SavedViews } from '@/app/ui/saved-views';
import type { DefinitionKind, DefinitionRow } from './definition-list';
import { definitionTexts } from './definition-texts';
import type { DefinitionList } from './use-definition-rows';

interface DefinitionViewsProps<Content> {
  readonly kind: DefinitionKind<Content>;
  /** Undefined while they are read: nothing is counted. */
  readonly rows: readonly DefinitionRow<Content>[] | undefined;
  readonly list: DefinitionList<Content>;
}

/** The saved views with what each holds; none where there is only the one that holds all. */
export function DefinitionViews<Content>({ kind, rows, list }: DefinitionViewsProps<Content>): ReactNode {
  const { views, words } = kind;
  const counts = useMemo(
    () => views.map(({ holds }) => rows?.filter(({ content }) => holds(content)).length ?? 0),
    [views, rows],
  );
  if (views.length === 0) return null;
  const all = { id: '', label: words.all, ...(rows === undefined ? {} : { count: rows.length }) };
  const others = views.map(({ id, label }, index) => ({ id, label, count: counts[index] ?? 0 }));
  return (
    <SavedViews
      active={list.query.view}
      label={definitionTexts.views}
      onChange={(view) => list.ask({ view })}
      // An empty list keeps the tab that will hold its rows.
      views={rows === undefined || rows.length === 0 ? [all] : [all, ...others]}
    />
  );
}
