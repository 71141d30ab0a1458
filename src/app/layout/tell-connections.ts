/** Tells by an alert, which the bell keeps, what asks for a person in the connections to ANAF; each step once on this device. */
import { navigate } from 'wouter/use-browser-location';
import { GetAnafConnections } from '@/api/calls/anaf-calls';
import type { Company } from '@/api/entities/company';
import { type Reminder, reminders } from '@/app/companies/connection/connection-reminders';
import { reminderTexts } from '@/app/companies/connection/connection-texts';
import { links } from '@/app/routes/links';
import { PERSISTENT } from '@/app/state/alert-list';
import { addAlert } from '@/app/state/alerts';
import { listCompanies } from '@/db/companies/company-queries';
import type { CondicaDatabase } from '@/db/condica-database';
import { noteTold, toldOnce } from '@/db/settings/told-once';
import type { SyncHandle } from '@/sync/engine/sync-engine';

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
  const found = reminders(answer.result.companies, Date.now(), await toldOnce(db, 'toldConnections'));
  const [first] = found;
  if (first === undefined) return;
  tell(found, first, await listCompanies(db));
  await noteTold(
    db,
    'toldConnections',
    found.map(({ key }) => key),
  );
}

/** One alert for all: an accountant's hundred companies end on one day. */
function tell(found: readonly Reminder[], first: Reminder, companies: readonly Company[]): void {
  const name = companies.find(({ id }) => id === first.company)?.name ?? '';
  const words = found.length === 1 ? reminderTexts.one(name, first.state) : reminderTexts.many(found.length);
  const action = { label: reminderTexts.open, onAct: () => navigate(links.companies()) };
  addAlert({ id: 'anaf-connections', type: 'warning', byItself: true, delay: PERSISTENT, ...words, action });
}
