import type { CompanyId } from '@/api/ids';
import type { CommandContext } from '@/db/command-context';
import type { CondicaDatabase } from '@/db/condica-database';
import type { DeviceIdentity } from '@/db/settings/device-identity';

export interface ContextPorts {
  readonly db: CondicaDatabase;
  /** As it is named now: a person may rename it at any time. */
  readonly device: () => Promise<DeviceIdentity>;
  /** ms since 1970. */
  readonly now: () => number;
  readonly newId: () => string;
}

/** For what the exchange itself writes of a company. */
export async function commandContext(
  { db, now, newId, device }: ContextPorts,
  companyId: CompanyId,
): Promise<CommandContext> {
  const { id: deviceId, name: deviceName } = await device();
  return { db, companyId, deviceId, deviceName, now: () => new Date(now()).toISOString(), newId };
}
