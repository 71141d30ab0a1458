import type { ArchiveItem } from '@/api/entities/archive-item';
import type { DeviceId, EntityId } from '@/api/ids';
import type { CommandContext } from '../command-context';
import { type HeldNumber, leaseAmongItsOwn, leaseOfNumber } from './lease-numbers';

export interface Issuer {
  readonly device: DeviceId;
  readonly lease?: EntityId;
  readonly fence?: number;
}

/**
 * The device that drew the number, with its lease: also where another one sends again what a restored server lost. Inside a
 * transaction over lease and serial where the document is of a series.
 */
export async function issuerOf(
  { db, deviceId }: Pick<CommandContext, 'db' | 'deviceId'>,
  { serialId, number }: Pick<ArchiveItem, 'serialId' | 'number'>,
  taken: (HeldNumber & { readonly deviceId?: DeviceId }) | null,
): Promise<Issuer> {
  if (serialId === '') return { device: deviceId };
  const owned = taken === null ? await leaseOfNumber(db, serialId, number) : await leaseAmongItsOwn(db, taken.leaseId);
  if (owned === undefined) return { device: taken?.deviceId ?? deviceId };
  const { base } = owned.lease;
  // A server that gave no fence does not know the names either.
  if (base.fence === undefined) return { device: base.deviceId };
  return { device: base.deviceId, lease: base.id, fence: base.fence };
}
