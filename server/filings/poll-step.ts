/** Asks for the verdict of an upload that has an index; a refusal's reasons are fetched with it. */
import { duplicateOf, errorTexts } from '../outside/anaf/answers/signed-zip';
import { waitAt } from '../outside/anaf/filing-plan';
import { askAnaf } from './ask-anaf';
import { fetchSignedZip } from './fetch-signed-zip';
import type { Filing } from './filing';
import type { FilingParts } from './filing-parts';
import { FILING_TEXTS } from './filing-texts';
import { afterTrouble, again, hold, isLost } from './step-ends';

export async function pollStep(parts: FilingParts, filing: Filing): Promise<void> {
  const { store, plan } = parts;
  const answer = await askAnaf(parts, filing, (token) => parts.anaf.state(token, filing.uploadIndex));
  switch (answer.kind) {
    case 'ok':
      await store.record(filing, { kind: 'verdict-ok', downloadId: answer.downloadId }, () => parts.now());
      return;
    case 'nok':
      return rejectedStep(parts, filing, answer.downloadId);
    case 'processing':
      if (filing.state === 'processing') return again(parts, filing, plan.pollMs, 0);
      await store.record(filing, { kind: 'processing' }, () => parts.now() + waitAt(plan.pollMs, filing.waits + 1, 0));
      return;
    case 'not-taken-over':
      await store.record(filing, { kind: 'not-taken-over', text: FILING_TEXTS.notTakenOver }, () => parts.now());
      return;
    default:
      return afterTrouble(parts, filing, answer, plan.pollMs, (text) => isLost(parts, filing, text));
  }
}

/** The verdict is recorded with its reasons or not at all: until they are fetched the state stays as it is. */
export async function rejectedStep(parts: FilingParts, filing: Filing, downloadId: string): Promise<void> {
  const fetched = await fetchSignedZip(parts, filing, downloadId, parts.plan.pollMs, (text) =>
    parts.store.record(filing, { kind: 'not-taken-over', text: FILING_TEXTS.reasonsGone(text) }, () => parts.now()),
  );
  if (fetched === undefined) return;
  const texts = errorTexts(fetched.document);
  if (texts === undefined) {
    const text = FILING_TEXTS.damagedZip('lipsesc erorile');
    return hold(parts, filing, { kind: 'held', waitMs: parts.plan.blockedMs, text });
  }
  const index = duplicateOf(texts);
  await parts.store.record(
    filing,
    index === undefined
      ? { kind: 'verdict-rejected', downloadId, texts, zip: fetched.zip }
      : { kind: 'verdict-duplicate', index, texts },
    () => parts.now(),
  );
}
