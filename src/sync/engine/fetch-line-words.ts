/** The words of lines, for the first search over them and after that for as long as this device has them. One tab fetches. */
import type { CompanyId } from '@/api/ids';
import { areLineWordsBehind } from '@/db/archive/lines/line-words-state';
import { type LineWordsOutcome, pullLineWords } from '../pull/pull-line-words';
import type { SyncPorts } from './sync-ports';

export async function fetchLineWords(
  ports: SyncPorts,
  company: CompanyId,
  signal: AbortSignal,
): Promise<LineWordsOutcome> {
  const fetch = (): Promise<LineWordsOutcome> => pullLineWords(ports, company, signal);
  try {
    return await ports.locks.run(`condica-line-words ${ports.db.name} ${company}`, fetch, signal);
  } catch (error) {
    if (signal.aborted) return 'stopped';
    throw error;
  }
}

/** After a pull: what it brought is searched, too. */
export async function keepLineWords(ports: SyncPorts, company: CompanyId, signal: AbortSignal): Promise<void> {
  if (await areLineWordsBehind(ports.db, company)) await fetchLineWords(ports, company, signal);
}
