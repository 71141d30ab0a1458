/** Words of partners that stand twice in the list. */
export const mergeTexts = {
  start: 'Unește dublurile',
  title: 'Parteneri scriși de mai multe ori',
  about:
    'Au același cod fiscal, sau același nume când unul nu are cod. Rămâne cel mai complet, cu ce îi lipsea luat de la ceilalți. Facturile, ciornele și declarațiile își păstrează partenerul cum a fost scris pe ele.',
  kept: 'rămâne',
  goes: 'se unește în el',
  taken: (fields: string) => `Ia de la ei: ${fields}`,
  nothingTaken: 'Nu îi lipsește nimic din ce au ei.',
  differs: (fields: string) => `Altfel scris la ei și nu se ia: ${fields}`,
  noCode: 'fără cod fiscal',
  merge: (partners: string) => `Unește ${partners}`,
  noneChosen: 'nu este ales niciun grup',
  merged: (partners: string) => `S-au unit ${partners}.`,
  partner: ['partener', 'parteneri'],
  failed: 'Nu s-au putut uni acum; nimic nu s-a schimbat. Încercați din nou.',
  changed: 'Nu s-au unit: unul dintre parteneri s-a schimbat între timp. Vedeți ce este nou și uniți din nou.',
  undo: 'Anulează',
  leave: 'Renunță',
} as const;
