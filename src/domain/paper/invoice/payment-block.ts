/** How it is paid: until when, into which account, under which words, with the code for the bank's app; and the notes. */
import { showIban } from '../../identifiers/iban';
import type { Invoice } from '../../invoice/invoice';
import { formatAmount } from '../../money/format-amount';
import { type PaymentText, paymentText } from '../../qr/payment-text';
import { codePicture } from '../code-picture';
import { documentTexts } from '../document-texts';
import { currencyWord, plainNotes } from '../document-words';
import { englishTexts } from '../english-texts';
import type { Block, Group, Picture, Rule } from '../layout/blocks';
import { INK, STYLES, type TextStyle } from '../layout/text-styles';
import type { PaperLook } from '../look/paper-look';
import { moreTexts } from '../more-texts';
import { type PaperLanguage, payFromAppWords, type Say, sayIn } from '../paper-language';
import { moreRows } from '../rows/more-rows';
import { paymentRows } from '../rows/payment-rows';
import { cell, labelledRow, lines, row } from './build-cells';
import { CONTENT_WIDTH } from './paper-measures';

/** Side of the code, its light border not counted. */
const CODE_SIDE = 76;
/** Of its words, beside it. */
const CODE_LABEL = 56;
/** Between a label and what it names. */
const LABEL_GAP = 9;
const LEAST_LABEL = 75;
const MOST_LABEL = 140;
const ABOVE: Rule = { colour: INK.line, thickness: 0.75, x: 0, width: CONTENT_WIDTH };

export function notesBlocks(invoice: Invoice, say: Say): readonly Block[] {
  const texts = plainNotes(invoice)
    .flatMap((note) => note.split(/\r?\n/))
    .filter((text) => text.trim() !== '');
  if (texts.length === 0) return [];
  const label = say(documentTexts.notes, englishTexts.notes);
  const rows = [
    row([cell(0, CONTENT_WIDTH, lines(STYLES.label, label))]),
    ...texts.map((text) => row([cell(0, CONTENT_WIDTH, lines(STYLES.body, text))])),
  ];
  return [{ tag: 'Sect', before: 15, rows }];
}

/** What only some documents have, as a list under the sums; `widthOf` measures in the style. */
export function moreBlocks(
  invoice: Invoice,
  say: Say,
  widthOf: (style: TextStyle, text: string) => number,
): readonly Block[] {
  const rows = moreRows(invoice, say);
  if (rows.length === 0) return [];
  const widest = Math.max(LEAST_LABEL, ...rows.map(({ label }) => widthOf(STYLES.soft, label) + LABEL_GAP));
  const label = Math.min(MOST_LABEL, widest);
  const head = row([cell(0, CONTENT_WIDTH, lines(STYLES.label, say(...moreTexts.heading)))]);
  const list = rows.map((one) => labelledRow(one.label, one.text, { label, text: CONTENT_WIDTH - label }));
  return [{ tag: 'Sect', before: 15, rows: [head, ...list] }];
}

/** `widthOf` measures in the style. */
export function paymentBlocks(
  invoice: Invoice,
  language: PaperLanguage,
  look: PaperLook,
  widthOf: (style: TextStyle, text: string) => number,
): readonly Block[] {
  const rows = paymentRows(invoice, sayIn(language), look.paymentNote);
  const code = look.payCode ? paymentText(invoice) : undefined;
  if (rows.length === 0) return [];
  const widest = Math.max(LEAST_LABEL, ...rows.map(({ label }) => widthOf(STYLES.soft, label) + LABEL_GAP));
  const label = Math.min(MOST_LABEL, widest);
  const right = code === undefined ? 0 : CODE_SIDE + CODE_LABEL + 9;
  const list: Group = {
    tag: 'Sect',
    before: 22,
    together: true,
    rows: rows.map(({ label: name, text }, at) => ({
      ...labelledRow(name, text, { label, text: CONTENT_WIDTH - label - right }),
      ...(at === 0 ? { above: ABOVE, padTop: 12 } : {}),
      ...(at === rows.length - 1 ? { padBottom: 6 } : {}),
    })),
  };
  if (code === undefined) return [{ ...list, low: true }];
  return [{ left: [list], right: [codeGroup(code, invoice, language)], low: true }];
}

const SIGNATURE_WIDTH = 180;
/** Room for a hand and a stamp. */
const SIGNATURE_HEIGHT = 36;

/** Places to sign, where the look asks for them. */
export function signatureBlocks(say: Say, { signature }: PaperLook): readonly Block[] {
  if (!signature) return [];
  const [first = '', second = ''] = documentTexts.signatures.map((text, at) =>
    say(text, englishTexts.signatures[at] ?? ''),
  );
  const rules = [0, CONTENT_WIDTH - SIGNATURE_WIDTH];
  const cells = rules.map((x, at) => cell(x, SIGNATURE_WIDTH, lines(STYLES.label, at === 0 ? first : second)));
  const marks = rules.map((x) => ({
    kind: 'box' as const,
    x,
    y: SIGNATURE_HEIGHT,
    width: SIGNATURE_WIDTH,
    height: 0.75,
    colour: INK.soft,
  }));
  const places: Picture = { x: 0, width: CONTENT_WIDTH, height: SIGNATURE_HEIGHT, alternative: '', marks };
  return [{ tag: 'Sect', before: 15, together: true, rows: [row(cells, { pictures: [places], padBottom: 6 })] }];
}

function codeGroup({ iban, text }: PaymentText, { totals, currency }: Invoice, language: PaperLanguage): Group {
  const amount = `${formatAmount(totals.payable)} ${currencyWord(currency)}`;
  const codeAt = CONTENT_WIDTH - CODE_SIDE;
  const words = payFromAppWords(language);
  const label = cell(codeAt - CODE_LABEL - 9, CODE_LABEL, lines(STYLES.label, ...words), {
    ...{ align: 'end', down: (CODE_SIDE - words.length * STYLES.label.leading) / 2 },
  });
  const picture = codePicture(text, {
    ...{ x: codeAt, side: CODE_SIDE },
    alternative: documentTexts.payCode(showIban(iban), amount),
  });
  return {
    tag: 'Sect',
    before: 22,
    together: true,
    rows: [row([label], { padTop: 12, padBottom: 6, pictures: [picture] })],
  };
}
