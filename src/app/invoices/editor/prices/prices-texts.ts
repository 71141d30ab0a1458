/** Words of where the prices of lines come from. */
export const pricesTexts = {
  ofList: (list: string) => `preț din lista „${list}”`,
  ofClient: (day: string) => `ultimul preț la acest client, ${day}`,
  ofProduct: 'prețul din Produse',
  byHand: 'preț scris de mână',
  ofLine: (line: string, words: string) => `${line}: ${words}`,
  repriced: (count: number) =>
    count === 1 ? 'Prețul unei linii s-a luat din nou' : `Prețurile s-au luat din nou la ${count} linii`,
  repricedText: 'Sunt cele ale cumpărătorului și datei de acum. Prețurile scrise de mână au rămas.',
} as const;
