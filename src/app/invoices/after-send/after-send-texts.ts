/** Words of the page after sending many. */
export const afterSendTexts = {
  title: 'După trimitere',
  invoice: ['factură', 'facturi'],
  noneTitle: 'Nicio factură trimisă de curând.',
  noneText:
    'Aici stau facturile trimise ultima dată împreună de pe acest dispozitiv. Toate sunt în lista facturilor emise.',
  toList: 'Facturi emise',
  more: 'Trimite alte fișiere',
  pdfs: 'PDF-uri',
  print: 'Printează',
  otherActions: 'Alte acțiuni',
  copyList: 'Copiază lista',
  copied: (words: string) => `${words} în clipboard, gata de lipit într-un tabel sau într-un e-mail.`,
  copyFailed: 'Nu s-a putut copia: browserul nu lasă scrierea în clipboard. Lista întreagă este și în Facturi emise.',
  newFrom: (number: string) => `Factură nouă din ${number}`,
  states: 'Stări',
  sum: 'Total',
  all: {
    waits: 'Pleacă singure când revine rețeaua. Nu trebuie să faceți nimic.',
    underway: 'Sunt pe drum spre SPV. Verdictele apar aici și în Facturi emise; nu trebuie să faceți nimic.',
    done: 'ANAF le-a validat pe toate, iar cumpărătorii le găsesc în SPV.',
    attention: (count: string) =>
      `${count} cer ceva de la dumneavoastră: deschideți-le din listă. Celelalte merg mai departe.`,
  },
  heads: { number: 'Număr', partner: 'Partener', total: 'Total', currency: 'Moneda', state: 'Stare', copy: 'Copie' },
} as const;
