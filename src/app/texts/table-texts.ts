/** Words of the columns' choice and of the deadline's clock; none of them is needed to sign in. */
export const tableTexts = {
  columnEarlier: (head: string) => `${head}: mai la stânga`,
  columnLater: (head: string) => `${head}: mai la dreapta`,
  columnWidth: (head: string) => `Lățimea coloanei ${head}`,
  pixels: (width: number) => `${width} de pixeli`,
  columnWidths:
    'Lățimea se trage de marginea coloanei. Din taste: Tab până la margine, ← și → o schimbă, ↑ și ↓ trec la altă coloană.',
  columnsReset: 'Ca la început',
  deadlineDay: (day: number, days: number) => `ziua ${day} din ${days}`,
  deadlineOf: (deadline: string) => `până la ${deadline}`,
  issuedToday: 'emisă azi',
  deadlinePassed: 'termen depășit',
  columns: 'Coloane',
} as const;
