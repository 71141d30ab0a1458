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
import { rowAuthorsMigration } from './0012-row-authors';
import { connectionsMigration } from './0013-connections';
import { mailboxMigration } from './0014-mailbox';
import { lineWordsMigration } from './0015-line-words';
import { foundersMigration } from './0016-founders';
import { waitingVerdictsMigration } from './0017-waiting-verdicts';
import { notesMigration } from './0018-notes';
import { transportsMigration } from './0019-transports';
import { accountsMigration } from './0020-accounts';
import { externalItemsMigration } from './0024-external-items';
import { outagesMigration } from './0025-outages';
import { archiveSearchMigration } from './0026-archive-search';
import { accessMigration } from './0029-access';
import { auditMigration } from './0030-audit';
import { openFilingsMigration } from './0034-open-filings';
import { auditNamesMigration } from './0045-audit-names';
import { auditSealsReadMigration } from './0046-audit-seals-read';
import { namedCompaniesMigration } from './0060-named-companies';
import { authorizationRemindersMigration } from './0061-authorization-reminders';
import { addressChangesMigration } from './0062-address-changes';
import { messageExaminationsMigration } from './0064-message-examinations';
import { particularsMigration } from './0065-particulars';
import { reportsMigration } from './0066-reports';
import { leavingMigration } from './0067-leaving';
import { preferencesMigration } from './0069-preferences';
import { keyCopiesMigration } from './0070-key-copies';
import { mailCausesMigration } from './0074-mail-causes';
import { auditSearchMigration } from './0075-audit-search';
import { lastSendingMigration } from './0077-last-sending';
import { shortWordsMigration } from './0078-short-words';
import { sessionStateMigration } from './0079-session-state';
import { auditPersonAndSubjectMigration } from './0081-audit-person-and-subject';
import { personVersionMigration } from './0082-person-version';
import { peopleCountsMigration } from './0083-people-counts';
import { colleaguesMigration } from './0084-colleagues';
import { doubtFromTheKeepingMigration } from './0085-doubt-from-the-keeping';
import { lineWordsByPagesMigration } from './0086-line-words-by-pages';
import { takenBackMigration } from './0087-taken-back';
import { correctedByMigration } from './0088-corrected-by';
import { correctionTakenBackMigration } from './0089-correction-taken-back';

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
  '0012-row-authors': rowAuthorsMigration,
  '0013-connections': connectionsMigration,
  '0014-mailbox': mailboxMigration,
  '0015-line-words': lineWordsMigration,
  '0016-founders': foundersMigration,
  '0017-waiting-verdicts': waitingVerdictsMigration,
  '0018-notes': notesMigration,
  '0019-transports': transportsMigration,
  '0020-accounts': accountsMigration,
  '0024-external-items': externalItemsMigration,
  '0025-outages': outagesMigration,
  '0026-archive-search': archiveSearchMigration,
  '0029-access': accessMigration,
  '0030-audit': auditMigration,
  '0034-open-filings': openFilingsMigration,
  '0045-audit-names': auditNamesMigration,
  '0046-audit-seals-read': auditSealsReadMigration,
  '0060-named-companies': namedCompaniesMigration,
  '0061-authorization-reminders': authorizationRemindersMigration,
  '0062-address-changes': addressChangesMigration,
  '0064-message-examinations': messageExaminationsMigration,
  '0065-particulars': particularsMigration,
  '0066-reports': reportsMigration,
  '0067-leaving': leavingMigration,
  '0069-preferences': preferencesMigration,
  '0070-key-copies': keyCopiesMigration,
  '0074-mail-causes': mailCausesMigration,
  '0075-audit-search': auditSearchMigration,
  '0077-last-sending': lastSendingMigration,
  '0078-short-words': shortWordsMigration,
  '0079-session-state': sessionStateMigration,
  '0081-audit-person-and-subject': auditPersonAndSubjectMigration,
  '0082-person-version': personVersionMigration,
  '0083-people-counts': peopleCountsMigration,
  '0084-colleagues': colleaguesMigration,
  '0085-doubt-from-the-keeping': doubtFromTheKeepingMigration,
  '0086-line-words-by-pages': lineWordsByPagesMigration,
  '0087-taken-back': takenBackMigration,
  '0088-corrected-by': correctedByMigration,
  '0089-correction-taken-back': correctionTakenBackMigration,
};
