/** Words of the documents that belong to the one on the page. */
export const relatedTexts = {
  title: 'Documente legate',
  preceding: 'Se referă la',
  // An advance is settled by what names it, and changed by nothing.
  following: 'La ea se referă',
  same: 'Același număr, încă o dată',
  absent: 'nu este în arhivă',
  more: (count: string) => `și alte ${count}; toate sunt la Câmpuri`,
  looked: 'Documentele care se referă la ea se caută printre cele păstrate pe acest dispozitiv.',
} as const;
