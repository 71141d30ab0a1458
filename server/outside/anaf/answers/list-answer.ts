import * as v from 'valibot';
import { cuiDigits, isValidCui } from '@/domain/identifiers/cui';
import type { Exchange } from '../../outside-exchange';
import type { AnafMessage, ListAnswer } from '../anaf-port';
import { commonAnswer, isRecord, parseJson } from './common-answer';
import { queryRefusal } from './query-refusal';

const EMPTY = /nu exist[aă] mesaje/i;
const CLOCK = /nu poate(?: fi)? in viitor/i;

/** „All strings” (section 6.3), yet a number does no harm. */
const text = v.pipe(v.union([v.string(), v.number()]), v.transform(String));
/** What is only read by people may be missing: one odd entry must not hide the others. */
const said = v.fallback(v.optional(text, ''), '');
const entrySchema = v.looseObject({ id: text, id_solicitare: text, tip: said, data_creare: said, detalii: said });
const pageSchema = v.looseObject({
  mesaje: v.array(v.unknown()),
  cui: said,
  numar_total_pagini: v.optional(v.pipe(text, v.transform(Number), v.integer()), 1),
});

/** Reference, sections 6.3 and 6.4. */
export function listAnswer(exchange: Exchange): ListAnswer {
  const common = commonAnswer(exchange);
  if (common.kind !== 'handed') return common;
  const value = parseJson(common.text);
  if (typeof value?.eroare === 'string') return listError(value.eroare);
  const page = v.safeParse(pageSchema, value);
  if (!page.success) return { kind: 'unknown', detail: 'not a message list' };
  const messages = page.output.mesaje.flatMap((value) => {
    // Without its ids an entry can neither be fetched nor be told from others.
    const entry = v.safeParse(entrySchema, value);
    return entry.success && isRecord(value) ? [toMessage(entry.output, value)] : [];
  });
  const named = companiesIn(page.output.cui);
  return { kind: 'page', messages, pages: page.output.numar_total_pagini, ...(named.length === 0 ? {} : { named }) };
}

/** More than a person has rights for. */
const MOST_NAMED = 2000;

/** One code, or several with any signs between them; what is nobody's code (a person's, a wrong check digit) is left out. */
function companiesIn(cui: string): readonly string[] {
  const codes = cui.split(/[^\dA-Za-z]+/, MOST_NAMED).filter((code) => isValidCui(code));
  return [...new Set(codes.map((code) => cuiDigits(code) ?? code))];
}

function listError(text: string): ListAnswer {
  if (EMPTY.test(text)) return { kind: 'page', messages: [], pages: 1 };
  if (CLOCK.test(text)) return { kind: 'clock', text, aheadMs: aheadOf(text) };
  return { kind: 'query-failed', reason: queryRefusal(text), text };
}

const INSTANT = /(\d{2})-(\d{2})-(\d{4}) (\d{2}:\d{2}:\d{2})/g;

/** The end that was asked for and ANAF's now stand in one sentence, both by Bucharest's clock: only their difference counts. */
function aheadOf(text: string): number | undefined {
  const [asked, theirs] = [...text.matchAll(INSTANT)].map(([, day, month, year, time]) =>
    Date.parse(`${year}-${month}-${day}T${time}Z`),
  );
  const ahead = (asked ?? Number.NaN) - (theirs ?? Number.NaN);
  return ahead >= 0 ? ahead : undefined;
}

function toMessage(entry: v.InferOutput<typeof entrySchema>, raw: AnafMessage['raw']): AnafMessage {
  return {
    id: entry.id,
    uploadIndex: entry.id_solicitare,
    type: folded(entry.tip),
    createdAt: entry.data_creare,
    details: entry.detalii,
    raw,
  };
}

function folded(type: string): string {
  return type.normalize('NFD').replace(/\p{M}/gu, '').trim().toUpperCase();
}
