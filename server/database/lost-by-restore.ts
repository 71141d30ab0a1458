/**
 * Whether what this database does not have may be what it lost: a device that knew it wrote on before it heard of the restore, and
 * gives it back with its next pull (docs/decisions/0009). To refuse it as unknown would have a person give up what was typed.
 */
import { sql, type Transaction } from 'kysely';

/** For so long devices are waited for; one that comes later asks its person, as about any other refusal. */
const WAITED_DAYS = 60;

/** In a transaction that says when it is done (`asUser` with an instant); false in any other, and where nothing was restored. */
export async function mayComeFromDevices<T>(tx: Transaction<T>): Promise<boolean> {
  const { rows } = await sql<{ waited: boolean }>`
    select exists (
      select from epoch where reason <> 'first'
        and begun_at > nullif(current_setting('app.changed_at', true), '')::timestamptz - make_interval(days => ${WAITED_DAYS})
    ) as waited`.execute(tx);
  return rows[0]?.waited ?? false;
}
