/** Words of what took an issued invoice back or corrected it (docs/decisions/0180, 0181); the numbers follow. */
export const changedSinceTexts = {
  whole: 'Stornată de',
  part: 'Stornată în parte de',
  correctedBy: (count: number) => (count === 1 ? 'Corectată prin factura' : 'Corectată prin facturile'),
  correctionGone: (count: number) => (count === 1 ? 'Factura de corecție' : 'Facturile de corecție'),
  /** Behind the numbers. */
  gone: (count: number) => (count === 1 ? 'a fost stornată.' : 'au fost stornate.'),
  standsAgain: 'Factura aceasta rămâne așa cum a fost emisă.',
  /** The day of a number. */
  of: 'din',
  counted:
    'Suma acestei facturi rămâne în totaluri. Dacă cea de corecție are din nou toate valorile, stornați factura aceasta.',
} as const;
