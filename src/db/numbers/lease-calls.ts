/** What is done with the numbers of a lease, told to the server through the outbox, in order with the uploads of the series. */
import { CloseLease, GiveBackNumber, ReturnNumbers, VoidNumber } from '@/api/calls/number-calls';
import type { EntityId } from '@/api/ids';
import type { IsoDate } from '@/domain/invoice/invoice';
import type { Neighbours } from '@/domain/numbering/end-numbers';
import { formatNumber } from '@/domain/numbering/series';
import type { CommandContext } from '../command-context';
import { enqueue, newOperationId } from '../outbox/enqueue';
import { type OutgoingCall, outgoingCall } from '../outbox/outgoing-call';
import { fenceOf, type StoredLease } from './stored-lease';

/** What telling needs: the outbox, the series' own form of a number, and when it was. */
export type TellingContext = Pick<CommandContext, 'db' | 'companyId' | 'now' | 'newId'>;

/** A lease among all that its device has in the series. */
export interface OwnedLease {
  readonly lease: StoredLease;
  readonly all: readonly StoredLease[];
}

export async function tellGivenBack(
  context: TellingContext,
  owned: OwnedLease,
  number: number,
  { before, after }: Neighbours,
): Promise<void> {
  const body = { ...named(owned), number, notBefore: before, notAfter: after };
  await tell(context, owned.lease, outgoingCall(GiveBackNumber, { params: undefined, body }), [number]);
}

export async function tellVoided(
  context: TellingContext,
  owned: OwnedLease,
  number: number,
  why: { readonly reason: string; readonly on: IsoDate },
): Promise<void> {
  const body = { ...named(owned), number, ...why };
  await tell(context, owned.lease, outgoingCall(VoidNumber, { params: undefined, body }), [number]);
}

/** The interval as the device leaves it, numbers unused and given back for others. */
export async function tellReturned(
  context: TellingContext,
  owned: OwnedLease,
  why: { readonly reason: string; readonly on: IsoDate },
): Promise<void> {
  const { numbers, base } = owned.lease;
  const { takenTo, returned, voided } = numbers;
  const body = { ...named(owned), takenTo, returned: [...returned], voided: [...voided], ...why };
  await tell(context, owned.lease, outgoingCall(ReturnNumbers, { params: undefined, body }), [base.from, base.to]);
}

/** A person ends the interval of a device that is lost. */
export async function tellClosed(
  context: TellingContext,
  { lease }: OwnedLease,
  why: { readonly reason: string; readonly on: IsoDate },
): Promise<void> {
  const { companyId: company, base } = lease;
  const body = { company, serial: base.serialId, lease: base.id, ...why };
  await tell(context, lease, outgoingCall(CloseLease, { params: undefined, body }), [base.from, base.to]);
}

function named({ lease, all }: OwnedLease) {
  const { companyId: company, base } = lease;
  return { company, serial: base.serialId, lease: base.id, device: base.deviceId, fence: fenceOf(lease, all) };
}

/** `interval`: the numbers it is about, for the panel's words. */
async function tell(
  context: TellingContext,
  { id, base }: StoredLease,
  outgoing: OutgoingCall,
  interval: readonly number[],
): Promise<void> {
  const label = await labelOf(context, base.serialId, interval);
  await enqueue(context, newOperationId(context), outgoing, { collection: 'lease', id, label });
}

async function labelOf({ db }: TellingContext, serialId: EntityId, interval: readonly number[]): Promise<string> {
  const serial = (await db.serial.get(serialId))?.shown ?? { prefix: '', width: 0 };
  return interval.map((number) => formatNumber(serial, number)).join('–');
}
