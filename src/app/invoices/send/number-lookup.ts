import type { CompanyId } from '@/api/ids';
import { documentNumbers } from '@/db/archive/document-numbers';
import type { CondicaDatabase } from '@/db/condica-database';

interface NumberLookupArgs {
  readonly db: CondicaDatabase;
  readonly companyId: CompanyId;
  /** Milliseconds of a clock that only rises. */
  readonly now: () => number;
}

/** The numbers read stay good so long; what is sent from the batch itself the batch knows. */
const KEPT_MS = 10_000;

/**
 * Finds issued documents by number, whatever their date. The numbers of all are read once for
 * many questions (no rows are), and the search's snapshot may meanwhile be another company's.
 */
export function numberLookup({ db, companyId, now }: NumberLookupArgs) {
  let kept: Promise<ReadonlyMap<string, readonly string[]>> | undefined;
  let readAt = 0;

  return async (numbers: readonly string[]): Promise<readonly string[]> => {
    if (kept === undefined || now() - readAt > KEPT_MS) {
      readAt = now();
      kept = readNumbers(db, companyId);
    }
    const byNumber = await kept;
    return numbers.flatMap((number) => byNumber.get(number) ?? []);
  };
}

async function readNumbers(db: CondicaDatabase, companyId: CompanyId): Promise<ReadonlyMap<string, readonly string[]>> {
  const byNumber = new Map<string, string[]>();
  for (const { id, number } of await documentNumbers(db, companyId))
    byNumber.set(number, [...(byNumber.get(number) ?? []), id]);
  return byNumber;
}
