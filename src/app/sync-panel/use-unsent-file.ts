import { saveUnsent } from '@/app/companies/save-unsent';
import { addAlert } from '@/app/state/alerts';
import { useWorkspace, type Workspace } from '@/app/state/workspace';
import { syncTexts } from '@/app/texts/sync-texts';
import { importUnsent } from '@/db/unsent/import-unsent';

async function take({ db, syncNow }: Workspace, file: File): Promise<void> {
  const outcome = await importUnsent(db, await file.text());
  if (outcome.kind === 'not-a-file') addAlert({ type: 'error', ...syncTexts.notUnsentFile });
  else addAlert({ type: 'success', message: syncTexts.imported(outcome.entries) });
  if (outcome.kind === 'taken' && outcome.others > 0)
    addAlert({ type: 'warning', ...syncTexts.importedOthers(outcome.others) });
  syncNow();
}

function failed(error: unknown): void {
  console.error('The file of unsent work:', error);
  addAlert({ type: 'error', ...syncTexts.commandFailed });
}

/** Unsent work to a file, and from another device's file. */
export function useUnsentFile(): { readonly saveUnsent: () => void; readonly takeUnsent: (file: File) => void } {
  const workspace = useWorkspace();
  return {
    saveUnsent: () => {
      saveUnsent(workspace.commands).catch(failed);
    },
    takeUnsent: (file) => {
      take(workspace, file).catch(failed);
    },
  };
}
