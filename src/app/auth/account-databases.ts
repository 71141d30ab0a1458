/** Names of the accounts' databases begin so (src/db/database-name.ts). */
const PREFIX = 'condica:';

/** Names of the databases of who has worked on this device; none where the browser does not tell them. */
export async function accountDatabases(factory: IDBFactory): Promise<readonly string[]> {
  if (typeof factory.databases !== 'function') return [];
  return (await factory.databases()).flatMap(({ name }) => (name?.startsWith(PREFIX) === true ? [name] : []));
}
