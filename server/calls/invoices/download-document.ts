import type { TenantTransaction } from '../../database/app-database';
import { type Reply, refused } from '../reply';

/** The kept bytes of a document of the archive: as sent, or as ANAF signed it. */
export async function downloadDocument(
  tx: TenantTransaction,
  { company, id, format }: { readonly company: number; readonly id: string; readonly format: 'xml' | 'zip' },
): Promise<Reply> {
  const archived = await tx
    .selectFrom('archive_item')
    .select(['item', 'xml_sha256'])
    .where('company_id', '=', company)
    .where('id', '=', id)
    .executeTakeFirst();
  if (archived === undefined) return refused('not-found');
  const sha256 = format === 'xml' ? archived.xml_sha256 : archived.item.zipSha256;
  const document = await tx
    .selectFrom('document')
    .select('bytes')
    .where('company_id', '=', company)
    .where('sha256', '=', sha256)
    .executeTakeFirst();
  if (document === undefined) return refused('not-found');
  const contentType = format === 'xml' ? 'application/xml' : 'application/zip';
  return { kind: 'bytes', bytes: document.bytes, contentType, fileName: fileName(archived.item.number, format) };
}

/** A number as a file's name, without what file systems refuse. */
function fileName(number: string, format: string): string {
  return `${number.replaceAll(/[^\w.-]+/g, '_')}.${format}`;
}
