/** BG-16 out of all PaymentMeans of the document: UBL repeats the element for every account. */
import type { XmlElement } from '../../../xml/xml-element';
import type { CreditTransfer, PaymentInstructions } from '../../invoice';
import { at, attributeOf, childOf, childrenOf, optional, textAt } from './ubl-tree';

export function readPayment(root: XmlElement): PaymentInstructions | undefined {
  const means = childrenOf(root, 'PaymentMeans');
  const [first] = means;
  if (first === undefined) return undefined;
  const code = childOf(first, 'PaymentMeansCode');
  return {
    meansCode: textAt(first, 'PaymentMeansCode') ?? '',
    ...optional('meansText', attributeOf(code, 'name')),
    ...optional('remittance', firstOf(means, 'PaymentID')),
    creditTransfers: means.flatMap((one) => readTransfer(childOf(one, 'PayeeFinancialAccount'))),
    ...optional('card', readCard(means)),
    ...optional('directDebit', readDirectDebit(means)),
  };
}

function firstOf(means: readonly XmlElement[], path: string): string | undefined {
  return means.map((one) => textAt(one, path)).find((text) => text !== undefined);
}

function readTransfer(account: XmlElement | undefined): CreditTransfer[] {
  const id = textAt(account, 'ID');
  if (id === undefined) return [];
  const name = textAt(account, 'Name');
  const provider = textAt(account, 'FinancialInstitutionBranch/ID');
  return [{ account: id, ...optional('accountName', name), ...optional('provider', provider) }];
}

function readCard(means: readonly XmlElement[]): PaymentInstructions['card'] {
  const card = means.map((one) => childOf(one, 'CardAccount')).find((one) => one !== undefined);
  const number = textAt(card, 'PrimaryAccountNumberID');
  return number === undefined ? undefined : { number, ...optional('holder', textAt(card, 'HolderName')) };
}

function readDirectDebit(means: readonly XmlElement[]): PaymentInstructions['directDebit'] {
  const mandate = means.map((one) => at(one, 'PaymentMandate')).find((one) => one !== undefined);
  const debit = {
    ...optional('mandate', textAt(mandate, 'ID')),
    ...optional('debitedAccount', textAt(mandate, 'PayerFinancialAccount/ID')),
  };
  return Object.keys(debit).length === 0 ? undefined : debit;
}
