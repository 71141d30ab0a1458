/** „Factura a mai fost transmisa anterior”: the named index is ours only if its bytes are (promise 7). */
import { askAnaf } from './ask-anaf';
import { fetchSignedZip } from './fetch-signed-zip';
import type { Filing } from './filing';
import type { FilingParts } from './filing-parts';
import { FILING_TEXTS } from './filing-texts';
import { afterTrouble, again, isLost } from './step-ends';

export async function duplicateStep(parts: FilingParts, filing: Filing): Promise<void> {
  const { store, plan } = parts;
  const answer = await askAnaf(parts, filing, (token) => parts.anaf.state(token, filing.duplicateOf));
  if (answer.kind === 'processing') return again(parts, filing, plan.pollMs);
  if (answer.kind === 'nok' || answer.kind === 'not-taken-over') return differs(parts, filing);
  const lost = (text: string): Promise<unknown> => isLost(parts, filing, text);
  if (answer.kind !== 'ok') return afterTrouble(parts, filing, answer, plan.pollMs, lost);
  const fetched = await fetchSignedZip(parts, filing, answer.downloadId, plan.pollMs, lost);
  if (fetched === undefined) return;
  if (fetched.documentSha256 !== filing.request.sha256) return differs(parts, filing);
  await store.record(filing, { kind: 'adopted', downloadId: answer.downloadId }, () => parts.now());
}

async function differs(parts: FilingParts, filing: Filing): Promise<void> {
  const text = FILING_TEXTS.differs(filing.duplicateOf);
  await parts.store.record(filing, { kind: 'duplicate-differs', text }, () => parts.now());
}
