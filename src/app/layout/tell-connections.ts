/** Tells by an alert, which the bell keeps, what asks for a person in the connections to ANAF; each step once on this device. */
import { navigate } from 'wouter/use-browser-location';
import { GetAnafConnections } from '@/api/calls/anaf-calls';
import type { Company } from '@/api/entities/company';
import { type Reminder, reminders } from '@/app/companies/connection/connection-reminders';
import { reminderTexts } from '@/app/companies/connection/connection-texts';
import { type KeyCopy, keyCopies } from '@/app/companies/connection/key-copies';
import { keyCopyTexts } from '@/app/companies/connection/token-copy-texts';
import { links } from '@/app/routes/links';
import { PERSISTENT } from '@/app/state/alert-list';
import { addAlert } from '@/app/state/alerts';
import { listCompanies } from '@/db/companies/company-queries';
import type { CondicaDatabase } from '@/db/condica-database';
import { noteTold, toldOnce } from '@/db/settings/told-once';
import type { SyncHandle } from '@/sync/engine/sync-engine';

const BY_ITSELF = { type: 'warning', byItself: true, delay: PERSISTENT, leadsTo: links.companies() } as const;
const EVERY_MS = 6 * 60 * 60_000;

/** Ends with the function it gives. */
export function tellConnections(db: CondicaDatabase, ask: SyncHandle['call']): () => void {
  const look = (): void => {
    tellNow(db, ask).catch((error: unknown) => console.warn('The connections to ANAF are not told of:', error));
  };
  look();
  const timer = setInterval(look, EVERY_MS);
  return () => clearInterval(timer);
}

async function tellNow(db: CondicaDatabase, ask: SyncHandle['call']): Promise<void> {
  const answer = await ask(GetAnafConnections, { params: undefined, body: undefined });
  if (!answer.ok) return;
  const [now, told] = [Date.now(), await toldOnce(db, 'toldConnections')];
  const found = reminders(answer.result.companies, now, told);
  const copies = keyCopies(answer.result.companies, now, told);
  const companies = await listCompanies(db);
  const [first] = found;
  if (first !== undefined) tell(found, first, companies);
  const [copy] = copies;
  if (copy !== undefined) tellCopies(copies, copy, companies);
  const fresh = [...found, ...copies].map(({ key }) => key);
  if (fresh.length > 0) await noteTold(db, 'toldConnections', fresh);
}

/** One alert for all: a key serves an accountant's hundred companies. */
function tellCopies(copies: readonly KeyCopy[], copy: KeyCopy, companies: readonly Company[]): void {
  const name = companies.find(({ id }) => id === copy.company)?.name ?? '';
  const words = copies.length === 1 ? keyCopyTexts.one(name, copy) : keyCopyTexts.many(copies.length, copy);
  const action = { label: reminderTexts.open, onAct: () => navigate(links.companies()) };
  addAlert({ ...BY_ITSELF, id: 'anaf-key-copied', ...words, action });
}

/** One alert for all: an accountant's hundred companies end on one day. */
function tell(found: readonly Reminder[], first: Reminder, companies: readonly Company[]): void {
  const name = companies.find(({ id }) => id === first.company)?.name ?? '';
  const words = found.length === 1 ? reminderTexts.one(name, first.state) : reminderTexts.many(found.length);
  const action = { label: reminderTexts.open, onAct: () => navigate(links.companies()) };
  addAlert({ ...BY_ITSELF, id: 'anaf-connections', ...words, action });
}
