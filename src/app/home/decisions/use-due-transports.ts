import { useMemo } from 'react';
import type { CompanyId } from '@/api/ids';
import { useLive } from '@/app/state/use-live';
import { useWorkspace } from '@/app/state/workspace';
import { useNow } from '@/app/transport/use-now';
import { companiesWithTransports, transportsBetween } from '@/db/transport/transport-queries';
import { addDays } from '@/domain/calendar/iso-date';
import { legalDay } from '@/domain/transport/life/declaration-life';
import { type DueTransport, dueTransport } from './due-transport';

/** Days back at which a code that ended yesterday may have begun, and days ahead for which one may have been refused. */
const BACK_DAYS = 16;
const AHEAD_DAYS = 30;

/** Of one company, or of all (undefined); as the clock goes on. Undefined until the device has answered. */
export function useDueTransports(company: CompanyId | undefined): readonly DueTransport[] | undefined {
  const { db, companies } = useWorkspace();
  const now = useNow();
  const today = legalDay(now);
  const views = useLive(async () => {
    const mine = new Set(companies.map(({ id }) => id));
    const ids = company === undefined ? (await companiesWithTransports(db)).filter((id) => mine.has(id)) : [company];
    const [first, last] = [addDays(today, -BACK_DAYS), addDays(today, AHEAD_DAYS)];
    const found = await Promise.all(
      ids.map(async (companyId) =>
        (await transportsBetween(db, companyId, first, last)).map(({ item }) => ({ companyId, item })),
      ),
    );
    return found.flat();
  }, [db, companies, company, today]);
  return useMemo(() => views?.flatMap(({ companyId, item }) => dueTransport(companyId, item, now) ?? []), [views, now]);
}
