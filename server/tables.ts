import type { ReportTables } from './accounts/report-tables';
import type { TicketTables } from './connections/ticket-tables';
import type { AuditTables } from './database/audit-tables';
import type { EpochTables } from './database/epoch';
import type { FoundationTables } from './database/foundation-tables';
import type { FilingTables } from './filings/filing-tables';
import type { InstallationTables } from './installation/installation-facts';
import type { MailTables } from './mail/mail-tables';
import type { MailboxTables } from './mailbox/mailbox-tables';
import type { NoteTables } from './mailbox/notes/note-tables';
import type { DecisionTables } from './numbers/decision-tables';
import type { NumberTables } from './numbers/number-tables';
import type { AnafAccessTables } from './outside/anaf/access-tables';
import type { SharedTables } from './outside/shared-tables';
import type { TransportTables } from './transports/transport-tables';

/** The whole database. A part that needs some of the tables only takes a transaction of those. */
export interface Tables
  extends FoundationTables,
    AuditTables,
    EpochTables,
    FilingTables,
    ReportTables,
    MailTables,
    MailboxTables,
    NoteTables,
    NumberTables,
    DecisionTables,
    AnafAccessTables,
    TicketTables,
    TransportTables,
    SharedTables,
    InstallationTables {}
