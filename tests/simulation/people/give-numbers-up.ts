/** People give numbers up: one that came back and is to be on no invoice, an interval of their own, and that of another device. */
import { closeLease } from '@/db/numbers/close-lease';
import { isGivable } from '@/db/numbers/leases-of-device';
import { returnLease } from '@/db/numbers/return-lease';
import { voidGivenBack } from '@/db/numbers/void-number';
import type { Seat } from './seat';

export async function voidNumber({ world, context, tab }: Seat): Promise<void> {
  const leases = await context.db.lease.where('id').above('').toArray();
  const own = leases.filter(({ companyId }) => companyId === context.companyId);
  const returned = own.flatMap(({ id, numbers }) => numbers.returned.map(({ number }) => ({ leaseId: id, number })));
  const held = world.dice.pick(returned);
  if (held === undefined) return;
  const outcome = await voidGivenBack(context, { ...held, reason: 'Scris greșit' });
  world.story.tell(`${tab.process.name} voids number ${held.number}: ${outcome}`);
  if (outcome === 'told') world.story.count('numbers voided');
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
