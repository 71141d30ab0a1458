/**
 * The version of the local database that this app reads and writes, as Dexie counts. Stated apart from the stores that make it
 * up (condica-database.ts; a test holds the two together), for what reads before Dexie is there.
 */
export const SCHEMA_VERSION = 14;
