/** Whether the list of issued invoices opens as a start reads it: whole, in its first order, from its top, with nothing open. */
import type { CompanyId } from '@/api/ids';
import { EVERYTHING_ISSUED } from '@/workers/archive-search/archive-query';
import { OUT_VIEWS } from '../out-shape';

/** The value that is kept of a screen under a name (kept-state.ts); undefined where none is. */
export type KeptValue = (name: string) => unknown;

/** What is kept in a form that is not known here is not plain. */
export function opensPlain(kept: KeptValue, companyId: CompanyId): boolean {
  const filters = kept(`${companyId} out filters`);
  const place = kept(`${companyId} out place`);
  const top = kept(`${companyId} out scroll`);
  return (
    (filters === undefined || isPlainFilter(filters)) &&
    (place === undefined || (isRecord(place) && place.open === null)) &&
    (top === undefined || top === 0)
  );
}

function isPlainFilter(filters: unknown): boolean {
  if (!isRecord(filters)) return false;
  const { view, sort, ...typed } = filters;
  const { by, direction } = EVERYTHING_ISSUED.sort;
  return (
    view === OUT_VIEWS[0]?.id &&
    isRecord(sort) &&
    sort.by === by &&
    sort.direction === direction &&
    Object.values(typed).every((text) => typeof text === 'string' && text.trim() === '')
  );
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
