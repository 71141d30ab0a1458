import type { TicketTables } from './connections/ticket-tables';
import type { EpochTables } from './database/epoch';
import type { FoundationTables } from './database/foundation-tables';
import type { FilingTables } from './filings/filing-tables';
import type { InstallationTables } from './installation/installation-facts';
import type { MailboxTables } from './mailbox/mailbox-tables';
import type { NumberTables } from './numbers/number-tables';
import type { AnafAccessTables } from './outside/anaf/access-tables';
import type { SharedTables } from './outside/shared-tables';

/** The whole database. A part that needs some of the tables only takes a transaction of those. */
export interface Tables
  extends FoundationTables,
    EpochTables,
    FilingTables,
    MailboxTables,
    NumberTables,
    AnafAccessTables,
    TicketTables,
    SharedTables,
    InstallationTables {}
