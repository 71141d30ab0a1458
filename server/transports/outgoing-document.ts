/**
 * The document as it goes: as the device froze it, but for what the device could not know. The UIT of what it stands on is written
 * in; and where ANAF's service was away until the day of the start was over, that it is declared after an outage.
 */
import { bucharestDay } from '@/domain/calendar/bucharest-day';
import { isIsoDate } from '@/domain/calendar/iso-date';
import type { Declaration } from '@/domain/transport/model/declaration';
import { readDeclaration } from '@/domain/transport/model/read-declaration';
import { writeDeclaration } from '@/domain/transport/model/write-declaration';
import { readXml } from '@/domain/xml/read-xml';
import { sha256Hex } from '../filings/sha256-hex';
import type { StepDocument, StepFiling } from './step-filing';
import { uitIn, withUit } from './uit-in-document';

/** `uit`: of the declaration that the step stands on. */
export function outgoingDocument(step: StepFiling, kept: Uint8Array, uit: string, now: number): StepDocument {
  const said = declarationIn(kept);
  const named = step.kind !== 'declare' && uitIn(said) === '' ? withUit(said, uit) : said;
  const whole = isAfterOutage(step, named, now) ? { ...named, afterOutage: 'D' } : named;
  if (whole === said) return { bytes: kept, sha256: step.xmlSha256 };
  const bytes = new TextEncoder().encode(writeDeclaration(whole));
  return { bytes, sha256: sha256Hex(bytes) };
}

/** What was recorded was judged before: it can be read. */
export function declarationIn(bytes: Uint8Array): Declaration {
  const read = readXml(bytes);
  const said = read.ok ? readDeclaration(read.root) : undefined;
  if (said?.ok !== true) throw new Error('A recorded declaration cannot be read');
  return said.declaration;
}

/** The service was away before the day of the start was over, and that day is over now. */
function isAfterOutage({ awayAt }: StepFiling, { content, afterOutage }: Declaration, now: number): boolean {
  if (awayAt === 0 || afterOutage === 'D' || content.kind !== 'notification') return false;
  const { startDate } = content.transport;
  return isIsoDate(startDate) && bucharestDay(awayAt) <= startDate && bucharestDay(now) > startDate;
}
