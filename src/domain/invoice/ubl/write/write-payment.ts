/** BG-16: one PaymentMeans a credit transfer, each with the same code and remittance information. */
import type { CreditTransfer, Invoice, PaymentInstructions } from '../../invoice';
import { branch, leaf, type OutNode } from './out-node';

/** UBL wants a card network (cbc:NetworkID), which the standard does not know. */
const NO_NETWORK = 'NA';

export function paymentMeans(invoice: Invoice): (OutNode | undefined)[] {
  const { payment } = invoice;
  if (payment === undefined) return [];
  const dueDate = invoice.kind === 'CreditNote' ? invoice.dueDate : undefined;
  const [first, ...more] = payment.creditTransfers;
  return [
    means(payment, first, { isFirst: true, dueDate }),
    ...more.map((transfer) => means(payment, transfer, { isFirst: false })),
  ];
}

/** Text, due date, card and mandate may stand only once in a document (UBL-SR-45, UBL-SR-46, BR-66, BR-67). */
function means(
  payment: PaymentInstructions,
  transfer: CreditTransfer | undefined,
  { isFirst, dueDate }: { readonly isFirst: boolean; readonly dueDate?: string | undefined },
): OutNode | undefined {
  return branch('cac:PaymentMeans', [
    leaf('cbc:PaymentMeansCode', payment.meansCode, { name: isFirst ? payment.meansText : undefined }),
    leaf('cbc:PaymentDueDate', dueDate),
    leaf('cbc:PaymentID', payment.remittance),
    isFirst ? card(payment) : undefined,
    branch('cac:PayeeFinancialAccount', [
      leaf('cbc:ID', transfer?.account),
      leaf('cbc:Name', transfer?.accountName),
      branch('cac:FinancialInstitutionBranch', [leaf('cbc:ID', transfer?.provider)]),
    ]),
    isFirst ? mandate(payment) : undefined,
  ]);
}

function card({ card: value }: PaymentInstructions): OutNode | undefined {
  if (value === undefined) return undefined;
  return branch('cac:CardAccount', [
    leaf('cbc:PrimaryAccountNumberID', value.number),
    leaf('cbc:NetworkID', NO_NETWORK),
    leaf('cbc:HolderName', value.holder),
  ]);
}

function mandate({ directDebit }: PaymentInstructions): OutNode | undefined {
  return branch('cac:PaymentMandate', [
    leaf('cbc:ID', directDebit?.mandate),
    branch('cac:PayerFinancialAccount', [leaf('cbc:ID', directDebit?.debitedAccount)]),
  ]);
}
