import type { ReactNode } from 'react';
import type { ContentRows } from '@/db/collections/commands/content-rows';
import { DefinitionCard, type DefinitionCardProps } from './definition-card';
import type { DefinitionKind } from './definition-list';
import { DefinitionPage } from './definition-page';
import { useDefinition } from './use-definition';

interface CollectionPageProps<Content> {
  readonly kind: DefinitionKind<Content>;
  readonly collection: ContentRows<Content>;
  /** On the phone, beside the name and under it. */
  readonly card: (content: Content) => Omit<DefinitionCardProps, 'name'>;
}

/** The page of a definition that has nothing beside what all of them have. */
export function CollectionPage<Content extends object>(props: CollectionPageProps<Content>): ReactNode {
  const { kind, collection, card } = props;
  return (
    <DefinitionPage
      {...useDefinition(collection)}
      card={(content) => <DefinitionCard name={kind.nameOf(content)} {...card(content)} />}
      kind={kind}
    />
  );
}
