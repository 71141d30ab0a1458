import type { CompanyId } from '@/api/ids';
import { filingDeadline } from '@/domain/calendar/filing-deadline';
import type { CondicaDatabase } from '../condica-database';
import { ASKING_STATES, type EntryPart, partOfEntry } from '../outbox/entry-part';
import type { OutboxEntry } from '../outbox/outbox-entry';
import { hiddenCompanies } from '../settings/sealed-note';
import { isAtAnaf, isRefused, type OpenFilingRow } from './open-filing';
import { heldDocuments, openFilings } from './open-filing-queries';
import { type OpenPart, partOf } from './open-work';

/** What a company waits for. */
export interface CompanyWork {
  /** Refused by ANAF or by the server. */
  readonly rejected: number;
  /** Changed in two places: a person chooses what stays. */
  readonly choices: number;
  /** Held before ANAF until a person decides. */
  readonly held: number;
  /** To be sent, in doubt, or at ANAF without a verdict. */
  readonly waiting: number;
  /** The nearest last day for sending, `yyyy-MM-dd`; null where everything was sent. */
  readonly deadline: string | null;
  /** Day of issue of the oldest that ANAF has not got; '' none. */
  readonly oldestUnsent: string;
  /** How many ANAF has not got, by the last day for sending them. */
  readonly due: ReadonlyMap<string, number>;
  /** Of them, neither refused nor held. */
  readonly unsent: number;
}

export const NO_COMPANY_WORK: CompanyWork = {
  ...{ rejected: 0, choices: 0, held: 0, waiting: 0 },
  ...{ deadline: null, oldestUnsent: '', due: new Map(), unsent: 0 },
};

const WAITING: readonly OpenPart[] = ['waiting', 'doubtful', 'verdict'];
const UNSENT: readonly OpenPart[] = ['waiting', 'doubtful'];
const ASKS = { rejected: 'rejected', conflicts: 'choices', waiting: 'waiting' } as const satisfies Record<
  EntryPart,
  string
>;

/** Of every company that waits for something, from this device's rows; each kind is counted as the panel of synchronisation lists it. */
export async function companyWork(db: CondicaDatabase): Promise<ReadonlyMap<CompanyId, CompanyWork>> {
  const [open, held, entries] = await Promise.all([openFilings(db), heldDocuments(db), askingEntries(db)]);
  const work = new Map<CompanyId, CompanyWork>();
  const of = (companyId: CompanyId): CompanyWork => work.get(companyId) ?? NO_COMPANY_WORK;
  const add = (companyId: CompanyId, kind: 'rejected' | 'choices' | 'held' | 'waiting'): void => {
    work.set(companyId, { ...of(companyId), [kind]: of(companyId)[kind] + 1 });
  };
  for (const { companyId } of open.filter(isRefused)) add(companyId, 'rejected');
  for (const { companyId, ...entry } of entries) add(companyId, ASKS[partOfEntry(entry)]);
  for (const { companyId } of held) add(companyId, 'held');
  const asking = new Set(entries.map(({ subject }) => `${subject.collection} ${subject.id}`));
  for (const row of open) {
    const { companyId, issueDate } = row;
    if (WAITING.includes(partOf(row)) && !asking.has(`archive ${row.id}`)) add(companyId, 'waiting');
    if (!isAtAnaf(row)) work.set(companyId, withUnsent(of(companyId), row, filingDeadline(issueDate)));
  }
  return work;
}

function withUnsent(before: CompanyWork, row: OpenFilingRow, day: string): CompanyWork {
  const { deadline, oldestUnsent, due } = before;
  const { issueDate } = row;
  return {
    ...before,
    deadline: earlier(deadline, day),
    oldestUnsent: oldestUnsent === '' || issueDate < oldestUnsent ? issueDate : oldestUnsent,
    due: new Map(due).set(day, (due.get(day) ?? 0) + 1),
    unsent: before.unsent + Number(UNSENT.includes(partOf(row))),
  };
}

async function askingEntries(db: CondicaDatabase): Promise<readonly OutboxEntry[]> {
  const hidden = await hiddenCompanies(db);
  const entries = db.outbox.where('state').anyOf(ASKING_STATES);
  return entries.filter(({ companyId }) => !hidden.has(companyId)).toArray();
}

function earlier(a: string | null, b: string): string {
  return a === null || b < a ? b : a;
}
