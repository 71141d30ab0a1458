import type { FieldKey } from '../fields/field-ref';
import type { RuleWords } from './rule-words';

/** Field and greatest number of characters by rule id (after `BR-RO-L`), CIUS-RO 1.0.9. */
const LIMITS: Readonly<Record<string, readonly [at: FieldKey, max: number]>> = {
  '0201': ['seller.postCode', 20],
  '0202': ['buyer.postCode', 20],
  '0203': ['representative.postCode', 20],
  '0204': ['delivery.postCode', 20],
  '0302': ['references.contract', 200],
  '0303': ['references.purchaseOrder', 200],
  '0304': ['references.salesOrder', 200],
  '0305': ['references.receivingAdvice', 200],
  '0306': ['references.despatchAdvice', 200],
  '0307': ['references.tender', 200],
  '0308': ['attachments.reference', 200],
  '0501': ['seller.city', 50],
  '0502': ['buyer.city', 50],
  '0503': ['representative.city', 50],
  '0504': ['delivery.city', 50],
  '0505': ['lines.attributeName', 50],
  '1000': ['seller.legalForm', 1000],
  '1001': ['header.buyerAccountingReference', 100],
  '1002': ['seller.line2', 100],
  '1003': ['seller.line3', 100],
  '1004': ['seller.contactName', 100],
  '1005': ['seller.telephone', 100],
  '1006': ['seller.email', 100],
  '1007': ['buyer.line2', 100],
  '1008': ['buyer.line3', 100],
  '1009': ['buyer.contactName', 100],
  '1010': ['buyer.telephone', 100],
  '1011': ['buyer.email', 100],
  '1012': ['representative.line2', 100],
  '1013': ['representative.line3', 100],
  '1014': ['delivery.line2', 100],
  '1015': ['delivery.line3', 100],
  '1016': ['payment.meansText', 100],
  '1017': ['allowances.reasonCode', 100],
  '1018': ['charges.reasonCode', 100],
  '1019': ['taxBreakdown.exemptionReason', 100],
  '1020': ['attachments.description', 100],
  '1021': ['lines.accountingReference', 100],
  '1022': ['lines.allowanceReason', 100],
  '1023': ['lines.chargeReason', 100],
  '1024': ['lines.name', 100],
  '1025': ['lines.attributeValue', 100],
  '140': ['payment.remittance', 140],
  '151': ['seller.line1', 150],
  '152': ['buyer.line1', 150],
  '153': ['representative.line1', 150],
  '154': ['delivery.line1', 150],
  '155': ['header.number', 200],
  '156': ['references.precedingInvoice', 200],
  '201': ['seller.name', 200],
  '202': ['seller.tradingName', 200],
  '203': ['buyer.name', 200],
  '204': ['buyer.tradingName', 200],
  '205': ['payee.name', 200],
  '206': ['representative.name', 200],
  '207': ['delivery.name', 200],
  '208': ['payment.accountName', 200],
  '209': ['payment.cardHolder', 200],
  '210': ['attachments.location', 200],
  '211': ['attachments.content', 200],
  '212': ['lines.description', 200],
  '301': ['payment.terms', 300],
  '302': ['notes.text', 300],
  '303': ['lines.note', 300],
};

/** Fields whose name in the table would mislead here. */
const NAMED: Readonly<Record<string, string>> = { '211': 'numele fișierului atașat' };

/** The rule on every note of the document, of lines and of payment terms: the path says which. */
const ANYWHERE = '302';

/** A rule that can never fail as it is published, and says so. */
const NEVER = ' Așa cum este publicată, regula nu respinge nicio factură.';

/** The words of a national length rule (`BR-RO-L1024`), undefined for any other rule. */
export function lengthWords(rule: string): RuleWords | undefined {
  if (!rule.startsWith('BR-RO-L')) return undefined;
  const id = rule.slice('BR-RO-L'.length);
  const limit = LIMITS[id];
  if (!limit) return undefined;
  const [at, max] = limit;
  const field = NAMED[id];
  return {
    ...(id === ANYWHERE ? { otherwise: at } : { at }),
    clause: '{Field}{ofRow} are [{length:chars}, se primesc {max}|peste {max:chars}]',
    detail: 'ANAF primește cel mult {max:chars} aici[, iar textul are {length}]. Scurtați textul[: {actual:q}].',
    official: `Numărul maxim permis de caractere pentru {field} ({term}) este {max}.${id === '1019' ? NEVER : ''}`,
    params: { max: String(max), ...(field === undefined ? {} : { field }) },
  };
}
