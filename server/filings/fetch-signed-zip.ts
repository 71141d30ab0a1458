/** Downloads a message's zip and opens it. */
import type { DownloadAnswer } from '../outside/anaf/anaf-port';
import { openSignedZip } from '../outside/anaf/answers/signed-zip';
import { type Asked, askAnaf } from './ask-anaf';
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

/** What came instead of a zip that can be opened. */
export type NoZip =
  | Exclude<Asked<DownloadAnswer>, { readonly kind: 'zip' }>
  | { readonly kind: 'damaged'; readonly detail: string };

/** Where it fails the next step is planned and undefined returned. `whenAbsent`: see `afterNoZip`. */
export async function fetchSignedZip(
  parts: FilingParts,
  filing: Filing,
  downloadId: string,
  waits: readonly number[],
  whenAbsent: WhenUnknown,
): Promise<FetchedZip | undefined> {
  const answer = await downloadZip(parts, filing, downloadId);
  if (answer.kind === 'opened') return answer.fetched;
  await afterNoZip(parts, filing, answer, waits, whenAbsent);
  return undefined;
}

export async function downloadZip(
  parts: FilingParts,
  filing: Filing,
  downloadId: string,
): Promise<{ readonly kind: 'opened'; readonly fetched: FetchedZip } | NoZip> {
  const answer = await askAnaf<DownloadAnswer>(parts, filing, (token) => parts.anaf.download(token, downloadId));
  if (answer.kind !== 'zip') return answer;
  const opened = openSignedZip(answer.bytes);
  if (opened.kind === 'damaged') return opened;
  const zip = { bytes: answer.bytes, sha256: sha256Hex(answer.bytes) };
  return { kind: 'opened', fetched: { zip, document: opened.document, documentSha256: sha256Hex(opened.document) } };
}

/** Plans the next step. `whenAbsent`: ANAF keeps it no longer, or has not known it for the whole bound. */
export async function afterNoZip(
  parts: FilingParts,
  filing: Filing,
  answer: NoZip,
  waits: readonly number[],
  whenAbsent: WhenUnknown,
): Promise<void> {
  if (answer.kind === 'gone') await whenAbsent(answer.text);
  else if (answer.kind === 'damaged') {
    const text = FILING_TEXTS.damagedZip(answer.detail);
    await hold(parts, filing, { kind: 'held', waitMs: parts.plan.blockedMs, text });
  } else await afterTrouble(parts, filing, answer, waits, whenAbsent);
}
