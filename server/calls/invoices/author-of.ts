/** Who wrote an invoice that is uploaded: by the session, never by the client's word. */
import { personName } from '@/domain/text/person-name';
import type { TenantTransaction } from '../../database/app-database';
import type { CallInputOf } from '../call-handler';

type Params = Pick<CallInputOf<'InvoiceUpload'>['params'], 'serial' | 'firstSentAt' | 'author'>;

/**
 * '' for a file of another program, which somebody else wrote there; and for an invoice that a restored server has lost, where
 * any person of the company may give it back, unless the lost row named this very one.
 */
export async function authorOf(
  tx: TenantTransaction,
  userId: number,
  { serial, firstSentAt, author }: Params,
): Promise<string> {
  if (serial === '') return '';
  const name = await nameOf(tx, userId);
  return firstSentAt === undefined || author === name ? name : '';
}

/** As the account is named now. */
export async function nameOf(tx: TenantTransaction, userId: number): Promise<string> {
  const account = await tx
    .selectFrom('app_user')
    .select(['first_name', 'last_name'])
    .where('id', '=', userId)
    .executeTakeFirst();
  return account === undefined ? '' : personName({ firstName: account.first_name, lastName: account.last_name });
}
