/** Pages of a collection by version, for callers that keep no stream. */
import { sql, type Transaction } from 'kysely';
import type { FoundationTables } from '../database/foundation-tables';

export interface VersionPage {
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  /** The version and the id of the page's last row; null: this was the last page. */
  readonly continuationToken: string | null;
}

interface PageAsk {
  readonly companyId: number;
  readonly collection: 'transport' | 'transportDraft';
  readonly pageSize: number;
  readonly after: string | undefined;
}

export async function pageByVersion(
  tx: Transaction<Pick<FoundationTables, 'replicated_row'>>,
  { companyId, collection, pageSize, after = '0:' }: PageAsk,
): Promise<VersionPage> {
  const version = Number(after.slice(0, after.indexOf(':')));
  // Versions of a company are consecutive: the id only names the row to whoever reads the token.
  const rows = await tx
    .selectFrom('replicated_row')
    .select(['id', 'version', 'body'])
    .where('company_id', '=', companyId)
    .where('collection', '=', collection)
    .where('body', 'is not', null)
    .where(sql<boolean>`version > ${version}`)
    .orderBy('version')
    .limit(pageSize + 1)
    .execute();
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  const continuationToken = rows.length > pageSize && last !== undefined ? `${last.version}:${last.id}` : null;
  return { rows: page.flatMap(({ body }) => (body === null ? [] : [body])), continuationToken };
}
