/**
 * Settles a doubt by asking (promise 7, guarantee 13): lists what was sent since the attempt, looks into what is unknown,
 * compares bytes by hash. Only when the list has been silent for the whole wait is the document sent once more.
 */
import type { AnafMessage } from '../../outside/anaf/anaf-port';
import { askAnaf } from './ask-anaf';
import { fetchSignedZip } from './fetch-signed-zip';
import type { Filing } from './filing';
import type { FilingParts } from './filing-parts';
import { afterTrouble, again } from './step-ends';
import { uploadStep } from './upload-step';

/** ANAF's clock and ours may differ, and indexing times are whole minutes: the list is asked from before the attempt. */
const CLOCK_DIFFERENCE_MS = 10 * 60_000;
/** The list reaches back 60 days less a little. */
const LIST_REACH_MS = 60 * 86_400_000 - 5 * 60_000;

export async function doubtfulStep(parts: FilingParts, filing: Filing): Promise<void> {
  const listedTo = parts.now() - parts.plan.clockMarginMs;
  const looked = await lookIntoList(parts, filing, listedTo);
  if (looked.kind === 'ended') return;
  if (looked.kind === 'found') {
    await parts.store.record(filing, { kind: 'found', index: looked.index }, () => parts.now());
    return;
  }
  if (listedTo < filing.doubtfulSince + parts.plan.doubtWaitMs) return again(parts, filing, parts.plan.lookMs);
  return uploadStep(parts, filing);
}

/** `ended`: something stood in the way, and the next step is already planned. */
type Looked =
  | { readonly kind: 'found'; readonly index: string }
  | { readonly kind: 'absent' }
  | { readonly kind: 'ended' };

const ENDED: Looked = { kind: 'ended' };

async function lookIntoList(parts: FilingParts, filing: Filing, to: number): Promise<Looked> {
  const from = Math.max(filing.firstSentAt - CLOCK_DIFFERENCE_MS, parts.now() - LIST_REACH_MS);
  if (to <= from) return { kind: 'absent' };
  for (let page = 1; ; page += 1) {
    const request = { cif: filing.request.cif, from, to, page, filter: 'T' as const };
    const answer = await askAnaf(parts, filing, (token) => parts.anaf.list(token, request));
    if (answer.kind !== 'page') {
      await afterTrouble(parts, filing, answer, parts.plan.lookMs);
      return ENDED;
    }
    const looked = await lookIntoPage(parts, filing, answer.messages);
    if (looked.kind !== 'absent' || page >= answer.pages) return looked;
  }
}

async function lookIntoPage(parts: FilingParts, filing: Filing, messages: readonly AnafMessage[]): Promise<Looked> {
  const known = await parts.store.knownIndexes(
    filing,
    messages.map((message) => message.uploadIndex),
  );
  const candidates = messages.filter((message) => !known.has(message.uploadIndex));
  const examined = await parts.store.examined(
    filing,
    candidates.map((message) => message.id),
  );
  for (const message of candidates) {
    const sha256 = examined.get(message.id) ?? (await examine(parts, filing, message));
    if (sha256 === undefined) return ENDED;
    if (sha256 === filing.request.sha256) return { kind: 'found', index: message.uploadIndex };
  }
  return { kind: 'absent' };
}

/** The hash of the document inside a message, kept so that no message is downloaded twice (ten a day are allowed). */
async function examine(parts: FilingParts, filing: Filing, message: AnafMessage): Promise<string | undefined> {
  const fetched = await fetchSignedZip(parts, filing, message.id, parts.plan.lookMs);
  if (fetched === undefined) return undefined;
  await parts.store.rememberExamined(filing, { downloadId: message.id, sha256: fetched.documentSha256 });
  return fetched.documentSha256;
}
