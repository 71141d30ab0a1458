/**
 * The notes about a company, or about one of its series, that stand among the settings. A note of another kind cannot be
 * written (key-value-row.ts), so a new kind gets its row here, with what becomes of it when the company leaves the device.
 */
import type { CompanyId } from '@/api/ids';
import type { CondicaDatabase } from '../condica-database';

interface CompanyNote {
  readonly about: 'company' | 'series';
  /** Taken along when the access ends; else only when a person erases all that is here of the company. */
  readonly leaves: boolean;
}

const COMPANY_NOTES = {
  'invalid-invoices': { about: 'company', leaves: true },
  // What was last sent together: a way back to what a list shows too.
  'sent-batch': { about: 'company', leaves: true },
  views: { about: 'company', leaves: true },
  'settled-twins': { about: 'company', leaves: true },
  'read-messages': { about: 'company', leaves: true },
  'kept-months': { about: 'company', leaves: true },
  'unsaved-form': { about: 'company', leaves: true },
  // What ANAF's register said of suppliers: it is asked again where it is not here.
  'supplier-vat': { about: 'company', leaves: true },
  // Who works there: of a company that one has left it is nobody's business any more.
  people: { about: 'company', leaves: true },
  'hidden-steps': { about: 'company', leaves: true },
  restoredServer: { about: 'company', leaves: true },
  'lost-marks': { about: 'company', leaves: true },
  'lost-steps': { about: 'company', leaves: true },
  // With where this device stands in its stream.
  pulledFrom: { about: 'company', leaves: true },
  // It says which company the unsent work that stays is of: who removes the company decides.
  sealedCompany: { about: 'company', leaves: false },
  // Sums of its documents, which leave with it.
  'issued-figures': { about: 'company', leaves: true },
  // How far the words of its lines are here, which leave with it.
  lineWords: { about: 'company', leaves: true },
  numbersWait: { about: 'series', leaves: true },
  // Should the access come back, its intervals are known as this profile's by them, and no number is skipped.
  leaseRequests: { about: 'series', leaves: false },
} as const satisfies Readonly<Record<string, CompanyNote>>;

export type CompanyNoteKind = keyof typeof COMPANY_NOTES;
export type CompanyNoteKey = `${CompanyNoteKind} ${string}`;

/** `of`: the company or the series, and after it what else tells notes of one kind apart. */
export function noteKey<K extends CompanyNoteKind>(kind: K, ...of: readonly (string | number)[]): `${K} ${string}` {
  return `${kind} ${of.join(' ')}`;
}

/** Inside a transaction over all tables, before the series and leases of the company go: they say which notes are its. */
export async function forgetNotes(db: CondicaDatabase, companyId: CompanyId, which: 'leaving' | 'all'): Promise<void> {
  const owners = { company: [companyId], series: await seriesOf(db, companyId) };
  for (const [kind, { about, leaves }] of Object.entries(COMPANY_NOTES)) {
    if (which === 'leaving' && !leaves) continue;
    for (const owner of owners[about]) {
      await db.kv.delete(`${kind} ${owner}`);
      await db.kv.where('key').startsWith(`${kind} ${owner} `).delete();
    }
  }
}

async function seriesOf(db: CondicaDatabase, companyId: CompanyId): Promise<readonly string[]> {
  const serials = await db.serial.where('companyId').equals(companyId).primaryKeys();
  const leases = await db.lease.where('companyId').equals(companyId).toArray();
  return [...new Set([...serials, ...leases.map(({ base }) => base.serialId)])];
}
