import type { Transaction } from 'kysely';
import type { FilingTables } from '../../filings/filing-tables';
import type { TransportTables } from '../../transports/transport-tables';

interface KeptStep {
  readonly bytes: Uint8Array;
  readonly contentType: string;
  readonly fileName: string;
}

/** The document of a step as it was sent last; undefined where it is not the company's. */
export async function stepDocument(
  tx: Transaction<TransportTables & FilingTables>,
  companyId: number,
  step: string,
): Promise<KeptStep | undefined> {
  const row = await tx
    .selectFrom('transport_step')
    .innerJoin('document', (join) =>
      join
        .onRef('document.company_id', '=', 'transport_step.company_id')
        .onRef('document.sha256', '=', 'transport_step.xml_sha256'),
    )
    .select(['document.bytes', 'transport_step.uit'])
    .where('transport_step.company_id', '=', companyId)
    .where('transport_step.id', '=', step)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  return { bytes: row.bytes, contentType: 'application/xml', fileName: `etransport-${row.uit || step}.xml` };
}
