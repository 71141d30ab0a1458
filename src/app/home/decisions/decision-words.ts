/** What a row says: its head, who it is of, and what its button does. Pure. */
import type { Company } from '@/api/entities/company';
import type { CompanyId } from '@/api/ids';
import { heldReason } from '@/app/invoices/archive/held-texts';
import { hundredthsText } from '@/app/invoices/list/hundredths-text';
import { uitText } from '@/app/transport/uit-time';
import { hundredths } from '@/domain/money/hundredths';
import { ACTIONS, homeTexts, KIND_HEADS, KIND_TEXTS } from '../home-texts';
import type { Decision } from './decision';

/** Names that are written out before they are counted. */
const NAMED = 2;

/** „FCT-0400 și FCT-0409 · Construct Ștefănești S.A.”; over several companies these come first. */
export function headOf(decision: Decision, companies: readonly Company[], all: boolean): string {
  const { kind, count, documents } = decision;
  switch (kind) {
    case 'elsewhere':
    case 'refusedChanges':
    case 'choices':
    case 'endangered':
    case 'received':
    case 'drafts':
      return joined(KIND_HEADS[kind], all ? namesOf(decision.companies, companies) : '');
    case 'authorization':
      return all && count <= NAMED
        ? joined(KIND_HEADS.authorization(1), namesOf(decision.companies, companies))
        : KIND_HEADS.authorization(count);
    case 'uitExpired':
    case 'uitEnding':
    case 'transportRefused':
      return transportsHead(decision, all ? namesOf(decision.companies, companies) : '');
    default: {
      const numbers = documents.map(({ item }) => item.number);
      const which =
        count <= NAMED && documents.length === count ? numbers.join(` ${homeTexts.and} `) : KIND_HEADS.invoices(count);
      const partners = [...new Set(documents.map(({ item }) => item.partnerName))];
      const named = partners.length <= NAMED && documents.length === count;
      const whom = named || partners.length === 0 ? partners.join(', ') : KIND_HEADS.clients(partners.length);
      return all ? joined(namesOf(decision.companies, companies), which) : joined(which, whom);
    }
  }
}

/** „7K2P 0C4X 0W3D TQ34 · CJ24ABC · Mobila Transilvania SRL”; of several their codes, or vehicles where there is no code. */
function transportsHead({ count, transports }: Decision, companies: string): string {
  // One vehicle may carry several.
  const named = [...new Set(transports.map(({ uit, vehicle }) => (uit === '' ? vehicle : uitText(uit))))];
  const [one] = transports;
  if (count === 1 && one !== undefined)
    return joined(companies, ...new Set([...named, one.vehicle, ...(companies === '' ? [one.partnerName] : [])]));
  return joined(companies, count <= NAMED ? named.join(` ${homeTexts.and} `) : KIND_HEADS.transports(count));
}

function joined(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' · ');
}

function namesOf(ids: readonly CompanyId[], companies: readonly Company[]): string {
  if (ids.length > NAMED) return KIND_HEADS.companies(ids.length);
  return ids.map((id) => companies.find((company) => company.id === id)?.name ?? '').join(` ${homeTexts.and} `);
}

/** The sentence below, where no reason of ANAF stands in its place. */
export function textOf({ kind, count, documents, transports }: Decision): string {
  if (kind === 'uitEnding') return KIND_TEXTS.uitEnding(transports.some(({ hours }) => hours === 3) ? 3 : 24);
  const held = kind === 'held' ? documents[0]?.item.held : undefined;
  return held === undefined ? KIND_TEXTS[kind](count) : heldReason(held);
}

/** Lei, exact; '' where it is of no invoices, where some are in another currency, or where not all of them were read. */
export function sumOf(...decisions: readonly Decision[]): string {
  const documents = decisions.flatMap((decision) => decision.documents);
  const read = decisions.every((decision) => decision.documents.length === decision.count);
  if (documents.length === 0 || !read || documents.some(({ item }) => item.currency !== 'RON')) return '';
  return hundredthsText(documents.reduce((sum, { item }) => sum + hundredths(item.total), 0n));
}

/** The words of its one button. */
export function actionOf({ kind, count, documents }: Decision): string {
  const item = documents[0]?.item;
  switch (kind) {
    case 'unsent':
      return ACTIONS.send;
    case 'late':
      return count === 1 ? ACTIONS.see : ACTIONS.seeMany;
    case 'unauthorized':
      return ACTIONS.connect;
    case 'refused':
      if (item?.origin !== 'editor') return count === 1 ? ACTIONS.see : ACTIONS.seeMany;
      return count === 1 ? ACTIONS.correct : ACTIONS.correctMany;
    case 'held':
      return item === undefined ? ACTIONS.seeMany : ACTIONS.decide;
    case 'elsewhere':
      return ACTIONS.openCompany;
    case 'refusedChanges':
      return ACTIONS.seeWhy;
    case 'choices':
      return ACTIONS.choose;
    case 'endangered':
      return ACTIONS.fetch;
    case 'authorization':
      return ACTIONS.renew;
    case 'received':
      return ACTIONS.book;
    case 'drafts':
      return ACTIONS.write;
    case 'doubtful':
      return ACTIONS.seeSearch;
    case 'underWay':
      return ACTIONS.seeQueue;
    case 'uitExpired':
    case 'uitEnding':
      return count === 1 ? ACTIONS.seeUit : ACTIONS.seeTransports;
    case 'transportRefused':
      return count === 1 ? ACTIONS.seeTransport : ACTIONS.seeTransports;
  }
}
