import type { TenantTransaction } from '../../database/app-database';
import { type AuditKind, auditCompany, placeWords } from '../../database/audit';
import { deviceWords } from '../../session/device-words';
import type { RequestOrigin } from '../call-handler';

export interface ConnectionDeed {
  readonly company: number;
  readonly kind: Extract<AuditKind, `anaf.${string}`>;
  /** Whose authorization, by name. */
  readonly person: string;
  /** ms since 1970. */
  readonly at: number;
}

/** What a person did with an authorization, in the company's audit. Takes the company's row: what else locks rows comes before. */
export async function noteConnection(
  tx: TenantTransaction,
  { company, kind, person, at }: ConnectionDeed,
  { agent, network }: Pick<RequestOrigin, 'agent' | 'network'>,
): Promise<void> {
  const from = placeWords(deviceWords(agent), network);
  await auditCompany(tx, company, { kind, at: new Date(at), from, subject: person });
}

/** '' where there is none, or it has no name. */
export async function personOf(tx: TenantTransaction, accessId: string): Promise<string> {
  const row = await tx
    .selectFrom('anaf_access')
    .innerJoin('anaf_credential', 'anaf_credential.id', 'anaf_access.credential_id')
    .select('anaf_credential.person')
    .where('anaf_access.id', '=', accessId)
    .executeTakeFirst();
  return row?.person ?? '';
}
