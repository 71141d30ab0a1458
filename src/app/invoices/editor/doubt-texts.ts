/** Words of what is written so that it may mean something else, and of signs that turned with the kind of the document. */
export const doubtTexts = {
  point: (typed: string, read: string, thousands: string) =>
    `„${typed}” s-a citit ${read}. Pentru mii scrieți ${thousands}, pentru zecimale ${typed.replace('.', ',')}.`,
  rate: (rate: string, rates: string) => `Cota ${rate} % nu este în vigoare la data facturii. Sunt: ${rates}.`,
  put: (text: string) => `Pune ${text}`,
  advanceOverTotal: 'Avansul scăzut aici este mai mare decât restul facturii: totalul iese cu minus.',
  prepaidOverTotal: 'S-a plătit în avans mai mult decât totalul facturii: restul de plată iese cu minus.',
  creditWithMinus:
    'O notă de creditare cu total cu minus mărește ce are de plătit cumpărătorul. Cantitățile ei se scriu cu plus.',
  turnSigns: 'Schimbă semnele',
  signsTurned: 'Semnele liniilor s-au schimbat',
  withPlus: 'Nota de creditare scade prin felul ei: ce era cu minus este acum cu plus.',
  withMinus: 'Documentul se referă la o factură pe care o scade: ce era cu plus este acum cu minus.',
} as const;
