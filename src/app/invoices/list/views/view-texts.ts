/** Words of the views that a person names. */
export const viewTexts = {
  save: 'Păstrează filtrul ca vedere',
  saveTitle: 'Vedere nouă',
  saveText: 'Păstrează filtrul, ordinea și coloanele de acum, pe acest dispozitiv, pentru această firmă.',
  name: 'Nume',
  saveButton: 'Păstrează vederea',
  edit: (name: string) => `Vederea ${name}`,
  rename: 'Redenumește',
  remove: 'Șterge vederea',
  removed: (name: string) => `Vederea ${name} a fost ștearsă.`,
  removedText: 'Facturile ei au rămas cum erau.',
  undo: 'Anulează ștergerea',
  missing: 'Scrieți un nume.',
  taken: 'Există deja o vedere cu acest nume.',
} as const;
