import type { AppDatabase } from '../database/app-database';
import { asUser } from '../database/as-user';
import type { Passwords } from './password';

/** The password that has just opened the account, at the server's cost where it was kept at a lower one (decision 0146). */
export async function renewHash(
  { db, passwords }: { readonly db: AppDatabase; readonly passwords: Passwords },
  account: { readonly id: number; readonly password_hash: string },
  password: string,
): Promise<void> {
  if (!passwords.isOutdated(account.password_hash)) return;
  // Before the transaction: hashing takes long.
  const renewed = await passwords.hash(password);
  await asUser(db, account.id, (tx) =>
    tx
      .updateTable('app_user')
      .set({ password_hash: renewed })
      .where('id', '=', account.id)
      // Changed meanwhile: the new password stays.
      .where('password_hash', '=', account.password_hash)
      .execute(),
  );
}
