import { GetAuthorizations } from '@/api/calls/session-calls';
import type { CompanyId } from '@/api/ids';
import type { TestClient } from '../server/support/test-client';

/** The id of the account's company with a fiscal code. */
export async function companyOf(client: TestClient, cif: string): Promise<CompanyId> {
  const { companies } = await client.must(GetAuthorizations, {});
  const company = companies.find((known) => known.cif === cif);
  if (company === undefined) throw new Error(`The account does not work on ${cif}.`);
  return company.id;
}
