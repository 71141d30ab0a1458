/** What the button of a row does: a page of a company, the panel of synchronisation, or the sending of all that waits. Pure. */
import type { CompanyId } from '@/api/ids';
import { links } from '@/app/routes/links';
import type { Decision } from './decision';

export type DecisionAct =
  | { readonly kind: 'send' }
  | { readonly kind: 'panel' }
  | { readonly kind: 'open'; readonly companyId: CompanyId | undefined; readonly path: string };

/** Of a row with several documents the one with the nearest deadline comes first. */
export function actOf(decision: Decision): DecisionAct {
  const { kind, documents, companies } = decision;
  if (kind === 'unsent') return { kind: 'send' };
  // Of every company: what was refused stands there with its reason, what is to be chosen with both values.
  if (kind === 'refusedChanges' || kind === 'choices' || kind === 'underWay') return { kind: 'panel' };
  return { kind: 'open', companyId: documents[0]?.companyId ?? companies[0], path: pathOf(decision) };
}

function pathOf({ kind, documents, transports }: Decision): string {
  switch (kind) {
    case 'unauthorized':
    case 'authorization':
      return links.companies();
    case 'elsewhere':
      return links.home();
    case 'endangered':
      return links.messages();
    case 'received':
      return links.in();
    case 'uitExpired':
    case 'uitEnding':
    case 'transportRefused':
      return transportLink(transports);
    case 'drafts':
      return links.drafts();
    default:
      return documentLink(kind, documents);
  }
}

/** One is opened; of several the list, which has them on top. */
function transportLink(transports: Decision['transports']): string {
  const [first] = transports;
  return first === undefined || transports.length > 1 ? links.transports() : links.transport({ id: first.id });
}

/** One that was written here is corrected in the editor; a file of another program is only looked at. */
function documentLink(kind: Decision['kind'], [first]: Decision['documents']): string {
  // Too many to have been read: their list shows them.
  if (first === undefined) return links.out();
  const { id, origin } = first.item;
  return kind === 'refused' && origin === 'editor' ? links.editor({ correct: id }) : links.view(id);
}
