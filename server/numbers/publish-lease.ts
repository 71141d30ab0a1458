/** A lease as devices have it: into the stream of changes, and into the answers of its calls. */
import { publishChanges } from '../database/publish-changes';
import { unusedNumbers } from './number-store';
import type { LeaseRecord, NumberTransaction } from './number-tables';

/** A lease's row after a change, told with its version. */
export interface LeaseAnswer {
  readonly kind: 'lease';
  readonly version: number;
  readonly row: object;
}

/** The row of the contract (src/api/entities/serial.ts). */
export async function leaseRow(tx: NumberTransaction, lease: LeaseRecord): Promise<object> {
  const unused = await unusedNumbers(tx, lease);
  return {
    id: lease.id,
    serialId: lease.serial_id,
    deviceId: lease.device_id,
    deviceName: lease.device_name,
    from: lease.from_number,
    to: lease.to_number,
    usedTo: lease.used_to,
    lastDate: lease.last_date,
    state: lease.state,
    grantedAt: lease.granted_at.toISOString(),
    grantedTo: lease.granted_to,
    fence: lease.fence,
    request: lease.request,
    notBefore: lease.not_before,
    // Of an ended lease they are explained by its end, as all its other numbers on no invoice.
    returned: unused
      .filter(({ state }) => lease.state === 'open' && state === 'returned')
      .map(({ number, not_before, not_after }) => ({ number, notBefore: not_before, notAfter: not_after })),
    voided: unused
      .filter(({ state }) => state === 'voided')
      .map(({ number, reason, voided_on }) => ({ number, reason, on: voided_on })),
    endedOn: lease.ended_on,
    endReason: lease.end_reason,
  };
}

/** Last in its transaction (publish-changes.ts). */
export async function publishLease(tx: NumberTransaction, lease: LeaseRecord): Promise<LeaseAnswer> {
  const row = await leaseRow(tx, lease);
  const version = await publishChanges(tx, lease.company_id, [{ collection: 'lease', id: lease.id, row }]);
  return { kind: 'lease', version, row };
}

/** The lease as it stands, where nothing changed. */
export async function answerLease(tx: NumberTransaction, lease: LeaseRecord): Promise<LeaseAnswer> {
  const stored = await tx
    .selectFrom('replicated_row')
    .select('version')
    .where('company_id', '=', lease.company_id)
    .where('collection', '=', 'lease')
    .where('id', '=', lease.id)
    .executeTakeFirst();
  return { kind: 'lease', version: stored?.version ?? 0, row: await leaseRow(tx, lease) };
}
