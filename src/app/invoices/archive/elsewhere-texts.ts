/** Words of an invoice of the company that another program sent to ANAF. */
export const elsewhereTexts = {
  note: 'Serie externă: factura a fost trimisă la ANAF din alt program. Numărul ei nu este din seriile de aici și nu le schimbă.',
} as const;
