/**
 * What the audit calls a row without a name: an interval of numbers by its numbers and its device, others by nothing. Before, by
 * the row's id, which says nothing to people; what was written so stays, because the chain holds it.
 */
import { type Kysely, type Migration, sql } from 'kysely';

const STATEMENT = sql`create or replace function audit_name(body jsonb) returns text language sql immutable
  return coalesce(nullif(body ->> 'number', ''), nullif(body ->> 'name', ''), nullif(body ->> 'prefix', ''),
    nullif(body #>> '{content,name}', ''), nullif(body #>> '{content,buyer,name}', ''), nullif(body ->> 'uit', ''),
    case when body ? 'serialId' then concat_ws(' · ',
      concat_ws('–', body ->> 'from', coalesce(body ->> 'grantedTo', body ->> 'to')), nullif(body ->> 'deviceName', '')) end,
    '')`;

export const auditNamesMigration: Migration = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    await STATEMENT.execute(db);
  },
};
