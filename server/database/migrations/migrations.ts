import type { Migration } from 'kysely';
import { foundationMigration } from './0001-foundation';
import { filingsMigration } from './0002-filings';
import { trimmingMigration } from './0003-trimming';
import { serviceStatesMigration } from './0004-service-states';

/** In order, forward only; a name once released is never changed. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-foundation': foundationMigration,
  '0002-filings': filingsMigration,
  '0003-trimming': trimmingMigration,
  '0004-service-states': serviceStatesMigration,
};
