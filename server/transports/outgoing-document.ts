/**
 * The document as it goes: as the device froze it, but for what the device could not know. The UIT of what it stands on is written
 * in; and where ANAF's service was away until the day of the start was over, and the time that the law gives after it is not, that
 * it is declared after an outage.
 */
import { bucharestDay } from '@/domain/calendar/bucharest-day';
import { isIsoDate } from '@/domain/calendar/iso-date';
import { type LoggedOutage, rightAfterOutage } from '@/domain/transport/life/outage-window';
import type { Declaration } from '@/domain/transport/model/declaration';
import { readDeclaration } from '@/domain/transport/model/read-declaration';
import { writeDeclaration } from '@/domain/transport/model/write-declaration';
import { readXml } from '@/domain/xml/read-xml';
import { sha256Hex } from '../filings/sha256-hex';
import type { StepDocument, StepFiling } from './step-filing';
import { uitIn, withUit } from './uit-in-document';

export interface Sending {
  /** Of the declaration that the step stands on. */
  readonly uit: string;
  /** Of outages of the service, as the server keeps it. */
  readonly log: readonly LoggedOutage[];
  /** Milliseconds since 1970. */
  readonly now: number;
}

export function outgoingDocument(step: StepFiling, kept: Uint8Array, { uit, log, now }: Sending): StepDocument {
  const said = declarationIn(kept);
  const named = step.kind !== 'declare' && uitIn(said) === '' ? withUit(said, uit) : said;
  const whole = isAfterOutage(step, named, log, now) ? { ...named, afterOutage: 'D' } : named;
  const afterOutage = whole.afterOutage === 'D';
  if (whole === said) return { bytes: kept, sha256: step.xmlSha256, afterOutage };
  const bytes = new TextEncoder().encode(writeDeclaration(whole));
  return { bytes, sha256: sha256Hex(bytes), afterOutage };
}

/** What was recorded was judged before: it can be read. */
export function declarationIn(bytes: Uint8Array): Declaration {
  const read = readXml(bytes);
  const said = read.ok ? readDeclaration(read.root) : undefined;
  if (said?.ok !== true) throw new Error('A recorded declaration cannot be read');
  return said.declaration;
}

/**
 * The service did not take it before the day of the start was over, and that day is over now. When the service was back, the log
 * says; what failed once and was answered within its least time stands in no log, and counts as the moment that it was.
 */
function isAfterOutage(
  { awayAt }: StepFiling,
  { content, afterOutage }: Declaration,
  log: readonly LoggedOutage[],
  now: number,
): boolean {
  if (awayAt === 0 || afterOutage === 'D' || content.kind !== 'notification') return false;
  const { startDate } = content.transport;
  if (!isIsoDate(startDate) || bucharestDay(now) <= startDate) return false;
  const met = new Date(awayAt).toISOString();
  return rightAfterOutage(startDate, [...log, { from: met, until: met }], now).kind === 'may';
}
