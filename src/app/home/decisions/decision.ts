/**
 * What asks for a decision, out of what this device and the last answers of the server know; sorted by deadline, not by kind. Pure.
 *
 * Invariants: a document stands in one row, also one that was not read; refused documents with the same mistake are one row; what goes on by itself is never
 * counted as a decision.
 */
import type { CompanyId } from '@/api/ids';
import { type ShownItem, shownItemOf } from '@/app/invoices/archive/shown-item';
import type { OpenFilingRow } from '@/db/archive/open-filing';
import type { OpenDocument } from '@/db/archive/open-filing-queries';
import type { OpenWork } from '@/db/archive/open-work';
import { filingDeadline } from '@/domain/calendar/filing-deadline';
import { AFTER_EVERY_DAY } from '@/domain/calendar/iso-date';
import { workingDaysAfter } from '@/domain/calendar/working-days';
import { compareTexts } from '@/domain/text/compare-texts';
import { eachOnce } from '../each-once';
import { type DueTransport, TRANSPORT_KINDS } from './due-transport';
import { mistakeOf } from './mistake';

/**
 * In the order in which they stand where their deadlines are the same. Of what was issued and is not at ANAF: `unsent` is only on
 * this device, `late` is with the server and near its end, `unauthorized` is of a company that ANAF is not reached for. `elsewhere` is
 * the server's count of companies whose documents are not on this device. `refusedChanges` and `choices`: of what is no document of
 * ours, as the panel parts it (entry-part.ts).
 */
export const DECISION_KINDS = [
  ...TRANSPORT_KINDS,
  'unsent',
  'late',
  'unauthorized',
  'refused',
  'held',
  'elsewhere',
  'refusedChanges',
  'choices',
  'endangered',
  'authorization',
  'received',
  'drafts',
  'doubtful',
  'underWay',
] as const;
export type DecisionKind = (typeof DECISION_KINDS)[number];

export interface DecisionDocument {
  readonly companyId: CompanyId;
  readonly item: ShownItem;
}

export interface Decision {
  readonly kind: DecisionKind;
  readonly key: string;
  /** The nearest deadlines first; empty where it is of no documents, or they were not read. */
  readonly documents: readonly DecisionDocument[];
  /** What it is of where that is no invoice; what ends first stands first. */
  readonly transports: readonly DueTransport[];
  readonly companies: readonly CompanyId[];
  readonly count: number;
  /** Of the document whose deadline is the nearest; null where no clock runs. */
  readonly issueDate: string | null;
  /** The last day, `yyyy-MM-dd`; null: none. */
  readonly deadline: string | null;
}

/** A count of one company that is no document of ours. */
export interface CompanyCount {
  readonly companyId: CompanyId;
  readonly count: number;
  /** `yyyy-MM-dd`; null: none. */
  readonly deadline: string | null;
}

export interface DecisionFacts {
  readonly work: OpenWork;
  /** Companies that ANAF is not reached for. */
  readonly unauthorized: ReadonlySet<CompanyId>;
  readonly counts: Readonly<Record<CountedKind, readonly CompanyCount[]>>;
  readonly transports: readonly DueTransport[];
  /** The person has stopped the sending. */
  readonly paused: boolean;
  readonly today: string;
}

const COUNTED = [
  'elsewhere',
  'refusedChanges',
  'choices',
  'endangered',
  'authorization',
  'received',
  'drafts',
] as const;
export type CountedKind = (typeof COUNTED)[number];

/** Goes on without the person. */
export function goesOn({ kind }: Pick<Decision, 'kind'>): boolean {
  return kind === 'doubtful' || kind === 'underWay';
}

export function decisionsOf(facts: DecisionFacts): readonly Decision[] {
  const parted = partDocuments(facts);
  const rest = partRest(facts, parted);
  const decisions = [
    ...TRANSPORT_KINDS.flatMap((kind) =>
      transportDecision(facts.transports.filter((transport) => transport.kind === kind)),
    ),
    ...byMistake(parted.refused),
    ...restOf('refused', rest.refused),
    ...oneOf('unsent', parted.unsent, rest.unsent),
    ...oneOf('late', parted.late, rest.late),
    ...oneOf('unauthorized', parted.unauthorized, rest.unauthorized),
    ...parted.held.map((document) => decisionOf('held', [document])),
    ...restOf('held', rest.held),
    ...COUNTED.flatMap((kind) => countedDecision(kind, facts.counts[kind])),
    ...oneOf('doubtful', parted.doubtful, rest.doubtful),
    ...oneOf('underWay', parted.underWay, rest.underWay),
  ];
  return decisions.toSorted(
    (a, b) =>
      Number(goesOn(a)) - Number(goesOn(b)) ||
      compareTexts(a.deadline ?? AFTER_EVERY_DAY, b.deadline ?? AFTER_EVERY_DAY) ||
      DECISION_KINDS.indexOf(a.kind) - DECISION_KINDS.indexOf(b.kind) ||
      compareTexts(a.key, b.key),
  );
}

/** So many working days before the end an invoice that has not left is the person's matter. */
const NEAR_DAYS = 1;

type Part = Extract<DecisionKind, 'unsent' | 'late' | 'unauthorized' | 'refused' | 'held' | 'doubtful' | 'underWay'>;

function partDocuments(facts: DecisionFacts): Readonly<Record<Part, readonly DecisionDocument[]>> {
  const parts: Record<Part, DecisionDocument[]> = {
    ...{ unsent: [], late: [], unauthorized: [], refused: [], held: [], doubtful: [], underWay: [] },
  };
  const { refused, held, doubtful, waiting, verdict } = facts.work;
  for (const open of [refused, held, doubtful, waiting, verdict].flatMap(({ documents }) => documents))
    parts[partOfDocument(open, facts)].push({ companyId: open.companyId, item: shownItemOf(open.view) });
  return parts;
}

