/** The two members of ANAF's zip, unpacked within bounds (reference, section 5.1). */
import { unzipSync } from 'fflate';
import { readHeaderDocument } from './header-document';

/** A document of 10 MB and its signature; whatever claims more is not unpacked. */
const MAX_MEMBER_BYTES = 24 * 1024 * 1024;
const MAX_MEMBERS = 8;
const SIGNATURE = /^semnatura_(\d+)\.xml$/;

export type SignedZip =
  | {
      readonly kind: 'signed';
      readonly index: string;
      readonly document: Uint8Array;
      readonly signature: Uint8Array /** Members beside the two. */;
      readonly others: number;
    }
  | { readonly kind: 'damaged'; readonly detail: string; readonly lacks: 'zip' | 'document' | 'signature' };

export function openSignedZip(bytes: Uint8Array): SignedZip {
  const members = unpack(bytes);
  if (members === undefined) return { kind: 'damaged', detail: 'not a readable zip', lacks: 'zip' };
  const name = Object.keys(members).find((member) => SIGNATURE.test(member));
  const index = name === undefined ? undefined : SIGNATURE.exec(name)?.[1];
  const signature = name === undefined ? undefined : members[name];
  const document = members[`${index}.xml`];
  if (index === undefined || signature === undefined || document === undefined)
    return {
      ...{ kind: 'damaged', detail: 'document or signature missing' },
      lacks: signature === undefined ? 'signature' : 'document',
    };
  return { kind: 'signed', index, document, signature, others: Object.keys(members).length - 2 };
}

function unpack(bytes: Uint8Array): Record<string, Uint8Array> | undefined {
  let seen = 0;
  try {
    return unzipSync(bytes, {
      filter: (member) => {
        seen += 1;
        return seen <= MAX_MEMBERS && member.originalSize <= MAX_MEMBER_BYTES;
      },
    });
  } catch {
    return undefined;
  }
}

const ERRORS_NAMESPACE = 'mfp:anaf:dgti:efactura:mesajEroriFactuta:v1';

/** The texts of an errors document; undefined where the document is another one. */
export function errorTexts(document: Uint8Array): readonly string[] | undefined {
  const header = readHeaderDocument(document);
  return header?.namespace === ERRORS_NAMESPACE ? header.errors : undefined;
}

const DUPLICATE = /a mai fost transmis[aă] anterior cu index\s*=\s*(\d+)/i;

/** The index a duplicate verdict names (section 5.3); undefined for any other reason. */
export function duplicateOf(texts: readonly string[]): string | undefined {
  for (const text of texts) {
    const index = DUPLICATE.exec(text)?.[1];
    if (index !== undefined) return index;
  }
  return undefined;
}
