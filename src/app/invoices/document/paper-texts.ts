/** Words said while a document is laid out on pages. */
export const paperTexts = {
  laying: 'Se așază pe pagini.',
  layingLines: (done: string, all: string) => `Se așază pe pagini: ${done} din ${all} de linii.`,
  stop: 'Oprește',
  stopped: 'Așezarea pe pagini este oprită. Nimic din factură nu s-a pierdut.',
  again: 'Așază pe pagini',
} as const;
