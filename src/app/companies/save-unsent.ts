import { saveFile } from '@/app/files/save-file';
import { addAlert } from '@/app/state/alerts';
import { syncTexts } from '@/app/texts/sync-texts';
import type { CommandContext } from '@/db/command-context';
import { exportUnsent } from '@/db/unsent/export-unsent';

/** The file's name carries the day and hour, so that two exports do not take each other's place. */
export function unsentFileName(isoInstant: string): string {
  return `condica-netrimise-${isoInstant.slice(0, 16).replace(/[:T]/g, '-')}.json`;
}

/** What exists on this device only, of all companies, to a file; the entries stay where they are. */
export async function saveUnsent(context: Pick<CommandContext, 'db' | 'deviceName' | 'now'>): Promise<void> {
  const text = await exportUnsent(context);
  if (text === null) addAlert({ type: 'info', message: syncTexts.nothingToExport });
  else saveFile(text, unsentFileName(context.now()), 'application/json');
}
