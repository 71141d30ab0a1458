/** What stands at the foot of every page: how the document was filed, who wrote it, which page it is. */
import type { DocumentProof } from '../document-proof';
import { documentTexts } from '../document-texts';
import type { Paragraph } from '../layout/blocks';
import { STYLES } from '../layout/text-styles';

const bit = (text: string) => ({ text, style: STYLES.foot });

/** The left side, the same on all pages; `undefined` for a draft. */
export function proofLines(proof: DocumentProof | undefined): readonly Paragraph[] {
  if (proof === undefined) return [[bit(documentTexts.draftFoot)]];
  const { uploadIndex, validatedAt, xmlSha256 } = proof;
  const validated = validatedAt === '' ? '' : `· ${documentTexts.validated(validatedAt)} · ${documentTexts.original}`;
  const index: Paragraph = [
    bit(documentTexts.uploadIndex),
    { text: uploadIndex, style: STYLES.footStrong },
    bit(validated),
  ];
  const hash = bit(`${documentTexts.hash} ${xmlSha256.replace(/(.{8})(?=.)/g, '$1 ')}`);
  return [...(uploadIndex === '' ? [] : [index]), [hash]];
}
