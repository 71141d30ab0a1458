/** Names of places that no browser's table has: what the e-invoicing rules add to ISO 3166-1. */
export const placeTexts = {
  countriesWithoutIsoName: { '1A': 'Kosovo', XI: 'Irlanda de Nord' },
} as const;
