/** Words of where the prices of lines come from. */
export const pricesTexts = {
  ofList: (list: string) => `preț din lista „${list}”`,
  ofClient: (day: string) => `ultimul preț la acest client, ${day}`,
  ofSupplier: (day: string) => `ultimul preț de la acest furnizor, ${day}`,
  ofProduct: 'prețul din Produse',
  none: 'niciun preț în moneda facturii',
  byHand: 'preț scris de mână',
  ofLine: (line: string, words: string) => `${line}: ${words}`,
  repriced: (count: number) =>
    count === 1 ? 'Prețul unei linii s-a luat din nou' : `Prețurile s-au luat din nou la ${count} linii`,
  repricedText: (empty: boolean) =>
    `Sunt cele ale cumpărătorului, datei și monedei de acum. ${empty ? 'Unde nu este preț în moneda facturii, scrieți-l. ' : ''}Prețurile scrise de mână au rămas.`,
} as const;
