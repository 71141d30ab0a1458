/**
 * Tells before a UIT ends, 24 hours and 3 hours, and at its end, while what it covers is on the road: of every company on this
 * device, from what is on it, so also without network. Each warning once on this device.
 */
import { navigate } from 'wouter/use-browser-location';
import type { Company } from '@/api/entities/company';
import type { TransportOptionsContent } from '@/api/entities/transport-options';
import { links } from '@/app/routes/links';
import { PERSISTENT } from '@/app/state/alert-list';
import { addAlert } from '@/app/state/alerts';
import { transportOptionsOf } from '@/db/collections/transport-options';
import { listCompanies } from '@/db/companies/company-queries';
import type { CondicaDatabase } from '@/db/condica-database';
import { noteTold, toldOnce } from '@/db/settings/told-once';
import { actionFacts, transportsBetween } from '@/db/transport/transport-queries';
import { platesOf } from '@/db/transport/transport-row';
import { addDays } from '@/domain/calendar/iso-date';
import { expiryWarning, legalDay } from '@/domain/transport/life/declaration-life';
import { transportWarningTexts } from './transport-warning-texts';

const EVERY_MS = 60_000;
/** Days back at which a UIT that still holds may have begun. */
const LONGEST_DAYS = 16;

interface Warning {
  /** The UIT and its hours: told once. */
  readonly key: string;
  readonly id: string;
  readonly uit: string;
  readonly vehicle: string;
  readonly hours: 24 | 3 | 0;
}

/** Ends with the function it gives. */
export function tellTransports(db: CondicaDatabase, now: () => number = Date.now): () => void {
  const look = (): void => {
    tellDueTransports(db, now()).catch((error: unknown) => console.warn('The ends of UIT codes are not told:', error));
  };
  look();
  const timer = setInterval(look, EVERY_MS);
  return () => clearInterval(timer);
}

/** One look. `now`: ms since 1970. */
export async function tellDueTransports(db: CondicaDatabase, now: number): Promise<void> {
  const told = await toldOnce(db, 'toldTransports');
  const fresh: Warning[] = [];
  for (const company of await listCompanies(db)) {
    for (const warning of await warningsOf(db, company, now)) if (!told.has(warning.key)) fresh.push(warning);
  }
  if (fresh.length === 0) return;
  for (const warning of fresh) tell(warning);
  await noteTold(
    db,
    'toldTransports',
    fresh.map(({ key }) => key),
  );
}

async function warningsOf(db: CondicaDatabase, { id }: Company, now: number): Promise<readonly Warning[]> {
  const today = legalDay(now);
  const views = await transportsBetween(db, id, addDays(today, -LONGEST_DAYS), today);
  if (views.length === 0) return [];
  const options = await transportOptionsOf(db, id);
  return views.flatMap(({ item }) => {
    const hours = item.uit === '' ? null : expiryWarning(actionFacts(item), now);
    if (hours === null || !isWanted(options, hours)) return [];
    return [{ key: `${item.uit} ${hours}`, id: item.id, uit: item.uit, vehicle: platesOf(item).vehicle, hours }];
  });
}

function isWanted({ warnDayBefore, warnHoursBefore, warnAtEnd }: TransportOptionsContent, hours: 24 | 3 | 0): boolean {
  return { 24: warnDayBefore, 3: warnHoursBefore, 0: warnAtEnd }[hours];
}

/** A later warning of the same code takes the place of the earlier one. */
function tell({ id, uit, vehicle, hours }: Warning): void {
  addAlert({
    id: `uit-${uit}`,
    type: hours === 0 ? 'error' : 'warning',
    delay: PERSISTENT,
    byItself: true,
    message: transportWarningTexts.ends[hours](uit),
    description: transportWarningTexts.what(vehicle),
    action: { label: transportWarningTexts.open, onAct: () => navigate(links.transport({ id })) },
  });
}
