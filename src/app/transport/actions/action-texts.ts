import { countedNoun } from '@/app/ui/words/amount-text';

/** Words of what is done with a declaration. */
export const actionTexts = {
  vehicleTitle: 'Cu ce vehicul continuați',
  vehicleInstead: (plate: string) => `În locul lui ${plate}. Codul UIT rămâne același.`,
  otherPlate: 'Alt număr de înmatriculare',
  plate: 'Număr de înmatriculare',
  trailer: 'Remorcă',
  noTrailer: 'fără',
  changedAt: 'Schimbat la',
  changeTo: (plate: string) => (plate === '' ? 'Schimbă vehiculul' : `Schimbă în ${plate}`),
  offline: 'Fără rețea: se păstrează cu ora de acum și pleacă singură.',
  plateMissing: 'Scrieți numărul, cu litere și cifre.',
  changed: (plate: string) => `Vehiculul este acum ${plate}`,
  changedText: 'Ora schimbării este cea de pe acest dispozitiv, oricât ar dura până la rețea.',
  confirmTitle: 'Confirmați transportul',
  confirmAs: 'Cum a ajuns marfa',
  remarks: 'Observații',
  remarksHelp: 'ANAF primește cel mult 200 de caractere.',
  confirmed: 'Confirmarea pleacă la ANAF',
  removeTitle: 'Ștergeți declarația la ANAF',
  removeText: (uit: string) =>
    uit === ''
      ? 'Declarația nu se mai poate folosi după ștergere.'
      : `Codul ${uit} nu mai este valabil după ștergere și nu se mai poate aduce înapoi. Dacă marfa pleacă totuși, declarați din nou.`,
  removed: 'Ștergerea pleacă la ANAF',
  takenBack: 'Declarația este din nou ciornă',
  takenBackText: 'Nu plecase încă la ANAF.',
  givenUp: 'Schimbarea nu mai pleacă',
  givenUpText: 'Era numai pe acest dispozitiv.',
  gone: 'Declarația a plecat între timp și nu mai poate fi luată înapoi',
  missing: 'Declarația nu mai este aici',
  denied: (why: string) => `Nu se poate acum: ${why}`,
  noDocument: 'Documentul declarației nu este pe acest dispozitiv',
  noDocumentText: 'A fost făcută în altă parte. Se aduce când există rețea.',
  many: (count: number) => countedNoun(count, 'declarație', 'declarații'),
  manyDone: (done: number, of: number) => `${done} din ${of} ${done === 1 ? 'a' : 'au'} plecat`,
  manyDenied: (why: string) => `Celelalte nu se pot acum: ${why}`,
  removeManyTitle: (count: number) => `Ștergeți ${countedNoun(count, 'declarație', 'declarații')} la ANAF`,
  removeManyText: 'Codurile lor nu mai sunt valabile după ștergere.',
  shareText: (uit: string, until: string) => `UIT ${uit}, valabil până la sfârșitul zilei de ${until}.`,
  pdfFailed: 'PDF-ul nu a putut fi făcut acum. Încercați din nou.',
} as const;
