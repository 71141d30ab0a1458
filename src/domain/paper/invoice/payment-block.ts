/** How it is paid: until when, into which account, under which words, with the code for the bank's app; and the notes. */
import { formatDate } from '../../calendar/format-date';
import { showIban } from '../../identifiers/iban';
import type { Invoice } from '../../invoice/invoice';
import { formatAmount } from '../../money/format-amount';
import { type PaymentText, paymentText } from '../../qr/payment-text';
import { qrSquares } from '../../qr/qr-squares';
import { documentTexts } from '../document-texts';
import { accountLines, currencyWord, paymentMeansText, plainNotes } from '../document-words';
import { englishTexts } from '../english-texts';
import type { Block, Group, Picture, Rule } from '../layout/blocks';
import { INK, STYLES } from '../layout/text-styles';
import type { PaperLanguage, Say } from '../paper-language';
import { paymentReference } from '../payment-reference';
import { cell, labelledRow, lines, row } from './build-cells';
import { CONTENT_WIDTH } from './paper-measures';

/** Side of the code, its light border not counted. */
const CODE_SIDE = 76;
const CODE_LABEL = 70;
const LABEL_WIDTHS: Readonly<Record<PaperLanguage, number>> = { ro: 75, 'ro-en': 128 };
const ABOVE: Rule = { colour: INK.line, thickness: 0.75, x: 0, width: CONTENT_WIDTH };

type Labelled = readonly [label: string, text: string];

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

export function paymentBlocks(invoice: Invoice, say: Say, language: PaperLanguage): readonly Block[] {
  const rows = paymentRows(invoice, say);
  const code = paymentText(invoice);
  if (rows.length === 0) return [];
  const label = LABEL_WIDTHS[language];
  const right = code === undefined ? 0 : CODE_SIDE + CODE_LABEL + 9;
  const list: Group = {
    tag: 'Sect',
    before: 22,
    rows: rows.map(([name, text], at) => ({
      ...labelledRow(name, text, { label, text: CONTENT_WIDTH - label - right }),
      ...(at === 0 ? { above: ABOVE, padTop: 12 } : {}),
      ...(at === rows.length - 1 ? { padBottom: 12 } : {}),
    })),
  };
  return [code === undefined ? { ...list, low: true } : { left: [list], right: [codeGroup(code, invoice)], low: true }];
}

function paymentRows(invoice: Invoice, say: Say): readonly Labelled[] {
  const { payee, dueDate, paymentTerms } = invoice;
  const all: readonly Labelled[] = [
    [say(documentTexts.payUntil, englishTexts.payUntil), dueDate === undefined ? '' : formatDate(dueDate)],
    [say(documentTexts.payBy, englishTexts.payBy), paymentMeansText(invoice)],
    [say(documentTexts.payee, englishTexts.payee), payee?.name ?? ''],
    ...accountLines(invoice).map((account): Labelled => [documentTexts.iban, account]),
    [say(documentTexts.remittance, englishTexts.remittance), paymentReference(invoice)],
    [say(documentTexts.terms, englishTexts.terms), paymentTerms ?? ''],
  ];
  return all.filter(([, text]) => text !== '');
}

function codeGroup({ iban, text }: PaymentText, { totals, currency }: Invoice): Group {
  const amount = `${formatAmount(totals.payable)} ${currencyWord(currency)}`;
  const codeAt = CONTENT_WIDTH - CODE_SIDE;
  const label = cell(codeAt - CODE_LABEL - 9, CODE_LABEL, lines(STYLES.label, ...documentTexts.payFromApp), {
    align: 'end',
  });
  const picture = codePicture(text, codeAt, documentTexts.payCode(showIban(iban), amount));
  return {
    tag: 'Sect',
    before: 22,
    together: true,
    rows: [row([label], { padTop: 12, padBottom: 12, pictures: [picture] })],
  };
}

function codePicture(text: string, x: number, alternative: string): Picture {
  const { size, runs } = qrSquares(text);
  const square = CODE_SIDE / size;
  const marks = runs.map(({ column, row: at, length }) => ({
    kind: 'box' as const,
    x: column * square,
    y: at * square,
    width: length * square,
    height: square,
    colour: '#000000',
  }));
  return { x, width: CODE_SIDE, height: CODE_SIDE, alternative, marks };
}
