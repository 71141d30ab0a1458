import { useCallback } from 'react';
import type { MarkName } from '@/api/entities/archive-item';
import { addAlert, removeAlert } from '@/app/state/alerts';
import { useWorkspace } from '@/app/state/workspace';
import type { CommandContext } from '@/db/command-context';
import { personName } from '@/domain/text/person-name';
import { markTexts, markWords } from './mark-texts';

/** Marks the documents, or takes the mark back (`state` false); what stands so already is passed over. */
export type Marking = (ids: readonly string[], mark: MarkName, state: boolean) => Promise<void>;

/** What a list or a page calls for one or many documents: done at once, with a way back. Works without network. */
export function useMarking(): Marking {
  const { commands, user } = useWorkspace();
  const by = personName(user);
  return useCallback((ids, mark, state) => markWithUndo(commands, ids, { mark, state, by }), [commands, by]);
}

interface Said {
  readonly mark: MarkName;
  readonly state: boolean;
  readonly by: string;
}

async function markWithUndo(commands: CommandContext, ids: readonly string[], said: Said): Promise<void> {
  const changed = await write(commands, ids, said);
  if (changed === null || changed.length === 0) return;
  const words = markWords[said.mark];
  const alert = addAlert({
    type: 'undo',
    message: (said.state ? words.given : words.takenBack)(changed.length),
    action: {
      label: markTexts.undo,
      onAct: () => {
        removeAlert(alert);
        void write(commands, changed, { ...said, state: !said.state });
      },
    },
  });
}

/** Null where this device could not write it, which the person is told. */
async function write(commands: CommandContext, ids: readonly string[], said: Said): Promise<readonly string[] | null> {
  try {
    // Only a press needs it: no list carries it.
    const { markDocuments } = await import('@/db/invoices/mark-documents');
    return await markDocuments(commands, ids, said);
  } catch {
    addAlert({ type: 'warning', ...markTexts.failed });
    return null;
  }
}
