/** All that keeps a draft from being issued, in the order of the editor: document, parties, lines, sums. */
import { isIsoDate } from '../../calendar/iso-date';
import { toDecimal } from '../../money/decimal';
import { isNegative, isZero } from '../../money/decimal-arithmetic';
import { parseTypedNumber } from '../../money/parse-typed-number';
import { unitCodeOf } from '../../units/find-unit';
import { isDocumentType, SELF_BILLED } from '../document-types';
import { codeOfNumberError, type DraftFieldRef, type DraftProblem, type DraftProblemCode } from '../draft-problem';
import type { DraftLine, InvoiceDraft, InvoiceDraftField } from '../invoice-draft';
import type { DraftTotals } from '../totals/draft-totals';
import { isBlankLine } from '../totals/line-totals';
import { notesWithRate } from './exchange-rate-note';
import { splitNotes } from './split-notes';

export function checkDraft(draft: InvoiceDraft, totals: DraftTotals): DraftProblem[] {
  return [
    ...checkHead(draft),
    ...checkParties(draft),
    ...draft.lines.flatMap((line, index) => (isBlankLine(line) ? [] : checkLine(totals, line, index))),
    ...(draft.lines.every(isBlankLine) ? [problem('no-lines', { field: 'lines' })] : []),
    ...checkAmounts(totals),
    ...(splitNotes(notesWithRate(draft)) === undefined ? [problem('too-many-notes', { field: 'notes' })] : []),
  ];
}

function problem(code: DraftProblemCode, at: DraftFieldRef): DraftProblem {
  return { code, at };
}

function needed(text: string, at: DraftFieldRef): DraftProblem[] {
  return text.trim() === '' ? [problem('missing', at)] : [];
}

function checkHead(draft: InvoiceDraft): DraftProblem[] {
  return [
    ...(isDocumentType(draft.typeCode) ? [] : [problem('unknown-type', { field: 'typeCode' })]),
    ...(draft.issueDate === '' ? [problem('missing', { field: 'issueDate' })] : checkDate(draft, 'issueDate')),
    ...checkDate(draft, 'dueDate'),
    ...checkDate(draft, 'deliveryDate'),
    ...needed(draft.currency, { field: 'currency' }),
    ...checkExchangeRate(draft),
  ];
}

function checkDate(draft: InvoiceDraft, field: 'issueDate' | 'dueDate' | 'deliveryDate'): DraftProblem[] {
  return draft[field] === '' || isIsoDate(draft[field]) ? [] : [problem('invalid-date', { field })];
}

/** Unreadable rates are among the amounts; here only one that can be read but makes no sense. */
function checkExchangeRate(draft: InvoiceDraft): DraftProblem[] {
  const parsed = parseTypedNumber(draft.exchangeRate);
  if (draft.currency === 'RON' || !parsed.ok) return [];
  const rate = toDecimal(parsed.value);
  return isZero(rate) || isNegative(rate) ? [problem('not-positive', { field: 'exchangeRate' })] : [];
}

function checkParties({ seller, buyer, typeCode }: InvoiceDraft): DraftProblem[] {
  return [
    ...needed(seller.name, { field: 'seller', part: 'name' }),
    ...needed(seller.taxId, { field: 'seller', part: 'taxId' }),
    ...needed(buyer.name, { field: 'buyer', part: 'name' }),
    ...(typeCode === SELF_BILLED ? needed(buyer.taxId, { field: 'buyer', part: 'taxId' }) : []),
    ...needed(buyer.address.country, { field: 'buyer', part: 'address.country' }),
  ];
}

function checkLine(totals: DraftTotals, line: DraftLine, index: number): DraftProblem[] {
  const at = (part: string): DraftFieldRef => ({ field: 'lines', part, line: { id: line.id, index } });
  const unit = line.unitCode.trim() === '' ? 'missing' : 'unknown-unit';
  return [
    ...needed(line.name, at('name')),
    ...(unitCodeOf(line.unitCode) === undefined ? [problem(unit, at('unitCode'))] : []),
    ...needed(line.vat.category, at('vat.category')),
    ...(totals.lines[index]?.problems ?? []).map(({ part, error }) => problem(codeOfNumberError(error), at(part))),
  ];
}

function checkAmounts(totals: DraftTotals): DraftProblem[] {
  return totals.problems.map(({ part, error }) => problem(codeOfNumberError(error), documentField(part)));
}

function documentField(part: string): DraftFieldRef {
  const [field, ...rest] = part.split('.');
  const name: InvoiceDraftField = field === 'prepaid' || field === 'exchangeRate' ? field : 'discount';
  return rest.length === 0 ? { field: name } : { field: name, part: rest.join('.') };
}
