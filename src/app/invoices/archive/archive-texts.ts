/** Words of one archived document and its journey. */
export const archiveTexts = {
  previous: 'Factura precedentă',
  next: 'Factura următoare',
  full: 'Deschide pagina facturii',
  journey: 'Parcurs',
  ofWhichVat: 'din care TVA',
  issued: 'Emisă',
  due: 'Scadență',
  kind: 'Fel',
  invoice: 'Factură',
  creditNote: 'Notă de creditare',
  reasons: 'De ce nu a fost primită',
  line: 'linia',
  officialText: 'Textul oficial',
  unexplained: 'ANAF cere ceva ce această versiune nu explică încă.',
  unexplainedText:
    'Factura este păstrată. Textul oficial de mai jos spune ce lipsește; corectați și trimiteți din nou.',
  pdf: 'PDF',
  xml: 'XML',
  zip: 'ZIP ANAF',
  print: 'Printează',
  correct: 'Corectează',
  reverse: 'Stornează',
  reverseByMinus: 'Stornează prin factură cu minus',
  amend: 'Factură de corecție',
  copy: 'Factură nouă din aceasta',
  needsUit: 'Trebuie UIT?',
  more: 'Alte acțiuni',
  zipAbsent: 'Arhiva semnată vine după validarea la ANAF.',
  /** By what stands in the way. */
  missing: {
    unavailable: (number: string) =>
      `Documentul ${number} nu este încă pe acest dispozitiv, iar serverul nu poate fi întrebat acum. Este păstrat pe server; deschideți-l din nou când există rețea.`,
    absent: (number: string) => `Serverul nu are documentul ${number}.`,
    lost: (number: string) =>
      `Documentul ${number} nu este nici aici, nici pe server: serverul a fost restaurat dintr-o copie de dinaintea lui.`,
    damaged: (number: string) =>
      `Ce a venit pentru ${number} nu este documentul din arhivă (altă amprentă SHA-256). Nu s-a păstrat nimic; încercați din nou.`,
  },
} as const;

/** What is said under an event of its detail; without a row here the detail stands as it came. */
export const detailTexts = {
  attempt: (count: string) => `Încercarea ${count}`,
  index: (index: string) => `Index de încărcare ${index}`,
  zip: (hash: string) => `SHA-256 ${hash}`,
} as const;

/** What each event of the timeline is called. */
export const eventTexts: Readonly<Record<string, string>> = {
  issued: 'Numerotată pe dispozitiv',
  queued: 'În coadă, pe dispozitiv',
  recorded: 'Ajunsă pe server',
  held: 'Oprită înainte de trimitere',
  released: 'Trimisă mai departe așa cum e',
  withdrawn: 'Luată înapoi pentru corectare',
  uploading: 'Se trimite în SPV',
  uploaded: 'Trimisă în SPV',
  processing: 'În prelucrare la ANAF',
  accepted: 'Validată și livrată cumpărătorului',
  rejected: 'Respinsă de ANAF',
  refused: 'Refuzată la încărcare',
  doubtful: 'Răspunsul s-a pierdut; se caută la ANAF',
  duplicate: 'Găsită la ANAF sub indexul de mai jos',
  received: 'Primită prin ANAF',
  imported: 'Adusă dintr-o arhivă veche',
  'buyer-message': 'Mesaj de la cumpărător',
  'buyer-message-sent': 'Mesaj trimis furnizorului',
  'zip-stored': 'Arhiva semnată este păstrată',
  'zip-gone': 'ANAF nu mai păstrează arhiva semnată',
  'zip-other': 'Arhiva semnată conține alt document',
};
