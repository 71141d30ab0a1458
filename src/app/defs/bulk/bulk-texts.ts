/** Words of what is done to several rows of a definition at once. */
export const bulkTexts = {
  copy: 'Copiază',
  copied: (rows: string) => `Copiat pentru foaia de calcul: ${rows}, cu capul de tabel.`,
  copyFailed: 'Nu s-a putut copia: browserul nu lasă scrierea în clipboard. Exportați rândurile într-un fișier.',
  export: 'Exportă',
  remove: 'Șterge',
  removeTitle: (rows: string) => `Ștergeți ${rows}?`,
  removeText: 'Documentele emise rămân cum sunt. După ștergere aveți 10 secunde să o anulați din anunțul care apare.',
  removing: (done: string, all: string) => `Se șterg ${done} din ${all}`,
} as const;
