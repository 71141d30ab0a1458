import type { FilingTables } from '../jobs/filing/filing-tables';
import type { AnafAccessTables } from '../outside/anaf/access-tables';
import type { SharedTables } from '../outside/shared-tables';
import type { FoundationTables } from './foundation-tables';

/** The whole database. A part that needs some of the tables only takes a transaction of those. */
export interface Tables extends FoundationTables, FilingTables, AnafAccessTables, SharedTables {}
