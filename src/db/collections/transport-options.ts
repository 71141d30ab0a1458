/** What a company's declarations begin with: one row, added with its first change. */
import { AddCompanyTransportOptions, UpdateCompanyTransportOptions } from '@/api/calls/transport-calls';
import {
  ownTransportOptionsId,
  type TransportOptions,
  type TransportOptionsContent,
  transportOptionsContentSchema,
  transportOptionsSchema,
  USUAL_TRANSPORT_OPTIONS,
} from '@/api/entities/transport-options';
import type { CompanyId } from '@/api/ids';
import { sameValue } from '@/domain/merge/same-value';
import type { CommandContext } from '../command-context';
import type { CondicaDatabase } from '../condica-database';
import { outgoingCall } from '../outbox/outgoing-call';
import { rowById } from '../rows/list-rows';
import { addRow } from './commands/add-row';
import { type InvalidContent, invalidContent } from './commands/content-commands';
import { contentOf } from './commands/content-rows';
import { type UpdateOutcome, updateRow } from './commands/update-row';
import { type EditableKind, FLAT_ROWS, namedRows } from './row-kind';

export const transportOptionsKind: EditableKind<TransportOptions> = {
  ...namedRows('transportOptions', transportOptionsSchema),
  ...FLAT_ROWS,
  sortText: () => '',
  label: () => '',
  add: (company, transportOptions) =>
    outgoingCall(AddCompanyTransportOptions, { params: undefined, body: { company, transportOptions } }),
  update: (company, { id, version, base, changes }) =>
    outgoingCall(UpdateCompanyTransportOptions, { params: undefined, body: { company, id, version, base, changes } }),
};

/** As the company has chosen them, or as they usually are. */
export async function transportOptionsOf(db: CondicaDatabase, companyId: CompanyId): Promise<TransportOptionsContent> {
  const view = await rowById(db.transportOptions, ownTransportOptionsId(companyId));
  return view === null ? USUAL_TRANSPORT_OPTIONS : contentOf<TransportOptionsContent>(view.row);
}

/** Puts in the fields in which `after` differs from `seen`, what the screen was opened with. */
export async function saveTransportOptions(
  context: CommandContext,
  seen: TransportOptionsContent,
  after: TransportOptionsContent,
): Promise<UpdateOutcome | 'added' | InvalidContent> {
  const invalid = invalidContent(transportOptionsContentSchema, after);
  if (invalid !== null) return invalid;
  const { db, companyId } = context;
  const id = ownTransportOptionsId(companyId);
  return db.transaction('rw', db.transportOptions, db.outbox, async () => {
    if ((await db.transportOptions.get(id)) !== undefined)
      return updateRow(context, transportOptionsKind, id, { ...seen }, { ...after });
    if (sameValue(after, USUAL_TRANSPORT_OPTIONS)) return 'unchanged';
    await addRow(context, transportOptionsKind, { ...after, id });
    return 'added';
  });
}
