/**
 * Settles a doubt by asking (promise 7, guarantee 13): lists what was sent and what failed since the attempt, looks into
 * what is unknown, compares bytes by hash. Only when the lists have been silent for the whole wait is the document sent once
 * more.
 *
 * A failed one's zip holds ANAF's reasons, not the document. So it is taken for ours only by exclusion: after the whole wait,
 * where it is the only one that nobody knows, and no other invoice of the company came into doubt in that time. Its index is
 * then asked as any other, and the refusal is shown with its reasons.
 *
 * A message is given out ten times a day. So one filing at a time looks into it, what it saw is kept for all, and a message that
 * cannot be looked into now keeps nobody from the others: of many in doubt each finds its own.
 */
import type { AnafMessage } from '../outside/anaf/anaf-port';
import { errorTexts } from '../outside/anaf/answers/signed-zip';
import { waitAt } from '../outside/anaf/filing-plan';
import { stillWaitsAfterRestore } from './after-restore';
import { afterNoZip, downloadZip, type NoZip } from './fetch-signed-zip';
import type { Filing, Held } from './filing';
import type { FilingParts } from './filing-parts';
import { FILING_TEXTS } from './filing-texts';
import { listedPages } from './listed-pages';
import { rejectedStep } from './poll-step';
import { afterTrouble, again } from './step-ends';
import { uploadStep } from './upload-step';

/** ANAF's clock and ours may differ, and indexing times are whole minutes: the list is asked from before the attempt. */
const CLOCK_DIFFERENCE_MS = 10 * 60_000;
/** The list reaches back 60 days less a little. */
const LIST_REACH_MS = 60 * 86_400_000 - 5 * 60_000;
/** A refused upload of another doubt, sent again since, belongs to no filing: for so long it could be taken for this one's. */
const ORPHANS_MS = 24 * 60 * 60_000;

export async function doubtfulStep(parts: FilingParts, filing: Filing): Promise<void> {
  if (await stillWaitsAfterRestore(parts, filing)) return;
  const listedTo = parts.now() - parts.plan.clockMarginMs;
  const looked = await lookIntoList(parts, filing, listedTo);
  if (looked.kind === 'ended') return;
  if (looked.kind === 'found') return found(parts, filing, looked.message);
  // Listed under the index we were given: the list says what the state query does not.
  const own = looked.failed.find(({ uploadIndex }) => uploadIndex === filing.uploadIndex);
  if (own !== undefined && filing.duplicateOf === '') return rejectedStep(parts, filing, own.id);
  if (listedTo < filing.doubtfulSince + parts.plan.doubtWaitMs) return lookAgainLater(parts, filing);
  // What ANAF refused as a duplicate is not sent again for a duplicate's sake.
  if (filing.duplicateOf !== '') return duplicateOfNothing(parts, filing);
  const [failed, ...others] = looked.failed;
  const isOurs =
    failed !== undefined &&
    others.length === 0 &&
    (await parts.store.isAloneInDoubt(filing, filing.firstSentAt - ORPHANS_MS));
  if (isOurs) return found(parts, filing, failed);
  const { holdIfAbsent } = filing.request;
  return holdIfAbsent === undefined ? uploadStep(parts, filing) : holdBack(parts, filing, holdIfAbsent);
}

function lookAgainLater(parts: FilingParts, filing: Filing): Promise<void> {
  const { plan, store, now, random } = parts;
  const at = now();
  return store.looked(filing, { at, next: at + waitAt(plan.lookMs, filing.waits, random()) });
}

async function holdBack(parts: FilingParts, filing: Filing, held: Held): Promise<void> {
  await parts.store.record(filing, { kind: 'held-back', held }, () => parts.now());
}

/** Under an index that we knew already the list has said it all; another one is asked for its verdict. */
async function found(parts: FilingParts, filing: Filing, message: AnafMessage): Promise<void> {
  await parts.store.record(
    filing,
    message.uploadIndex === filing.uploadIndex
      ? { kind: 'verdict-ok', downloadId: message.id }
      : { kind: 'found', index: message.uploadIndex },
    () => parts.now(),
  );
}

async function duplicateOfNothing(parts: FilingParts, filing: Filing): Promise<void> {
  const text = FILING_TEXTS.duplicateUnknown(filing.duplicateOf);
  await parts.store.record(filing, { kind: 'duplicate-differs', text }, () => parts.now());
}

