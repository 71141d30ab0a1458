/** What a report's log is made of, from this device. */
import { API_ERRORS } from '@/api/errors';
import { OUTBOX_CALL_NAMES } from '@/api/outbox-calls';
import { buildFacts } from '@/app/state/build-facts';
import { pageErrors } from '@/app/state/page-errors';
import type { CondicaDatabase } from '@/db/condica-database';
import { type LogSources, makeReportLog, type ReportLog } from '@/domain/support/report-log';

const KNOWN = {
  calls: new Set(OUTBOX_CALL_NAMES),
  answers: new Set([...Object.keys(API_ERRORS), 'network', 'timeout', 'malformed']),
};

export type Entries = LogSources['entries'];

/** What waits, without bodies: of ten thousand entries only these three words stay in memory. */
export async function readEntries(db: CondicaDatabase): Promise<Entries> {
  const entries: Entries[number][] = [];
  await db.outbox.each(({ call, state, failure }) => {
    entries.push({ call, state, failure: failure?.code ?? null });
  });
  return entries;
}

export function logOfDevice(
  page: Window,
  { entries, ...network }: Pick<LogSources, 'entries' | 'online' | 'connected'>,
): ReportLog {
  return makeReportLog(
    {
      build: buildFacts,
      userAgent: page.navigator.userAgent,
      width: page.innerWidth,
      height: page.innerHeight,
      installed: page.matchMedia('(display-mode: standalone)').matches,
      entries,
      errors: pageErrors(),
      ...network,
    },
    KNOWN,
  );
}
