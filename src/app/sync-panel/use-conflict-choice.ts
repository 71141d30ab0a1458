import { useState } from 'react';
import { addAlert } from '@/app/state/alerts';
import { useLive } from '@/app/state/use-live';
import { useWorkspace } from '@/app/state/workspace';
import { syncTexts } from '@/app/texts/sync-texts';
import { draftById } from '@/db/collections/draft-queries';
import type { ConflictRow } from '@/db/conflicts/conflict-row';
import { keepBoth } from '@/db/conflicts/keep-both';
import { type Choose, type ClashingPart, type ConflictChoice, mergeField } from '@/db/conflicts/merge-field';
import { resolveConflict } from '@/db/conflicts/resolve-conflict';
import { conflictTotal } from './conflict-total';
import { mergedWords } from './conflict-words';

type Choices = Readonly<Record<string, ConflictChoice>>;

export interface ConflictChoosing {
  readonly parts: readonly ClashingPart[];
  /** What was merged by itself, in words. */
  readonly merged: readonly string[];
  readonly choose: Choose;
  readonly onChoose: (key: string, choice: ConflictChoice) => void;
  readonly onAll: (choice: ConflictChoice) => void;
  /** What a draft comes to with the choices made; undefined for other rows. */
  readonly total: string | undefined;
  /** With the choices made, or with these alone. */
  readonly save: (choices?: Choices) => void;
  readonly keepBoth: () => void;
}

const SERVER: Choose = () => 'theirs';

/** The choices over a conflict; on opening the server's value is the chosen one. `onSettled` after what was chosen is written. */
export function useConflictChoice(conflict: ConflictRow, onSettled: () => void): ConflictChoosing {
  const { db, commands, syncNow } = useWorkspace();
  const [choices, setChoices] = useState<Choices>({});
  const draft = useLive(
    async () => (conflict.collection === 'draft' ? ((await draftById(db, conflict.rowId))?.row ?? null) : null),
    [db, conflict],
  );
  const choose: Choose = (key) => choices[key] ?? 'theirs';
  const merges = conflict.fields.map((field) => mergeField(field, SERVER));
  const parts = merges.flatMap(({ clashing }) => clashing);
  const changes = [...merges.flatMap(({ merged }) => merged), ...conflict.merged];
  const settle = (work: Promise<unknown>): void => {
    work.then(
      () => {
        syncNow();
        onSettled();
      },
      (error: unknown) => {
        console.error('The conflict could not be settled:', error);
        addAlert({ id: 'conflict-failed', type: 'error', ...syncTexts.commandFailed });
      },
    );
  };
  const context = { ...commands, companyId: conflict.companyId };
  return {
    parts,
    merged: changes.map((change) => mergedWords(change, conflict.fields)),
    choose,
    onChoose: (key, choice) => setChoices({ ...choices, [key]: choice }),
    onAll: (choice) => setChoices(Object.fromEntries(parts.map(({ key }) => [key, choice]))),
    total: draft === undefined || draft === null ? undefined : conflictTotal(draft, conflict, choose),
    save: (chosen = choices) => settle(resolveConflict(context, conflict.id, chosen)),
    keepBoth: () => settle(keepBoth(context, conflict.id)),
  };
}