function partOfDocument({ companyId, view }: OpenDocument, facts: DecisionFacts): Part {
  const { standing, issueDate } = shownItemOf(view);
  if (standing === 'rejected' || standing === 'refused') return 'refused';
  if (standing === 'held') return 'held';
  if (standing === 'doubtful') return 'doubtful';
  const near = isNear(filingDeadline(issueDate), facts.today);
  if (standing === 'queued') return near || stands(view.delivery?.state ?? '', facts.paused) ? 'unsent' : 'underWay';
  if (standing !== 'recorded') return 'underWay';
  if (facts.unauthorized.has(companyId)) return 'unauthorized';
  return near ? 'late' : 'underWay';
}

/** Waits for something that only the person can give. */
function stands(state: string, paused: boolean): boolean {
  return state.startsWith('waiting-for-') || (state === 'queued' && paused);
}

/** So near its last day that what has not left is the person's matter; both `yyyy-MM-dd`. */
export function isNear(deadline: string, today: string): boolean {
  return deadline <= today || workingDaysAfter(today, deadline) <= NEAR_DAYS;
}

/** What was not read, by the row that tells of it. */
function partRest(
  { work, today }: DecisionFacts,
  parted: Readonly<Record<Part, readonly DecisionDocument[]>>,
): Readonly<Record<Part, readonly OpenFilingRow[]>> {
  // In the order of their days: the near ones come first.
  const isNearFrom = eachOnce((issueDate: string) => isNear(filingDeadline(issueDate), today));
  const near = work.waiting.rest.filter(({ issueDate }) => isNearFrom(issueDate));
  const later = work.waiting.rest.slice(near.length);
  // Which of the three it is stands in the document alone; thousands that wait at once wait for the same.
  const waits = (['unsent', 'unauthorized', 'late'] as const).find((part) => parted[part].length > 0) ?? 'late';
  const none = { unsent: [], late: [], unauthorized: [] };
  return {
    ...{ ...none, [waits]: near },
    ...{ refused: work.refused.rest, held: work.held.rest, doubtful: work.doubtful.rest },
    underWay: [...work.verdict.rest, ...later],
  };
}

/** Those of a kind that stand one by one, or by their mistake, once there are too many to look at. */
function restOf(kind: 'refused' | 'held', rest: readonly OpenFilingRow[]): readonly Decision[] {
  const [first] = rest;
  if (first === undefined) return [];
  return [
    {
      ...{ kind, key: `${kind} rest`, documents: [], transports: [], count: rest.length },
      companies: [...new Set(rest.map(({ companyId }) => companyId))],
      ...{ issueDate: first.issueDate, deadline: filingDeadline(first.issueDate) },
    },
  ];
}

function byMistake(refused: readonly DecisionDocument[]): readonly Decision[] {
  const groups = new Map<string, DecisionDocument[]>();
  for (const document of refused) {
    const mistake = mistakeOf(document.item.messages) || document.item.id;
    groups.set(mistake, [...(groups.get(mistake) ?? []), document]);
  }
  return [...groups.values()].map((documents) => decisionOf('refused', documents));
}

function oneOf(
  kind: DecisionKind,
  documents: readonly DecisionDocument[],
  rest: readonly OpenFilingRow[],
): readonly Decision[] {
  if (documents.length === 0) return [];
  const decision = decisionOf(kind, documents);
  const companies = new Set([...decision.companies, ...rest.map(({ companyId }) => companyId)]);
  return [{ ...decision, companies: [...companies], count: decision.count + rest.length }];
}

function decisionOf(kind: DecisionKind, documents: readonly DecisionDocument[]): Decision {
  const nearest = documents.toSorted((a, b) => compareTexts(a.item.issueDate, b.item.issueDate));
  const first = nearest[0];
  return {
    kind,
    key: `${kind} ${first?.item.id ?? ''}`,
    documents: nearest,
    transports: [],
    companies: [...new Set(nearest.map(({ companyId }) => companyId))],
    count: documents.length,
    issueDate: first?.item.issueDate ?? null,
    deadline: first === undefined ? null : filingDeadline(first.item.issueDate),
  };
}

/** All of one kind. */
function transportDecision(due: readonly DueTransport[]): readonly Decision[] {
  const transports = due.toSorted((a, b) => compareTexts(a.day, b.day) || a.hours - b.hours);
  const [first] = transports;
  if (first === undefined) return [];
  return [
    {
      ...{ kind: first.kind, key: `${first.kind} ${first.id}`, documents: [], transports, count: transports.length },
      companies: [...new Set(transports.map(({ companyId }) => companyId))],
      ...{ issueDate: null, deadline: first.day },
    },
  ];
}

function countedDecision(kind: CountedKind, counts: readonly CompanyCount[]): readonly Decision[] {
  const own = counts.filter(({ count }) => count > 0);
  if (own.length === 0) return [];
  const deadlines = own.flatMap(({ deadline }) => deadline ?? []).sort();
  const sorted = own.toSorted((a, b) => compareTexts(a.deadline ?? AFTER_EVERY_DAY, b.deadline ?? AFTER_EVERY_DAY));
  return [
    {
      kind,
      key: kind,
      documents: [],
      transports: [],
      companies: sorted.map(({ companyId }) => companyId),
      count: own.reduce((sum, { count }) => sum + count, 0),
      issueDate: null,
      deadline: deadlines[0] ?? null,
    },
  ];
}
