/** Fetches the signed original of an accepted invoice and keeps it whole, once it is sure that it is ours. */
import { fetchSignedZip } from './fetch-signed-zip';
import type { Filing, KeptDocument } from './filing';
import type { FilingParts } from './filing-parts';
import { FILING_TEXTS } from './filing-texts';
import { hold } from './step-ends';

export async function zipStep(parts: FilingParts, filing: Filing): Promise<void> {
  const { store, plan } = parts;
  const fetched = await fetchSignedZip(parts, filing, filing.downloadId, plan.pollMs, async (text) => {
    await store.record(filing, { kind: 'zip-gone', text }, () => parts.now());
  });
  if (fetched === undefined) return;
  if (fetched.documentSha256 !== filing.request.sha256) return otherDocument(parts, filing, fetched.zip);
  await store.record(filing, { kind: 'zip-kept', zip: fetched.zip }, () => parts.now());
}

/** Fetches beyond the first that may give the right one: a cache may have mixed up two answers. */
const MORE_FETCHES = 2;

async function otherDocument(parts: FilingParts, filing: Filing, zip: KeptDocument): Promise<void> {
  if (filing.waits >= MORE_FETCHES)
    await parts.store.record(filing, { kind: 'zip-other', zip, text: FILING_TEXTS.otherBytesKept }, () => parts.now());
  else {
    await hold(parts, filing, { kind: 'held', waitMs: parts.plan.blockedMs, text: FILING_TEXTS.otherBytes });
    if (!filing.messages.includes(FILING_TEXTS.otherBytes))
      await parts.store.postpone(filing, parts.now() + parts.plan.blockedMs);
  }
}
