/** A line's element: `InvoiceLine` in an Invoice, `CreditNoteLine` in a CreditNote. */
export const LINE_NAMES = ['InvoiceLine', 'CreditNoteLine'] as const;
