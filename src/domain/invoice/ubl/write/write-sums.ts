/** BG-20, BG-21 (and their kin on lines), BG-22, BG-23. */
import type { AllowanceCharge, Invoice, VatCategory } from '../../invoice';
import { branch, leaf, type OutNode } from './out-node';
import { amount, taxCategory } from './write-basics';

export function allowanceCharge(
  isCharge: boolean,
  value: AllowanceCharge & { readonly vat?: VatCategory },
  currency: string,
): OutNode | undefined {
  return branch('cac:AllowanceCharge', [
    leaf('cbc:ChargeIndicator', String(isCharge)),
    leaf('cbc:AllowanceChargeReasonCode', value.reasonCode),
    leaf('cbc:AllowanceChargeReason', value.reason),
    leaf('cbc:MultiplierFactorNumeric', value.percent),
    amount('cbc:Amount', value.amount, currency),
    amount('cbc:BaseAmount', value.baseAmount, currency),
    value.vat === undefined ? undefined : taxCategory('cac:TaxCategory', value.vat),
  ]);
}

export function documentAllowancesAndCharges({ allowances, charges, currency }: Invoice): (OutNode | undefined)[] {
  return [
    ...allowances.map((one) => allowanceCharge(false, one, currency)),
    ...charges.map((one) => allowanceCharge(true, one, currency)),
  ];
}

/** The VAT total in the invoice currency with its breakdown, then the one in the tax currency, alone (BT-111). */
export function taxTotals(invoice: Invoice): (OutNode | undefined)[] {
  const { totals, vatBreakdown, currency, taxCurrency } = invoice;
  return [
    branch('cac:TaxTotal', [
      amount('cbc:TaxAmount', totals.vat, currency),
      ...vatBreakdown.map((row) =>
        branch('cac:TaxSubtotal', [
          amount('cbc:TaxableAmount', row.taxable, currency),
          amount('cbc:TaxAmount', row.tax, currency),
          taxCategory('cac:TaxCategory', row.vat, { code: row.exemptionReasonCode, text: row.exemptionReason }),
        ]),
      ),
    ]),
    branch('cac:TaxTotal', [amount('cbc:TaxAmount', totals.vatInTaxCurrency, taxCurrency ?? currency)]),
  ];
}

export function monetaryTotal({ totals, currency }: Invoice): OutNode | undefined {
  return branch('cac:LegalMonetaryTotal', [
    amount('cbc:LineExtensionAmount', totals.lineNet, currency),
    amount('cbc:TaxExclusiveAmount', totals.taxExclusive, currency),
    amount('cbc:TaxInclusiveAmount', totals.taxInclusive, currency),
    amount('cbc:AllowanceTotalAmount', totals.allowances, currency),
    amount('cbc:ChargeTotalAmount', totals.charges, currency),
    amount('cbc:PrepaidAmount', totals.prepaid, currency),
    amount('cbc:PayableRoundingAmount', totals.rounding, currency),
    amount('cbc:PayableAmount', totals.payable, currency),
  ]);
}
