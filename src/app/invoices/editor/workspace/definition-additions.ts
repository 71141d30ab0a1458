/** What was typed in a draft, added to the company's definitions. */
import { partnerOfParty } from '@/app/defs/partner-of-party';
import type { Workspace } from '@/app/state/workspace';
import { addPartner, partnerByCui } from '@/db/collections/partner';
import { addProduct } from '@/db/collections/product';
import type { EditorServices } from '../editor-services';
import { productOfLine } from './definitions-of-draft';

/** A partner whose fiscal code is there already is not added a second time. */
export function definitionAdditions({
  db,
  company,
  commands,
}: Workspace): Pick<EditorServices, 'addPartner' | 'addProduct'> {
  return {
    addPartner: async (buyer) => {
      const there = await partnerByCui(db, company.id, buyer.taxId);
      return there?.row.id ?? addedId(await addPartner(commands, partnerOfParty(buyer)));
    },
    addProduct: async (line, currency) => addedId(await addProduct(commands, productOfLine(line, currency))),
  };
}

/** '' where the content was refused (a name too long): the invoice goes on without the definition. */
function addedId(outcome: Awaited<ReturnType<typeof addPartner>>): string {
  return outcome.kind === 'added' ? outcome.id : '';
}
