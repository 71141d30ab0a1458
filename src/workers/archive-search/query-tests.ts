/** What a query asks of one document, as tests over its columns; what it leaves open is not tested. */

import type { MarkName } from '../../api/entities/archive-item';
import { MARK_BITS } from '../../db/archive/mark-bits';
import { bucharestMidnight } from '../../domain/calendar/bucharest-midnight';
import { addDays } from '../../domain/calendar/iso-date';
import { type Amount, amountOf } from './amount';
import type { ColumnsEntry, Fold } from './archive-columns';
import { type ArchiveQuery, type DaySpan, type SumSpan, TEXTS_APART } from './archive-query';
import { type ListedPartner, oncePerPartner } from './listed-partners';
import type { FoundLines } from './searched-lines';

type Test = (entry: ColumnsEntry) => boolean;

/** `lines`: documents whose lines hold the query's text. Null where everything is taken. */
export function testOf(query: ArchiveQuery, fold: Fold, lines: FoundLines): Test | null {
  const tests = [
    anywhereTest(fold(query.text.trim()), lines),
    textTest(query.number, fold, ({ numberText }: ColumnsEntry) => numberText),
    partnerTest(query.partner, fold, ({ text }) => text),
    partnerTest(query.taxId, fold, ({ tax }) => tax),
    spansTest(query.issued, dayNumber, ({ issueDay }) => issueDay),
    spansTest(query.due, dayNumber, ({ dueDay }) => dueDay),
    spansTest(query.arrived, minuteOfDay, ({ arrived }) => arrived),
    sumTest(query.net, ({ net }) => net),
    sumTest(query.vat, ({ vat }) => vat),
    sumTest(query.total, ({ total }) => total),
    markTest('approved', query.marks),
    markTest('booked', query.marks),
  ].filter((test) => test !== null);
  const [first, second, ...more] = tests;
  if (first === undefined) return null;
  if (second === undefined) return first;
  // Each is asked of a hundred thousand documents at a key.
  return more.length === 0 ? (entry) => first(entry) && second(entry) : (entry) => tests.every((test) => test(entry));
}

/** A figure is looked for among the totals too, as it is written: `1.068,26`. */
function anywhereTest(text: string, lines: FoundLines): Test | null {
  if (text === '') return null;
  const sum = sumOf(text);
  const isNamed = oncePerPartner((partner) => partner.text.includes(text));
  return ({ id, numberText, partner, total }) =>
    numberText.includes(text) || isNamed(partner) || total === sum || lines.has(id);
}

const SUM = /^-?(\d{1,3}(\.\d{3})+|\d+)(,\d{1,2})?$/;

/** Whether a text is looked for among the totals too. */
export function isSum(text: string): boolean {
  return SUM.test(text.trim());
}

function sumOf(text: string): Amount | null {
  if (!SUM.test(text)) return null;
  const [whole = '', fraction = ''] = text.replaceAll('.', '').split(',');
  return amountOf(BigInt(`${whole}${fraction.padEnd(2, '0')}`));
}

function partnerTest(typed: string, fold: Fold, of: (partner: ListedPartner) => string): Test | null {
  const test = textTest(typed, fold, of);
  if (test === null) return null;
  const isWanted = oncePerPartner(test);
  return ({ partner }) => isWanted(partner);
}

function textTest<T>(typed: string, fold: Fold, of: (one: T) => string): ((one: T) => boolean) | null {
  const texts = typed.split(TEXTS_APART).flatMap((one) => fold(one.trim()) || []);
  const [only, ...more] = texts;
  if (only === undefined) return null;
  if (more.length === 0) return (one) => of(one).includes(only);
  return (one) => texts.some((text) => of(one).includes(text));
}

/** `ends`: what a day begins with, and what the one after it does. */
function spansTest(
  spans: readonly DaySpan[],
  numberOf: (day: string) => number,
  of: (entry: ColumnsEntry) => number,
): Test | null {
  if (spans.length === 0) return null;
  const ends = spans.map(({ from, to }) => ({
    from: from === '' ? 0 : numberOf(from),
    below: to === '' ? Number.MAX_SAFE_INTEGER : numberOf(addDays(to, 1)),
  }));
  return (entry) => ends.some(({ from, below }) => of(entry) >= from && of(entry) < below);
}

function dayNumber(date: string): number {
  return Number(date.replaceAll('-', ''));
}

const MINUTE_MS = 60_000;

function minuteOfDay(date: string): number {
  return bucharestMidnight(date) / MINUTE_MS;
}

function sumTest(span: SumSpan, of: (entry: ColumnsEntry) => Amount): Test | null {
  const [from, to] = [span.from, span.to].map((end) => (end === null ? null : amountOf(end)));
  if (from == null && to == null) return null;
  return (entry) => (from == null || of(entry) >= from) && (to == null || of(entry) <= to);
}

function markTest(mark: MarkName, asked: ArchiveQuery['marks']): Test | null {
  const wanted = asked?.[mark];
  return wanted === undefined ? null : ({ marks }) => ((marks & MARK_BITS[mark]) !== 0) === wanted;
}
