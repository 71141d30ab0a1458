import { saveFile } from '@/app/files/save-file';
import { addAlert } from '@/app/state/alerts';
import { useWorkspace, type Workspace } from '@/app/state/workspace';
import { syncTexts } from '@/app/texts/sync-texts';
import { exportUnsent } from '@/db/unsent/export-unsent';
import { importUnsent } from '@/db/unsent/import-unsent';

/** The file's name carries the day and hour, so that two exports do not take each other's place. */
export function unsentFileName(isoInstant: string): string {
  return `condica-netrimise-${isoInstant.slice(0, 16).replace(/[:T]/g, '-')}.json`;
}

async function save({ commands }: Workspace): Promise<void> {
  const text = await exportUnsent(commands);
  if (text === null) addAlert({ type: 'info', message: syncTexts.nothingToExport });
  else saveFile(text, unsentFileName(commands.now()), 'application/json');
}

async function take({ db, syncNow }: Workspace, file: File): Promise<void> {
  const outcome = await importUnsent(db, await file.text());
  if (outcome.kind === 'not-a-file') addAlert({ type: 'error', ...syncTexts.notUnsentFile });
  else addAlert({ type: 'success', message: syncTexts.imported(outcome.entries) });
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
      save(workspace).catch(failed);
    },
    takeUnsent: (file) => {
      take(workspace, file).catch(failed);
    },
  };
}
