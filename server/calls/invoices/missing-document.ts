/** The refusal of a call about a document of the archive that is not there: for good, or until a restored server has it again. */
import type { TenantTransaction } from '../../database/app-database';
import { mayComeBack } from '../../mailbox/not-back-yet';
import { type RefusedReply, refused } from '../reply';

export async function missingDocument(tx: TenantTransaction, companyId: number, now: number): Promise<RefusedReply> {
  return refused((await mayComeBack(tx, companyId, now)) ? 'not-back-yet' : 'not-found');
}
