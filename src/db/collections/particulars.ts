/** What stands on the company's invoices: one row, which stands here from its first change on, here or elsewhere. */
import { AddCompanyParticulars, UpdateUserCompany } from '@/api/calls/particulars-calls';
import type { Company } from '@/api/entities/company';
import {
  ownParticularsId,
  type Particulars,
  type ParticularsContent,
  particularsContentSchema,
  particularsOfCompany,
  particularsSchema,
} from '@/api/entities/particulars';
import type { CommandContext } from '../command-context';
import { outgoingCall } from '../outbox/outgoing-call';
import { storedRow } from '../rows/show-row';
import { UNCONFIRMED } from '../rows/stored-row';
import { type InvalidContent, invalidContent } from './commands/content-commands';
import { type UpdateOutcome, updateRow } from './commands/update-row';
import { type EditableKind, FLAT_ROWS, namedRows } from './row-kind';

export const particularsKind: EditableKind<Particulars> = {
  ...namedRows('particulars', particularsSchema),
  ...FLAT_ROWS,
  sortText: () => '',
  label: () => '',
  add: (company, particulars) =>
    outgoingCall(AddCompanyParticulars, { params: undefined, body: { company, particulars } }),
  update: (company, { id, version, base, changes }) =>
    outgoingCall(UpdateUserCompany, { params: undefined, body: { company, id, version, base, changes } }),
};

/**
 * Puts in the fields in which `after` differs from `seen`, what the screen was opened with. The first change begins from what the
 * authorization says, as the server does.
 */
export async function saveParticulars(
  context: CommandContext,
  company: Company,
  seen: ParticularsContent,
  after: ParticularsContent,
): Promise<UpdateOutcome | InvalidContent> {
  const invalid = invalidContent(particularsContentSchema, after);
  if (invalid !== null) return invalid;
  const { db, companyId } = context;
  const id = ownParticularsId(companyId);
  return db.transaction('rw', db.particulars, db.outbox, async () => {
    if ((await db.particulars.get(id)) === undefined) {
      const base = { ...particularsOfCompany(company), id };
      await db.particulars.put(storedRow(particularsKind, { id, companyId, version: UNCONFIRMED, base, pending: [] }));
    }
    return updateRow(context, particularsKind, id, { ...seen }, { ...after });
  });
}
