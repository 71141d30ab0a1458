/**
 * Downloads a message's zip and opens it; where that fails the next step is planned and undefined returned. `whenAbsent`: ANAF
 * keeps it no longer, or has not known it for the whole bound.
 */
import type { DownloadAnswer } from '../outside/anaf/anaf-port';
import { openSignedZip } from '../outside/anaf/answers/signed-zip';
import { askAnaf } from './ask-anaf';
import type { Filing, KeptDocument } from './filing';
import type { FilingParts } from './filing-parts';
import { FILING_TEXTS } from './filing-texts';
import { sha256Hex } from './sha256-hex';
import { afterTrouble, hold, type WhenUnknown } from './step-ends';

export interface FetchedZip {
  readonly zip: KeptDocument;
  readonly document: Uint8Array;
  readonly documentSha256: string;
}

export async function fetchSignedZip(
  parts: FilingParts,
  filing: Filing,
  downloadId: string,
  waits: readonly number[],
  whenAbsent: WhenUnknown,
): Promise<FetchedZip | undefined> {
  const answer = await askAnaf<DownloadAnswer>(parts, filing, (token) => parts.anaf.download(token, downloadId));
  if (answer.kind === 'gone') {
    await whenAbsent(answer.text);
    return undefined;
  }
  if (answer.kind !== 'zip') {
    await afterTrouble(parts, filing, answer, waits, whenAbsent);
    return undefined;
  }
  const opened = openSignedZip(answer.bytes);
  if (opened.kind === 'damaged') {
    const text = FILING_TEXTS.damagedZip(opened.detail);
    await hold(parts, filing, { kind: 'held', waitMs: parts.plan.blockedMs, text });
    return undefined;
  }
  const zip = { bytes: answer.bytes, sha256: sha256Hex(answer.bytes) };
  return { zip, document: opened.document, documentSha256: sha256Hex(opened.document) };
}
