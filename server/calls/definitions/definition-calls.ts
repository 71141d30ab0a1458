/** The calls of a company's definitions and drafts. */
import type { CollectionName } from '@/api/collections';
import type { AppDatabase, TenantTransaction } from '../../database/app-database';
import { asUser } from '../../database/as-user';
import type { EpochParts } from '../../database/epoch';
import { listRows, type RowTarget } from '../../database/replicated-rows';
import { restoredEpoch } from '../../numbers/series-reports';
import type { Caller, CallHandlers } from '../call-handler';
import { isMyCompany } from '../company-access';
import { done, type Reply, refused } from '../reply';
import { addSerial } from './add-serial';
import { addRow, removeRow, updateRow } from './definition-rows';

type DefinitionCallName = Extract<
  keyof CallHandlers,
  | `${'List' | 'Add' | 'Update' | 'Remove'}Company${'Partner' | 'Product'}`
  | `${'List' | 'Add' | 'Remove'}CompanyVatRates`
  | `${'List' | 'Add' | 'Update' | 'Remove'}CompanyPaymentMethods`
  | `${'List' | 'Add'}CompanySerial`
  | 'SaveDraft'
  | 'UpdateDraft'
  | 'ListSavedDrafts'
  | 'RemoveCompanyDraft'
>;

/** A list of one collection under the name the contract gives it. */
function listing(collection: CollectionName, name: string) {
  return {
    kind: 'signed' as const,
    run: (
      { body }: { readonly body: { readonly company: number } },
      { userId }: Caller,
      db: AppDatabase,
    ): Promise<Reply> =>
      asUser(db, userId, async (tx) =>
        (await isMyCompany(tx, body.company))
          ? done({ [name]: await listRows(tx, body.company, collection) })
          : refused('company-denied'),
      ),
  };
}

interface AddBody {
  readonly company: number;
}

function adding<B extends AddBody>(collection: CollectionName, rowOf: (body: B) => { readonly id: string }) {
  const subject = ({ body }: { readonly body: B }): RowTarget => ({
    companyId: body.company,
    collection,
    id: rowOf(body).id,
  });
  return {
    kind: 'effect' as const,
    subject,
    run: (input: { readonly body: B }, tx: TenantTransaction): Promise<Reply> =>
      addRow(tx, subject(input), rowOf(input.body)),
  };
}

interface ChangeBody {
  readonly company: number;
  readonly id: string;
  readonly base: Readonly<Record<string, unknown>>;
  readonly changes: Readonly<Record<string, unknown>>;
}

interface RowBody {
  readonly company: number;
  readonly id: string;
}

function rowOf(collection: CollectionName) {
  return ({ body }: { readonly body: RowBody }): RowTarget => ({ companyId: body.company, collection, id: body.id });
}

function updating(collection: CollectionName) {
  const subject = rowOf(collection);
  return {
    kind: 'effect' as const,
    subject,
    run: (input: { readonly body: ChangeBody }, tx: TenantTransaction): Promise<Reply> =>
      updateRow(tx, subject(input), input.body),
  };
}

function removing(collection: CollectionName) {
  const subject = rowOf(collection);
  return {
    kind: 'effect' as const,
    subject,
    run: (input: { readonly body: RowBody & { readonly version: number } }, tx: TenantTransaction): Promise<Reply> =>
      removeRow(tx, subject(input), input.body.version),
  };
}

function draftContent(row: object): object {
  return 'content' in row && typeof row.content === 'object' && row.content !== null ? row.content : {};
}

export function definitionCalls(parts: EpochParts): Pick<CallHandlers, DefinitionCallName> {
  return {
    ListCompanyPartner: {
      kind: 'signed',
      run: ({ body }, { userId }, db) =>
        asUser(db, userId, async (tx) => {
          if (!(await isMyCompany(tx, body.company))) return refused('company-denied');
          const rows = await listRows(tx, body.company, 'partner');
          return done({
            partners: body.external === undefined ? rows : rows.filter(({ external }) => external === body.external),
          });
        }),
    },
    AddCompanyPartner: adding('partner', (body) => body.partner),
    UpdateCompanyPartner: updating('partner'),
    RemoveCompanyPartner: removing('partner'),
    ListCompanyProduct: listing('product', 'products'),
    AddCompanyProduct: adding('product', (body) => body.product),
    UpdateCompanyProduct: updating('product'),
    RemoveCompanyProduct: removing('product'),
    ListCompanySerial: listing('serial', 'serials'),
    AddCompanySerial: {
      kind: 'effect',
      subject: ({ body }) => ({ companyId: body.company, collection: 'serial', id: body.serial.id }),
      run: async ({ body }, tx) =>
        addSerial(tx, body.company, body.serial, {
          restoredEpoch: await restoredEpoch(tx, parts),
          now: parts.now(),
        }),
    },
    ListCompanyVatRates: listing('vatRate', 'vatRates'),
    AddCompanyVatRates: adding('vatRate', (body) => body.vatRate),
    RemoveCompanyVatRates: removing('vatRate'),
    ListCompanyPaymentMethods: listing('paymentMethod', 'paymentMethods'),
    AddCompanyPaymentMethods: adding('paymentMethod', (body) => body.paymentMethod),
    UpdateCompanyPaymentMethods: updating('paymentMethod'),
    RemoveCompanyPaymentMethods: removing('paymentMethod'),
    ListSavedDrafts: listing('draft', 'drafts'),
    SaveDraft: adding('draft', (body) => body.draft),
    UpdateDraft: {
      kind: 'effect',
      subject: rowOf('draft'),
      run: ({ body }, tx) =>
        updateRow(tx, { companyId: body.company, collection: 'draft', id: body.id }, body, {
          open: draftContent,
          close: (row, content) => ({ ...row, content, deviceName: body.deviceName, writtenAt: body.writtenAt }),
        }),
    },
    RemoveCompanyDraft: removing('draft'),
  };
}
