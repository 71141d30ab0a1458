import { addAlert } from '@/app/state/alerts';
import { countedNoun, countText } from '@/app/ui/words/amount-text';
import type { DefinitionActions, DefinitionKind, DefinitionRow } from './definition-list';
import { wasTold } from './definition-outcome';
import { definitionTexts } from './definition-texts';

const UNDO_MS = 10_000;

type Kind<Content> = Pick<DefinitionKind<Content>, 'words' | 'nameOf' | 'noun'>;

/**
 * Removes rows one after the other and offers to bring back those that went; one that changed meanwhile stays, which is said; where it stops, it says after how many, and
 * ends as done. `onProgress`: rows removed so far.
 */
export async function removeWithUndo<Content>(
  kind: Kind<Content>,
  actions: Pick<DefinitionActions<Content>, 'add' | 'remove'>,
  rows: readonly DefinitionRow<Content>[],
  onProgress: (done: number) => void = () => undefined,
): Promise<void> {
  const removed: DefinitionRow<Content>[] = [];
  const changed: DefinitionRow<Content>[] = [];
  try {
    for (const row of rows) {
      ((await actions.remove(row)) ? removed : changed).push(row);
      onProgress(removed.length);
    }
  } catch (error) {
    console.error('The removal stopped:', error);
    const message = definitionTexts.removalStopped(countText(removed.length), countText(rows.length));
    addAlert({ type: 'error', message, description: definitionTexts.removalStoppedText });
  }
  if (changed.length > 0) sayChanged(kind, changed);
  if (removed.length > 0) offerUndo(kind, actions, removed);
}

/** More names than these nobody reads. */
const NAMED = 3;

function sayChanged<Content>({ nameOf, noun }: Kind<Content>, changed: readonly DefinitionRow<Content>[]): void {
  const names =
    changed.length > NAMED
      ? countedNoun(changed.length, ...(noun ?? definitionTexts.row))
      : changed.map(({ content }) => nameOf(content)).join(', ');
  const message = definitionTexts.changedMeanwhile(names);
  addAlert({ type: 'warning', message, description: definitionTexts.changedMeanwhileText });
}

function offerUndo<Content>(
  { words, nameOf, noun }: Kind<Content>,
  { add }: Pick<DefinitionActions<Content>, 'add'>,
  removed: readonly DefinitionRow<Content>[],
): void {
  const [first] = removed;
  const restore = async (): Promise<void> => {
    for (const { content } of removed) await add(content);
  };
  addAlert({
    type: 'undo',
    message:
      removed.length === 1 && first !== undefined
        ? words.removed(nameOf(first.content))
        : definitionTexts.removedMany(countedNoun(removed.length, ...(noun ?? definitionTexts.row))),
    delay: UNDO_MS,
    action: { label: words.undo, onAct: () => void restore().catch(wasTold) },
  });
}
