/** People give numbers up: one that came back and is to be on no invoice, an interval of their own, and that of another device. */
import type { EntityId } from '@/api/ids';
import { closeLease } from '@/db/numbers/close-lease';
import type { HeldNumber } from '@/db/numbers/lease-numbers';
import { isGivable } from '@/db/numbers/leases-of-device';
import { returnLease } from '@/db/numbers/return-lease';
import { voidGivenBack } from '@/db/numbers/void-number';
import { issue, takeBack } from './issue-invoices';
import type { Seat } from './seat';

export async function voidNumber(seat: Seat): Promise<void> {
  const { world, context, tab } = seat;
  if ((await givenBack(seat)).length === 0) await issueAndTakeBack(seat);
  const held = world.dice.pick(await givenBack(seat));
  if (held === undefined) return;
  const outcome = await voidGivenBack(context, { ...held, reason: 'Scris greșit' });
  world.story.tell(`${tab.process.name} voids number ${held.number}: ${outcome}`);
  if (outcome === 'told') world.story.count('numbers voided');
}

/** The numbers of the device that came back and are on no invoice. */
async function givenBack({ context }: Seat): Promise<readonly (HeldNumber & { readonly leaseId: EntityId })[]> {
  const leases = await context.db.lease.where('id').above('').toArray();
  const own = leases.filter(
    ({ companyId, base, foreign }) =>
      companyId === context.companyId && base.deviceId === context.deviceId && foreign !== true,
  );
  return own.flatMap(({ id, numbers }) => numbers.returned.map(({ number }) => ({ leaseId: id, number })));
}

/** A number that came back is on the next invoice soon: who voids one has mostly just taken its invoice back. */
async function issueAndTakeBack(seat: Seat): Promise<void> {
  const issued = await issue(seat);
  if (issued !== null) await takeBack(seat, issued);
}

/** The device goes on without it, with what waits in its outbox. */
export async function giveIntervalBack({ world, context, tab }: Seat): Promise<void> {
  const leases = await context.db.lease.where('id').above('').toArray();
  const own = leases.filter((lease) => lease.companyId === context.companyId && isGivable(lease, context.deviceId));
  const lease = world.dice.pick(own);
  if (lease === undefined) return;
  const outcome = await returnLease(context, lease.id, 'Nu se mai emite de aici');
  world.story.tell(`${tab.process.name} gives ${lease.base.from}–${lease.base.to} back: ${outcome}`);
  if (outcome === 'told') world.story.count('intervals given back');
}

/** Taken for lost: it may be at work all the same. */
export async function closeOthersLease({ world, context, tab }: Seat): Promise<void> {
  const leases = await context.db.lease.where('id').above('').toArray();
  const others = leases.filter(
    ({ companyId, base }) =>
      companyId === context.companyId && base.deviceId !== context.deviceId && base.state === 'open',
  );
  const lease = world.dice.pick(others);
  if (lease === undefined) return;
  const outcome = await closeLease(context, lease.id, 'Telefon pierdut');
  world.story.tell(`${tab.process.name} closes ${lease.base.from}–${lease.base.to} of another device: ${outcome}`);
  if (outcome === 'told') world.story.count('intervals closed');
}
