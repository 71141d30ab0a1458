/** What stands at the foot of every page: how the document was filed, who wrote it, which page it is. */
import type { DocumentProof } from '../document-proof';
import { documentTexts } from '../document-texts';
import { englishTexts } from '../english-texts';
import type { Paragraph } from '../layout/blocks';
import { type FittedRow, fitRow } from '../layout/fit-row';
import type { Mark, TaggedNode } from '../layout/page-description';
import { rowMarks } from '../layout/row-marks';
import { STYLES } from '../layout/text-styles';
import type { PaperLook } from '../look/paper-look';
import type { Say } from '../paper-language';
import type { FontMetrics } from '../text/font-metrics';
import { cell, lines, row } from './build-cells';
import { CONTENT_WIDTH, SHEET } from './paper-measures';

export interface FootFacts {
  /** Absent on a draft. */
  readonly proof?: DocumentProof;
  /** Who wrote it; '' where nobody knows. */
  readonly author: string;
}

const RIGHT_WIDTH = 130;
/** Below the rule. */
const PADDING = 6;
/** From the last line to the sheet's lower edge. */
const BOTTOM_MARGIN = 27;

/** The foot is furniture, but for what proves the filing: that is read aloud once, at the end. */
export class PaperFoot {
  /** Of its rule, from the sheet's upper edge: the content ends here. */
  readonly top: number;
  /** Characters that the fonts lack. */
  readonly missing = new Set<string>();
  private readonly left: FittedRow;
  private readonly own: FittedRow;

  constructor(
    private readonly facts: FootFacts,
    private readonly metrics: FontMetrics,
    private readonly say: Say,
    private readonly look: PaperLook,
  ) {
    const proof = [
      // No look leaves it out.
      ...(facts.proof?.atTest ? [TEST_LINE] : []),
      ...(look.proof || facts.proof === undefined ? proofLines(facts.proof) : []),
    ];
    this.left = this.fitted(proof, 0, CONTENT_WIDTH - RIGHT_WIDTH, 'start');
    this.own = this.fitted(
      look.footText === '' ? [] : lines(STYLES.foot, look.footText),
      0,
      CONTENT_WIDTH - RIGHT_WIDTH,
      'start',
    );
    const height = Math.max(this.left.height + this.own.height, this.right(1, 1).height);
    this.top = SHEET.height - BOTTOM_MARGIN - height - PADDING;
  }

  marks(page: number, pages: number): readonly Mark[] {
    const last = page === pages - 1;
    return [
      { kind: 'box', x: SHEET.left, y: this.top, width: CONTENT_WIDTH, height: 0.75, colour: this.look.accent },
      ...rowMarks(this.right(page + 1, pages), SHEET.left, this.top + PADDING),
      ...(last ? [] : this.proof()),
    ];
  }

  spoken(pages: number): readonly TaggedNode[] {
    const marks = this.proof();
    return marks.length === 0 ? [] : [{ tag: 'P', placed: [{ page: pages - 1, marks }], children: [] }];
  }

  private proof(): readonly Mark[] {
    const top = this.top + PADDING;
    return [...rowMarks(this.left, SHEET.left, top), ...rowMarks(this.own, SHEET.left, top + this.left.height)];
  }

  private right(page: number, pages: number): FittedRow {
    const { author } = this.facts;
    const texts = [
      ...(author === '' ? [] : [documentTexts.preparedBy(author)]),
      this.say(documentTexts.page(page, pages), englishTexts.page(page, pages)),
    ];
    return this.fitted(lines(STYLES.foot, ...texts), CONTENT_WIDTH - RIGHT_WIDTH, RIGHT_WIDTH, 'end');
  }

  private fitted(paragraphs: readonly Paragraph[], x: number, width: number, align: 'start' | 'end'): FittedRow {
    return fitRow(this.metrics, row([cell(x, width, paragraphs, { align })]), (character) =>
      this.missing.add(character),
    );
  }
}

const bit = (text: string) => ({ text, style: STYLES.foot });

const TEST_LINE: Paragraph = [{ text: documentTexts.atTest, style: STYLES.footStrong }];

/** The left side, the same on all pages; `undefined` for a draft. */
function proofLines(proof: DocumentProof | undefined): readonly Paragraph[] {
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
