/**
 * The rates in force for operations of a day D: those of the last banking day before D (Fiscal code, art. 290 and its
 * norms). Files are asked for only while the store may lack a day before D; a past day never changes.
 */
import { addDays, daysBetween } from '@/domain/calendar/iso-date';
import type { RateFile, RateSource, RatesOfDay } from './rate-source';

export interface RateCache {
  /** The newest kept day before `day`. */
  lastBefore(day: string): Promise<RatesOfDay | undefined>;
  /** When a file was last read, milliseconds since 1970; 0 never. */
  readAt(file: string): Promise<number>;
  keep(file: string, days: readonly RatesOfDay[], now: number): Promise<void>;
}

export interface RateClock {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** `yyyy-MM-dd` in Bucharest. */
  readonly today: string;
}

/** Ten banking days reach at least this many calendar days back, holidays included. */
const RECENT_REACH_DAYS = 9;
/** The current file is not asked for more often. */
const ASK_AGAIN_MS = 15 * 60_000;
/** Banks are never closed longer; older rates are not given for want of better ones. */
const MAX_AGE_DAYS = 10;
/** Of BNR's yearly files (reference/public-services.md): for what came before nobody is asked. */
const FIRST_YEAR = 2005;

/** Undefined: neither BNR nor our store has them. */
export async function ratesInForce(
  source: RateSource,
  cache: RateCache,
  day: string,
  clock: RateClock,
): Promise<RatesOfDay | undefined> {
  const eve = addDays(day < clock.today ? day : clock.today, -1);
  if (Number(eve.slice(0, 4)) < FIRST_YEAR) return undefined;
  const kept = await cache.lastBefore(addDays(eve, 1));
  if (kept?.date === eve || (kept !== undefined && isNear(kept, eve) && (await isCovered(cache, eve, clock))))
    return kept;
  await refresh(source, cache, eve, clock);
  const known = await cache.lastBefore(addDays(eve, 1));
  return known !== undefined && isNear(known, eve) ? known : undefined;
}

function isNear({ date }: RatesOfDay, eve: string): boolean {
  return daysBetween(date, eve) <= MAX_AGE_DAYS;
}

/** No banking day up to `eve` can be missing. */
async function isCovered(cache: RateCache, eve: string, clock: RateClock): Promise<boolean> {
  const readAt = await cache.readAt(fileName(fileFor(eve, clock)));
  const dayAfterEve = Date.parse(`${addDays(eve, 1)}T12:00:00Z`);
  return readAt > dayAfterEve || clock.now - readAt < ASK_AGAIN_MS;
}

/** In the first days of January the last banking day is in the year before. */
async function refresh(source: RateSource, cache: RateCache, eve: string, clock: RateClock): Promise<void> {
  const file = fileFor(eve, clock);
  const found = await readInto(source, cache, file, clock);
  if (found && (await cache.lastBefore(addDays(eve, 1))) !== undefined) return;
  const year = Number(eve.slice(0, 4));
  if (file.kind === 'recent') await readInto(source, cache, { kind: 'year', year }, clock);
  if (eve.slice(5) < '01-11') await readInto(source, cache, { kind: 'year', year: year - 1 }, clock);
}

async function readInto(source: RateSource, cache: RateCache, file: RateFile, clock: RateClock): Promise<boolean> {
  const answer = await source.read(file);
  if (answer.kind === 'unavailable') return false;
  await cache.keep(fileName(file), answer.days, clock.now);
  return true;
}

function fileFor(eve: string, { today }: RateClock): RateFile {
  return daysBetween(eve, today) <= RECENT_REACH_DAYS
    ? { kind: 'recent' }
    : { kind: 'year', year: Number(eve.slice(0, 4)) };
}

function fileName(file: RateFile): string {
  return file.kind === 'recent' ? 'recent' : String(file.year);
}
