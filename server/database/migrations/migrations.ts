import type { Migration } from 'kysely';
import { foundationMigration } from './0001-foundation';
import { filingsMigration } from './0002-filings';
import { trimmingMigration } from './0003-trimming';
import { serviceStatesMigration } from './0004-service-states';
import { numbersMigration } from './0005-numbers';
import { jobsMigration } from './0006-jobs';
import { guardsMigration } from './0007-guards';
import { epochsMigration } from './0008-epochs';
import { lostIdsMigration } from './0009-lost-ids';
import { conflictAnswersMigration } from './0010-conflict-answers';
import { invoicesByDraftMigration } from './0011-invoices-by-draft';

/** In order, forward only; a name once released is never changed. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-foundation': foundationMigration,
  '0002-filings': filingsMigration,
  '0003-trimming': trimmingMigration,
  '0004-service-states': serviceStatesMigration,
  '0005-numbers': numbersMigration,
  '0006-jobs': jobsMigration,
  '0007-guards': guardsMigration,
  '0008-epochs': epochsMigration,
  '0009-lost-ids': lostIdsMigration,
  '0010-conflict-answers': conflictAnswersMigration,
  '0011-invoices-by-draft': invoicesByDraftMigration,
};
