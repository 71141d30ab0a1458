/** Words of the list of issued invoices. */
export const outTexts = {
  title: 'Facturi emise',
  newInvoice: 'Factură nouă',
  exportName: (day: string) => `facturi-emise-${day}.csv`,
  viewNames: {
    all: 'Toate',
    attention: 'Cer atenție',
    unsent: 'Netrimise',
    accepted: 'Validate',
    elsewhere: 'Serii externe',
  },
  partner: 'Partener',
  state: 'Stare',
  keyNew: 'factură nouă',
} as const;
