import type { CompanyId } from '@/api/ids';
import { filingDeadline } from '@/domain/calendar/filing-deadline';
import type { CondicaDatabase } from '../condica-database';
import type { OutboxEntry } from '../outbox/outbox-entry';
import { hiddenCompanies } from '../settings/sealed-note';
import { isAtAnaf, isRefused, type OpenFilingRow } from './open-filing';
import { heldDocuments, openFilings } from './open-filing-queries';
import { type OpenPart, partOf } from './open-work';

/** What a company waits for. */
export interface CompanyWork {
  /** Refused by ANAF or by the server, and changed in two places. */
  readonly rejected: number;
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
  ...{ rejected: 0, held: 0, waiting: 0 },
  ...{ deadline: null, oldestUnsent: '', due: new Map(), unsent: 0 },
};

const WAITING: readonly OpenPart[] = ['waiting', 'doubtful', 'verdict'];
const UNSENT: readonly OpenPart[] = ['waiting', 'doubtful'];

/** Of every company that waits for something, from this device's rows. */
export async function companyWork(db: CondicaDatabase): Promise<ReadonlyMap<CompanyId, CompanyWork>> {
  const [open, held, entries] = await Promise.all([openFilings(db), heldDocuments(db), askingEntries(db)]);
  const work = new Map<CompanyId, CompanyWork>();
  const of = (companyId: CompanyId): CompanyWork => work.get(companyId) ?? NO_COMPANY_WORK;
  const asking = new Map([
    ...open.filter(isRefused).map(({ id, companyId }) => [`archive ${id}`, companyId] as const),
    ...entries.map(({ subject, companyId }) => [`${subject.collection} ${subject.id}`, companyId] as const),
  ]);
  for (const companyId of asking.values())
    work.set(companyId, { ...of(companyId), rejected: of(companyId).rejected + 1 });
  for (const { companyId } of held) work.set(companyId, { ...of(companyId), held: of(companyId).held + 1 });
  for (const row of open) {
    const { companyId, issueDate } = row;
    if (WAITING.includes(partOf(row)) && !asking.has(`archive ${row.id}`))
      work.set(companyId, { ...of(companyId), waiting: of(companyId).waiting + 1 });
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
  const entries = db.outbox.where('state').anyOf('rejected', 'conflict');
  return entries.filter(({ companyId }) => !hidden.has(companyId)).toArray();
}

function earlier(a: string | null, b: string): string {
  return a === null || b < a ? b : a;
}
