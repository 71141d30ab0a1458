/** BR-RO-L*: texts longer than ANAF takes. What is only read by people may be cut, its rest kept where there is room. */
import type { DraftLine } from '@/domain/invoice/invoice-draft';
import { textAt, textChange } from '../draft-text';
import { type DraftRepair, type DraftRepairCase, type DraftRepairer, repair } from './draft-repair';
import { repairTexts } from './repair-texts';
import { cutAtWord, lengthOf, squeezed } from './text-length';

/** BT-154 (BR-RO-L212), BT-127 (BR-RO-L303). */
const LONGEST_DESCRIPTION = 200;
const LONGEST_NOTE = 300;

/** Texts for people, which say the same when they end earlier. Names, codes, addresses and numbers do not. */
const MAY_BE_CUT = /^(paymentTerms|payment\.remittance|lines\.\d+\.(name|description|note))$/;

export const repairLength: DraftRepairer = (at) => {
  const max = Number(at.values.max);
  const text = textAt(at.draft, at.at);
  if (text === undefined || !(max > 0) || !MAY_BE_CUT.test(at.at)) return undefined;
  const tight = squeezed(text);
  return (
    keptRest(at, tight, max) ??
    repair(repairTexts.shorten(max), textChange(at.draft, at.at, cutAtWord(tight, max).head))
  );
};

/** The text cut, with its rest in the next wider field of the same line or of the document, where that has room. */
function keptRest({ at, row, draft }: DraftRepairCase, text: string, max: number): DraftRepair | undefined {
  const { head, rest } = cutAtWord(text, max);
  if (at === 'paymentTerms') {
    const notes = joined(rest, draft.notes, '\n');
    return repair(repairTexts.restToNotes, { type: 'set', fields: { paymentTerms: head, notes } });
  }
  const line = row === undefined ? undefined : draft.lines[row];
  return row === undefined || line === undefined ? undefined : restInLine(row, line, at, { head, rest });
}

function restInLine(
  row: number,
  { description, note }: DraftLine,
  at: string,
  { head, rest }: { readonly head: string; readonly rest: string },
): DraftRepair | undefined {
  if (at.endsWith('.name')) {
    const wider = joined(rest, description, ' ');
    if (lengthOf(wider) > LONGEST_DESCRIPTION) return undefined;
    return repair(repairTexts.restToDescription, { type: 'line', row, fields: { name: head, description: wider } });
  }
  const wider = joined(rest, note, ' ');
  if (!at.endsWith('.description') || lengthOf(wider) > LONGEST_NOTE) return undefined;
  return repair(repairTexts.restToNote, { type: 'line', row, fields: { description: head, note: wider } });
}

function joined(first: string, second: string, between: string): string {
  return second.trim() === '' ? first : `${first}${between}${second}`;
}