/** `ended`: something stood in the way, and the next step is already planned. */
type Looked =
  | { readonly kind: 'found'; readonly message: AnafMessage }
  /** `failed`: refused uploads since the attempt whose document is not known. */
  | Absent
  | { readonly kind: 'ended' };

/** `notNow`: some could not be looked into, and this plans the next step. */
interface Absent {
  readonly kind: 'absent';
  readonly failed: readonly AnafMessage[];
  readonly notNow?: () => Promise<unknown>;
}

const ENDED: Looked = { kind: 'ended' };

async function lookIntoList(parts: FilingParts, filing: Filing, to: number): Promise<Looked> {
  const earliest = parts.now() - LIST_REACH_MS;
  // A time that has not come yet was named by a device whose clock is ahead, by nobody knows how much.
  const isKnown = filing.firstSentAt <= parts.now();
  const from = isKnown ? Math.max(filing.firstSentAt - CLOCK_DIFFERENCE_MS, earliest) : earliest;
  if (to <= from) return { kind: 'absent', failed: [] };
  const failed: AnafMessage[] = [];
  let notNow: Absent['notNow'];
  const { companyId, request } = filing;
  for (const filter of ['T', 'E'] as const) {
    for await (const answer of listedPages(parts, { companyId, cif: request.cif, from, to, filter })) {
      if (answer.kind !== 'page') {
        await afterTrouble(parts, filing, answer, parts.plan.lookMs, () => again(parts, filing, parts.plan.lookMs));
        return ENDED;
      }
      const looked = await lookIntoPage(parts, filing, answer.messages);
      if (looked.kind !== 'absent') return looked;
      failed.push(...looked.failed);
      notNow ??= looked.notNow;
    }
  }
  if (notNow === undefined) return { kind: 'absent', failed };
  await notNow();
  return ENDED;
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
  const failed: AnafMessage[] = [];
  let notNow: Absent['notNow'];
  for (const message of candidates) {
    const seen = examined.get(message.id) ?? (await examine(parts, filing, message));
    if (typeof seen === 'object') {
      notNow ??= seen.plan;
      if (seen.ofAll) break;
    }
    if (seen === filing.request.sha256) return { kind: 'found', message };
    if (seen === REASONS) failed.push(message);
  }
  return { kind: 'absent', failed, ...(notNow === undefined ? {} : { notNow }) };
}

/** Instead of a hash: the message holds ANAF's reasons. */
const REASONS = 'errors';
/** Instead of a hash: ANAF lists the message and does not give it out. */
const NOT_GIVEN = 'absent';

/** It cannot be looked into now. `ofAll`: nor can the others. `plan` sets the filing's next step. */
interface NotNow {
  readonly ofAll: boolean;
  readonly plan: () => Promise<unknown>;
}

/** The hash of the document inside a message, kept so that no message is downloaded twice. */
async function examine(parts: FilingParts, filing: Filing, message: AnafMessage): Promise<string | NotNow> {
  const { store, plan } = parts;
  const remember = async (sha256: string): Promise<string> => {
    await store.rememberExamined(filing, { downloadId: message.id, sha256 });
    return sha256;
  };
  const lookAgain = (): Promise<void> => again(parts, filing, plan.lookMs);
  if (!(await store.beginExamining(filing, message.id, parts.now() + plan.examineMs)))
    return { ofAll: false, plan: lookAgain };
  const answer = await downloadZip(parts, filing, message.id);
  if (answer.kind === 'opened') {
    const { document, documentSha256 } = answer.fetched;
    return remember(errorTexts(document) === undefined ? documentSha256 : REASONS);
  }
  if (answer.kind === 'gone') return remember(NOT_GIVEN);
  const whenAbsent = async (): Promise<void> => {
    await remember(NOT_GIVEN);
    await lookAgain();
  };
  return { ofAll: !isOfMessage(answer), plan: () => afterNoZip(parts, filing, answer, plan.lookMs, whenAbsent) };
}

/** Its own bytes, right or limit stand in the way. */
function isOfMessage(answer: NoZip): boolean {
  return answer.kind === 'damaged' || (answer.kind === 'query-failed' && answer.reason !== 'technical');
}
