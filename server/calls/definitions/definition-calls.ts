/** The calls of a company's definitions that do more than their operation; the others are `row-handlers.ts`. */
import { PARTNER_CALL_TEXTS } from '@/api/calls/partner-call-texts';
import { sameProductText } from '@/domain/text/product-names';
import { asUser } from '../../database/as-user';
import type { EpochParts } from '../../database/epoch';
import { restoredEpoch } from '../../numbers/series-reports';
import type { CallHandler, CallHandlers } from '../call-handler';
import { rowsOfMyCompany } from '../company-access';
import { done, refused } from '../reply';
import { addSerial } from './add-serial';
import { assignmentCalls } from './assignment-calls';
import { internCodeCalls } from './intern-code-calls';
import { lookCalls } from './look-calls';
import { particularsCalls } from './particulars-calls';

type DefinitionCallName =
  | keyof typeof internCodeCalls
  | keyof ReturnType<typeof assignmentCalls>
  | 'AvailableProduct'
  | 'ListCompanyPartner'
  | 'AddCompanySerial'
  | 'AddCompanyLook'
  | 'UpdateCompanyLook'
  | 'AddCompanyParticulars'
  | 'UpdateUserCompany';

export function definitionCalls(parts: EpochParts): Pick<CallHandlers, DefinitionCallName> {
  return {
    ListCompanyPartner: listPartners,
    AvailableProduct: availableProduct,
    ...internCodeCalls,
    ...assignmentCalls(parts),
    ...lookCalls,
    ...particularsCalls,
    AddCompanySerial: {
      kind: 'effect',
      subject: ({ body }) => ({ companyId: body.company, collection: 'serial', id: body.serial.id }),
      run: async ({ body }, tx) =>
        addSerial(tx, body.company, body.serial, {
          restoredEpoch: await restoredEpoch(tx, parts),
          now: parts.now(),
        }),
    },
  };
}

const availableProduct: CallHandler<'AvailableProduct'> = {
  kind: 'signed',
  run: ({ body: { company, product, strict } }, { userId }, db) =>
    asUser(db, userId, async (tx) => {
      const rows = await rowsOfMyCompany(tx, company, 'product');
      if (rows === undefined) return refused('company-denied');
      // An empty code is no code.
      const texts = rows.flatMap(({ code, name }) => [String(code), String(name)]).filter((text) => text.trim() !== '');
      return done({ available: !texts.some((text) => sameProductText(text, product, strict)) });
    }),
};

const listPartners: CallHandler<'ListCompanyPartner'> = {
  kind: 'signed',
  run: ({ body }, { userId }, db) =>
    asUser(db, userId, async (tx) => {
      const rows = await rowsOfMyCompany(tx, body.company, 'partner');
      if (rows === undefined) return refused('company-denied', { text: PARTNER_CALL_TEXTS.listFailed });
      return done({
        partners: body.external === undefined ? rows : rows.filter(({ external }) => external === body.external),
      });
    }),
};
