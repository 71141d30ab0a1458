/** The other firm of a file, as the lists name it. */
import type { BatchFile } from './batch';
import { issuerOf, recipientOf } from './document-parties';
import { receivedTexts } from './received-texts';
import { sendTexts } from './send-texts';

/** Under „Cumpărător”: the buyer, or from whom it came; of other companies both, the issuer first. Undefined where nothing was read. */
export function partnerOfFile({ reading, standing }: BatchFile): string | undefined {
  const document = reading?.document ?? null;
  if (document === null) return undefined;
  if (standing?.kind === 'other-seller')
    return sendTexts.ofAnother(issuerOf(document).name, recipientOf(document).name);
  return standing?.kind === 'received' ? receivedTexts.from(issuerOf(document).name) : document.buyer.name;
}

/** Name of the issuer. */
export function issuerOfFile({ reading }: BatchFile): string | undefined {
  const document = reading?.document ?? null;
  return document === null ? undefined : issuerOf(document).name;
}
