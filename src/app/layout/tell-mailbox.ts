/** Keeps the current company in sight, and tells by an alert, which the bell keeps, of documents that ANAF will soon give no more. */
import { navigate } from 'wouter/use-browser-location';
import type { CompanyId } from '@/api/ids';
import { links } from '@/app/routes/links';
import { PERSISTENT } from '@/app/state/alert-list';
import { addAlert } from '@/app/state/alerts';
import { countedNoun } from '@/app/ui/words/amount-text';
import { listCompanies } from '@/db/companies/company-queries';
import type { CondicaDatabase } from '@/db/condica-database';
import type { SyncHandle } from '@/sync/engine/sync-engine';
import { mailboxWatch } from './mailbox-watch';

/** How soon a change of company is noticed. */
const LOOK_MS = 5_000;

export const mailboxAlarmTexts = {
  message: (count: number) =>
    count === 1
      ? 'Un document este în pericol la ANAF'
      : `${countedNoun(count, 'document', 'documente')} sunt în pericol la ANAF`,
  description: (company: string) =>
    `${company}: sunt la ANAF de peste 45 de zile și nu au putut fi aduse; ANAF le păstrează 60. Verificați autorizarea firmei.`,
  open: 'Vezi mesajele',
} as const;

/** Ends with the function it gives. */
export function tellMailbox(db: CondicaDatabase, ask: SyncHandle['call'], company: () => CompanyId | null): () => void {
  const look = mailboxWatch({
    ...{ ask, company, now: () => Date.now() },
    seen: () => document.visibilityState === 'visible',
    onDanger: (id, count) => void tell(db, id, count),
  });
  const run = (): void => {
    look().catch((error: unknown) => console.warn('The mailbox is not asked after:', error));
  };
  run();
  const timer = setInterval(run, LOOK_MS);
  return () => clearInterval(timer);
}

async function tell(db: CondicaDatabase, id: CompanyId, count: number): Promise<void> {
  const name = (await listCompanies(db)).find((one) => one.id === id)?.name ?? '';
  addAlert({
    ...{ id: `mailbox-danger ${id}`, type: 'warning', delay: PERSISTENT, byItself: true },
    message: mailboxAlarmTexts.message(count),
    description: mailboxAlarmTexts.description(name),
    action: { label: mailboxAlarmTexts.open, onAct: () => navigate(links.messages()) },
  });
}
