/**
 * Whether every kept document is what it was: its bytes give the hash under which they stand, and every hash that the archive
 * and the mailbox name has its bytes. Read in pages by key, so an archive of any size is verified in the memory of one page.
 */
import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables';

export interface Damage {
  readonly company: number;
  readonly sha256: string;
  /** `changed`: the bytes give another hash. `cut`: they are fewer or more than was noted. `missing`: there are none. */
  readonly what: 'changed' | 'cut' | 'missing';
}

export interface VerifiedArchive {
  readonly documents: number;
  readonly bytes: number;
  /** The first of them; `damaged` counts all. */
  readonly damages: readonly Damage[];
  readonly damaged: number;
}

const PAGE = 200;
const MOST_NAMED = 1000;

/** `db`: as the owner, who sees every company. `onProgress` is told of the documents read so far. */
export async function verifyArchive(
  db: Kysely<Tables>,
  onProgress: (documents: number) => void = () => undefined,
): Promise<VerifiedArchive> {
  let [documents, bytes, damaged] = [0, 0, 0];
  const damages: Damage[] = [];
  const note = (damage: Damage): void => {
    damaged += 1;
    if (damages.length < MOST_NAMED) damages.push(damage);
  };
  for await (const row of keptDocuments(db)) {
    documents += 1;
    bytes += row.bytes.length;
    const what = damageOf(row);
    if (what !== undefined) note({ company: row.company_id, sha256: row.sha256, what });
    if (documents % PAGE === 0) onProgress(documents);
  }
  for (const { company, sha256 } of await missingDocuments(db)) note({ company, sha256, what: 'missing' });
  return { documents, bytes, damages, damaged };
}

interface KeptDocument {
  readonly company_id: number;
  readonly sha256: string;
  readonly bytes: Buffer;
  readonly size: number;
}

async function* keptDocuments(db: Kysely<Tables>): AsyncGenerator<KeptDocument> {
  for (let after = { company: 0, sha256: '' }; ; ) {
    const { rows } = await sql<KeptDocument>`
      select company_id, sha256, bytes, size from document
      where (company_id, sha256) > (${after.company}, ${after.sha256})
      order by company_id, sha256 limit ${PAGE}`.execute(db);
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined) return;
    after = { company: last.company_id, sha256: last.sha256 };
  }
}

function damageOf({ bytes, size, sha256 }: KeptDocument): Damage['what'] | undefined {
  if (bytes.length !== size) return 'cut';
  return createHash('sha256').update(bytes).digest('hex') === sha256 ? undefined : 'changed';
}

/** Named by an invoice, or by a message of the mailbox, and not there. */
async function missingDocuments(
  db: Kysely<Tables>,
): Promise<readonly { readonly company: number; readonly sha256: string }[]> {
  const { rows } = await sql<{ company: number; sha256: string }>`
    with named as (
      select company_id, xml_sha256 as sha256 from archive_item
      union select company_id, item ->> 'zipSha256' from archive_item
      union select company_id, xml_sha256 from anaf_message
      union select company_id, zip_sha256 from anaf_message
    )
    select named.company_id as company, named.sha256 from named
    left join document on document.company_id = named.company_id and document.sha256 = named.sha256
    where coalesce(named.sha256, '') <> '' and document.sha256 is null
    order by 1, 2`.execute(db);
  return rows;
}
