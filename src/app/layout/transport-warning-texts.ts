/** Words of the warnings before a UIT ends. */
export const transportWarningTexts = {
  ends: {
    24: (uit: string) => `Codul UIT ${uit} expiră în cel mult 24 de ore`,
    3: (uit: string) => `Codul UIT ${uit} expiră în cel mult 3 ore`,
    0: (uit: string) => `Codul UIT ${uit} a expirat`,
  },
  what: (vehicle: string) =>
    `Vehiculul ${vehicle}. Dacă marfa nu a ajuns, declarați transportul din nou; dacă a ajuns, confirmați-l.`,
  open: 'Deschide codul',
} as const;
