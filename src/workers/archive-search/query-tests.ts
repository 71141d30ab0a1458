/** What a query asks of one document, as tests over its facts; what it leaves open is not tested. */

import type { MarkName } from '../../api/entities/archive-item';
import { MARK_BITS } from '../../db/archive/mark-bits';
import { bucharestMidnight } from '../../domain/calendar/bucharest-midnight';
import { addDays } from '../../domain/calendar/iso-date';
import { type Amount, amountOf } from './amount';
import type { ArchiveColumns } from './archive-columns';
import { type ArchiveQuery, type DaySpan, type SumSpan, TEXTS_APART } from './archive-query';
import type { Fold } from './columns-entry';
import type { SumFact } from './document-facts';
import { type ListedPartner, oncePerPartner } from './listed-partners';
import type { PlaceTest } from './places';
import type { FoundLines } from './searched-lines';

/** All of them must hold, and those of `textTestsOf`. */
export function testsOf(columns: ArchiveColumns, query: ArchiveQuery, fold: Fold): readonly PlaceTest[] {
  const { facts } = columns;
  return [
    partnerTest(columns, query.partner, fold, ({ text }) => text),
    partnerTest(columns, query.taxId, fold, ({ tax }) => tax),
    spansTest(query.issued, dayNumber, facts.issueDay),
    spansTest(query.due, dayNumber, facts.dueDay),
    spansTest(query.arrived, minuteOfDay, facts.arrived),
    sumTest(columns, 'net', query.net),
    sumTest(columns, 'vat', query.vat),
    sumTest(columns, 'total', query.total),
    markTest('approved', query.marks, facts.marks),
    markTest('booked', query.marks, facts.marks),
  ].filter((test) => test !== null);
}

/** What is looked for in texts, which costs most. `lines`: documents whose lines hold the query's text. */
export function textTestsOf(
  columns: ArchiveColumns,
  query: ArchiveQuery,
  fold: Fold,
  lines: FoundLines,
): readonly PlaceTest[] {
  return [numberTest(columns, query.number, fold), anywhereTest(columns, fold(query.text.trim()), lines)].filter(
    (test) => test !== null,
  );
}

/** A figure is looked for among the totals too, as it is written: `1.068,26`. */
function anywhereTest(columns: ArchiveColumns, text: string, lines: FoundLines): PlaceTest | null {
  if (text === '') return null;
  const { facts, partners } = columns;
  const isNumbered = facts.numbers.containing(text);
  const isNamed = oncePerPartner(partners, (partner) => partner.text.includes(text));
  const isTotal = totalIs(columns, text) ?? (() => false);
  // What costs less goes first.
  return (place) => isNamed(facts.partner[place] ?? 0) || isNumbered(place) || isTotal(place) || lines.has(place);
}

/** With the minus of keyboards, or the one that the list writes. */
const SUM = /^[-−]?(\d{1,3}(\.\d{3})+|\d+)(,\d{1,2})?$/;

/** Null where the text is no sum. */
export function totalIs(columns: ArchiveColumns, text: string): PlaceTest | null {
  const sum = sumOf(text.trim());
  const { total } = columns.facts;
  // Asked of all documents at a key. One beyond what a number holds is NaN there, and stands in the entry.
  if (typeof sum === 'number') return (place) => total[place] === sum;
  return sum === null ? null : sumIs(columns, 'total', (own) => own === sum);
}

function sumOf(text: string): Amount | null {
  if (!SUM.test(text)) return null;
  const [whole = '', fraction = ''] = text.replace('−', '-').replaceAll('.', '').split(',');
  return amountOf(BigInt(`${whole}${fraction.padEnd(2, '0')}`));
}

function numberTest({ facts }: ArchiveColumns, typed: string, fold: Fold): PlaceTest | null {
  const [only, ...more] = textsOf(typed, fold).map((text) => facts.numbers.containing(text));
  if (only === undefined || more.length === 0) return only ?? null;
  return (place) => only(place) || more.some((contains) => contains(place));
}

function partnerTest(
  { facts: { partner }, partners }: ArchiveColumns,
  typed: string,
  fold: Fold,
  of: (partner: ListedPartner) => string,
): PlaceTest | null {
  const texts = textsOf(typed, fold);
  if (texts.length === 0) return null;
  const isWanted = oncePerPartner(partners, (one) => texts.some((text) => of(one).includes(text)));
  return (place) => isWanted(partner[place] ?? 0);
}

function textsOf(typed: string, fold: Fold): readonly string[] {
  return typed.split(TEXTS_APART).flatMap((one) => fold(one.trim()) || []);
}

/** `numberOf`: what a day begins with, and what the one after it does. */
function spansTest(spans: readonly DaySpan[], numberOf: (day: string) => number, of: Uint32Array): PlaceTest | null {
  if (spans.length === 0) return null;
  const ends = spans.map(({ from, to }) => ({
    from: from === '' ? 0 : numberOf(from),
    below: to === '' ? Number.MAX_SAFE_INTEGER : numberOf(addDays(to, 1)),
  }));
  return (place) => {
    const value = of[place] ?? 0;
    return ends.some(({ from, below }) => value >= from && value < below);
  };
}

function dayNumber(date: string): number {
  return Number(date.replaceAll('-', ''));
}

const MINUTE_MS = 60_000;

function minuteOfDay(date: string): number {
  return bucharestMidnight(date) / MINUTE_MS;
}

function sumTest(columns: ArchiveColumns, fact: SumFact, span: SumSpan): PlaceTest | null {
  const [from, to] = [span.from, span.to].map((end) => (end === null ? null : amountOf(end)));
  if (from == null && to == null) return null;
  return sumIs(columns, fact, (sum) => (from == null || sum >= from) && (to == null || sum <= to));
}

/** A sum beyond what a number holds stands in the entry alone. */
function sumIs({ facts, entries }: ArchiveColumns, fact: SumFact, test: (sum: Amount) => boolean): PlaceTest {
  const sums = facts[fact];
  return (place) => {
    const sum = sums[place] ?? 0;
    return test(Number.isNaN(sum) ? (entries[place]?.[fact] ?? 0) : sum);
  };
}

function markTest(mark: MarkName, asked: ArchiveQuery['marks'], marks: Uint16Array): PlaceTest | null {
  const wanted = asked?.[mark];
  return wanted === undefined ? null : (place) => (((marks[place] ?? 0) & MARK_BITS[mark]) !== 0) === wanted;
}
