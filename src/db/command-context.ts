/** What every command needs from outside: the database, whose company and device it is, the clock and the source of ids. */
import type { CompanyId, DeviceId } from '@/api/ids';
import type { CondicaDatabase } from './condica-database';

export interface CommandContext {
  readonly db: CondicaDatabase;
  readonly companyId: CompanyId;
  readonly deviceId: DeviceId;
  /** As the person named it, or the browser's and system's names; shown beside drafts and in conflicts. */
  readonly deviceName: string;
  /** The present instant, ISO 8601 in UTC. */
  readonly now: () => string;
  /** A new lower-case UUID. */
  readonly newId: () => string;
}
