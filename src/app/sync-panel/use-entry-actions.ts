import { addAlert } from '@/app/state/alerts';
import { useWorkspace } from '@/app/state/workspace';
import { syncTexts } from '@/app/texts/sync-texts';
import type { CommandContext } from '@/db/command-context';
import { discardEntry } from '@/db/entries/discard-entry';
import { retryEntry } from '@/db/entries/retry-entry';
import type { OutboxEntry } from '@/db/outbox/outbox-entry';

export interface EntryActions {
  readonly retry: (entry: OutboxEntry) => void;
  readonly discard: (entry: OutboxEntry) => Promise<void>;
}

function failed(error: unknown): void {
  console.error('The outbox could not be changed:', error);
  addAlert({ id: 'outbox-failed', type: 'error', ...syncTexts.commandFailed });
}

/** What the person can do with unsent work, of whichever company it is. */
export function useEntryActions(): EntryActions {
  const { commands, syncNow } = useWorkspace();
  const contextOf = (entry: OutboxEntry): CommandContext => ({ ...commands, companyId: entry.companyId });
  return {
    retry: (entry) => {
      retryEntry(contextOf(entry), entry.id).then(() => syncNow(), failed);
    },
    discard: async (entry) => {
      try {
        const outcome = await discardEntry(contextOf(entry), entry.id);
        if (outcome === 'left') addAlert({ type: 'warning', ...syncTexts.discardLeft });
      } catch (error) {
        failed(error);
      }
    },
  };
}
