/** Fetches the signed original of an accepted invoice and keeps it whole, once it is sure that it is ours. */
import { fetchSignedZip } from './fetch-signed-zip';
import type { Filing } from './filing';
import type { FilingParts } from './filing-parts';
import { FILING_TEXTS } from './filing-texts';
import { hold } from './step-ends';

export async function zipStep(parts: FilingParts, filing: Filing): Promise<void> {
  const { store, plan } = parts;
  const fetched = await fetchSignedZip(parts, filing, filing.downloadId, plan.pollMs, async (text) => {
    await store.record(filing, { kind: 'zip-gone', text }, () => parts.now());
  });
  if (fetched === undefined) return;
  if (fetched.documentSha256 !== filing.request.sha256)
    return hold(parts, filing, { kind: 'held', waitMs: plan.blockedMs, text: FILING_TEXTS.otherBytes });
  await store.record(filing, { kind: 'zip-kept', zip: fetched.zip }, () => parts.now());
}
