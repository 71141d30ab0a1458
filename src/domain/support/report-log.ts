/**
 * What a report of a problem says of the device, by itself: counts and names from closed lists alone, so nothing of a person, a company
 * or a document can be in it, whatever the sources hold.
 */
import { ENTRY_STATES, type EntryState } from '../outbox/entry-state';

export const BROWSERS = ['Edge', 'Opera', 'Samsung Internet', 'Firefox', 'Chrome', 'Safari', 'altul'] as const;
export const SYSTEMS = ['Android', 'iPhone', 'iPad', 'Windows', 'macOS', 'Linux', 'altul'] as const;
/** What stands for a call, an answer or an error that no list names. */
export const OTHER = 'altul';
export const MOST_KINDS = 40;

export interface ReportLog {
  readonly version: string;
  /** Of the build, `yyyy-MM-dd`. */
  readonly built: string;
  readonly browser: (typeof BROWSERS)[number];
  /** Its main number; 0 where it says none. */
  readonly browserVersion: number;
  readonly system: (typeof SYSTEMS)[number];
  /** In CSS pixels. */
  readonly width: number;
  readonly height: number;
  readonly installed: boolean;
  /** By the browser's word. */
  readonly online: boolean;
  /** Whether the server answered last; null: it was not asked yet. */
  readonly connected: boolean | null;
  readonly waiting: WaitingCount[];
  /** Answers that stopped an entry, and errors of the page, by type. */
  readonly errors: ErrorCount[];
}

export interface WaitingCount {
  readonly call: string;
  readonly state: EntryState | typeof OTHER;
  readonly count: number;
}

export interface ErrorCount {
  readonly type: string;
  readonly count: number;
}

/** As they are found: any of them may hold anything. */
export interface LogSources {
  readonly build: { readonly version: string; readonly date: string };
  readonly userAgent: string;
  readonly width: number;
  readonly height: number;
  readonly installed: boolean;
  readonly online: boolean;
  readonly connected: boolean | null;
  readonly entries: readonly { readonly call: string; readonly state: string; readonly failure: string | null }[];
  /** Names of errors of the page. */
  readonly errors: readonly string[];
}

/** The names that may stand in it. */
export interface KnownNames {
  readonly calls: ReadonlySet<string>;
  readonly answers: ReadonlySet<string>;
}

/** Of the language and of the browser; an error of another name is told as `altul`. */
const ERROR_NAMES: ReadonlySet<string> = new Set([
  ...['Error', 'TypeError', 'RangeError', 'ReferenceError', 'SyntaxError', 'AggregateError'],
  ...['AbortError', 'ConstraintError', 'DataCloneError', 'DataError', 'InvalidStateError', 'NetworkError'],
  ...['NotAllowedError', 'NotFoundError', 'NotReadableError', 'NotSupportedError', 'OperationError'],
  ...[
    'QuotaExceededError',
    'SecurityError',
    'TimeoutError',
    'TransactionInactiveError',
    'UnknownError',
    'VersionError',
  ],
  ...['DatabaseClosedError', 'OpenFailedError', 'BulkError', 'ChunkLoadError', 'FormTooLongError'],
]);

export function makeReportLog(sources: LogSources, known: KnownNames): ReportLog {
  const { build, userAgent, width, height, installed, online, connected, entries } = sources;
  const states: ReadonlySet<string> = new Set(ENTRY_STATES);
  const waiting = counted(
    entries.map(({ call, state }) => `${listed(call, known.calls)} ${listed(state, states)}`),
  ).map(({ type, count }) => {
    const [call = OTHER, state = OTHER] = type.split(' ');
    return { call, state: state as WaitingCount['state'], count };
  });
  const failures = entries.flatMap(({ failure }) => (failure === null ? [] : [listed(failure, known.answers)]));
  const errors = counted([...failures, ...sources.errors.map((name) => listed(name, ERROR_NAMES))]);
  return {
    version: /^\d{1,4}\.\d{1,4}\.\d{1,4}$/.test(build.version) ? build.version : '0.0.0',
    built: /^\d{4}-\d{2}-\d{2}$/.test(build.date) ? build.date : '1970-01-01',
    ...browserOf(userAgent),
    system: found(userAgent, SYSTEM_MARKS) ?? OTHER,
    width: pixels(width),
    height: pixels(height),
    ...{ installed, online, connected, waiting, errors },
  };
}

function listed(name: string, names: ReadonlySet<string>): string {
  return names.has(name) ? name : OTHER;
}

/** The most frequent first. */
function counted(names: readonly string[]): ErrorCount[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .map(([type, count]) => ({ type, count }))
    .sort((one, other) => other.count - one.count || one.type.localeCompare(other.type))
    .slice(0, MOST_KINDS);
}

const MOST_PIXELS = 100_000;

function pixels(size: number): number {
  return Number.isFinite(size) ? Math.min(MOST_PIXELS, Math.max(0, Math.round(size))) : 0;
}

const BROWSER_MARKS = [
  ['Edge', /Edg\/(\d{1,4})/],
  ['Opera', /OPR\/(\d{1,4})/],
  ['Samsung Internet', /SamsungBrowser\/(\d{1,4})/],
  ['Firefox', /(?:Firefox|FxiOS)\/(\d{1,4})/],
  ['Chrome', /(?:Chrome|CriOS)\/(\d{1,4})/],
  ['Safari', /Version\/(\d{1,4}).*Safari\//],
] as const;

const SYSTEM_MARKS = [
  ['Android', /Android/],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Windows', /Windows/],
  ['macOS', /Macintosh/],
  ['Linux', /Linux/],
] as const;

function browserOf(userAgent: string): Pick<ReportLog, 'browser' | 'browserVersion'> {
  for (const [browser, mark] of BROWSER_MARKS) {
    const match = mark.exec(userAgent);
    if (match !== null) return { browser, browserVersion: Number(match[1]) };
  }
  return { browser: OTHER, browserVersion: 0 };
}

function found<T extends string>(text: string, marks: readonly (readonly [T, RegExp])[]): T | undefined {
  return marks.find(([, mark]) => mark.test(text))?.[0];
}
