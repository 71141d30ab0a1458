import { lengthFault, maxLength } from '../checks';
import { attribute, type ElementPath, path, select } from '../element-path';
import type { Check, Rule } from '../rule';
import {
  ADDITIONAL_DOCUMENT,
  BILLING_REFERENCE,
  INVOICE_ALLOWANCE_CHARGE,
  ITEM_PROPERTY,
  LINE,
  LINE_ALLOWANCE_CHARGE,
  NOTE,
  PAYMENT_MEANS,
  TAX_SUBTOTAL,
} from '../rule-contexts';
import { deadRule, fatalRules } from '../rule-maker';
import { UNEVALUABLE } from '../unevaluable';

/** BR-RO-L*: longest texts of the parts of a document (catalogue, section 7, with its oddities). */

const rule = fatalRules('national');
const NOTE_LENGTH = 300;

/** The longest value of an attribute; two elements with it cannot be evaluated. */
function maxAttributeLength(max: number, steps: ElementPath, name: string): Check {
  return (element) => {
    const found = select(element, steps).filter((one) => attribute(one, name) !== undefined);
    const [at] = found;
    if (at === undefined) return undefined;
    if (found.length > 1) throw UNEVALUABLE;
    return lengthFault(at, attribute(at, name) ?? '', max, `${at.name}/@${name}`);
  };
}

const anyNote: Check = (note) => lengthFault(note, note.text, NOTE_LENGTH, 'Note');

export const NATIONAL_PART_LENGTH_RULES: readonly Rule[] = [
  rule('BR-RO-L208', PAYMENT_MEANS, maxLength(200, path('PayeeFinancialAccount', 'Name'))),
  rule('BR-RO-L209', PAYMENT_MEANS, maxLength(200, path('CardAccount', 'HolderName'))),
  rule('BR-RO-L140', PAYMENT_MEANS, maxLength(140, path('PaymentID'))),
  rule('BR-RO-L1024', LINE, maxLength(100, path('Item', 'Name'))),
  rule('BR-RO-L1021', LINE, maxLength(100, path('AccountingCost'))),
  rule('BR-RO-L212', LINE, maxLength(200, path('Item', 'Description'))),
  rule('BR-RO-L303', LINE, maxLength(300, path('Note'))),
  rule('BR-RO-L0505', ITEM_PROPERTY, maxLength(50, path('Name'))),
  rule('BR-RO-L1025', ITEM_PROPERTY, maxLength(100, path('Value'))),
  rule('BR-RO-L1017', INVOICE_ALLOWANCE_CHARGE, maxLength(100, path('AllowanceChargeReasonCode')), 'allowance'),
  rule('BR-RO-L1018', INVOICE_ALLOWANCE_CHARGE, maxLength(100, path('AllowanceChargeReasonCode')), 'charge'),
  rule('BR-RO-L1022', LINE_ALLOWANCE_CHARGE, maxLength(100, path('AllowanceChargeReason')), 'allowance'),
  rule('BR-RO-L1023', LINE_ALLOWANCE_CHARGE, maxLength(100, path('AllowanceChargeReason')), 'charge'),
  rule('BR-RO-L0308', ADDITIONAL_DOCUMENT, maxLength(200, path('ID'))),
  rule('BR-RO-L1020', ADDITIONAL_DOCUMENT, maxLength(100, path('DocumentDescription'))),
  rule('BR-RO-L210', ADDITIONAL_DOCUMENT, maxLength(200, path('Attachment', 'ExternalReference', 'URI'))),
  rule('BR-RO-L156', BILLING_REFERENCE, maxLength(200, path('InvoiceDocumentReference', 'ID'))),
  rule('BR-RO-L1016', PAYMENT_MEANS, maxAttributeLength(100, path('PaymentMeansCode'), 'name')),
  rule(
    'BR-RO-L211',
    ADDITIONAL_DOCUMENT,
    maxAttributeLength(200, path('Attachment', 'EmbeddedDocumentBinaryObject'), 'filename'),
  ),
  rule('BR-RO-L302', NOTE, anyNote),
  deadRule(
    'national',
    'BR-RO-L1019',
    TAX_SUBTOTAL,
    'The national group has matched this element by an earlier context.',
  ),
];
