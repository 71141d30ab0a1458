/** An invoice that ANAF refused is corrected under its number, and may bear another date between those of its neighbours. */
import { numberInSeries } from '@/domain/numbering/series';
import { findLease } from './lease-store';
import type { NumberRefusal } from './number-refusal';
import { findNumber, keepNumber } from './number-store';
import type { NumberTransaction } from './number-tables';
import { lockSeries } from './series';
import { advance, beyondToday, disorder, type NumberUse, type TakenNumber } from './take-number';

export type Correction = Pick<NumberUse, 'companyId' | 'serialId' | 'invoiceId' | 'printed' | 'issueDate'>;

/** `own`: nothing of the number changes, or it is of a foreign series. */
export async function redateNumber(
  tx: NumberTransaction,
  correction: Correction,
  now: number,
): Promise<TakenNumber | NumberRefusal | { readonly kind: 'own' }> {
  const { companyId, serialId, invoiceId, printed, issueDate } = correction;
  const series = serialId === '' ? undefined : await lockSeries(tx, companyId, serialId);
  const number = series && numberInSeries(series, printed);
  const known = series && number !== undefined ? await findNumber(tx, series, number) : undefined;
  if (series === undefined || known === undefined) return { kind: 'own' };
  if (known.invoice_id !== invoiceId || known.issue_date === issueDate) return { kind: 'own' };
  const lease = await findLease(tx, series, known.lease_id);
  if (lease === undefined) return { kind: 'own' };
  const refusal =
    beyondToday(printed, issueDate, now) ?? (await disorder(tx, lease, known.number, { printed, issueDate }));
  if (refusal !== undefined) return refusal;
  await keepNumber(tx, lease, known.number, { state: 'used', invoiceId, issueDate }, now);
  return { kind: 'taken', lease: await advance(tx, lease, known.number, issueDate) };
}
