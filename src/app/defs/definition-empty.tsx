import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFirstLoad } from '@/app/state/use-first-load';
import { Button } from '@/app/ui/buttons/button';
import { EmptyState } from '@/app/ui/states/empty-state';
import type { DefinitionKind } from './definition-list';
import { definitionTexts } from './definition-texts';

interface DefinitionEmptyProps<Content> {
  readonly kind: DefinitionKind<Content>;
  readonly searching: boolean;
  readonly onAdd: () => void;
  readonly onClear: () => void;
}

/** Why no row is shown, and the one thing to do about it. */
export function DefinitionEmpty<Content>(props: DefinitionEmptyProps<Content>): ReactNode {
  const { words } = props.kind;
  const coming = useFirstLoad() === true;
  if (props.searching)
    return (
      <EmptyState
        action={<Button onClick={props.onClear}>{definitionTexts.clearFilter}</Button>}
        title={words.noMatchTitle}
      />
    );
  return (
    <EmptyState
      action={
        <Button icon={Plus} onClick={props.onAdd} variant="primary">
          {words.add}
        </Button>
      }
      {...(props.kind.import === undefined ? {} : { note: definitionTexts.pasteHint })}
      text={coming ? definitionTexts.comingText : words.emptyText}
      title={coming ? definitionTexts.comingTitle : words.emptyTitle}
    />
  );
}

/** The device's rows could not be read: what is safe, and how to try again. */
export function DefinitionUnread<Content>(props: {
  readonly kind: Pick<DefinitionKind<Content>, 'words'>;
  readonly onAgain: () => void;
}): ReactNode {
  return (
    <div role="alert">
      <EmptyState
        action={<Button onClick={props.onAgain}>{definitionTexts.readAgain}</Button>}
        text={definitionTexts.unreadText}
        title={props.kind.words.unreadTitle ?? definitionTexts.unreadTitle}
      />
    </div>
  );
}
