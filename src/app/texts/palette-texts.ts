import { countedNoun, countText } from '@/app/ui/words/amount-text';

/** Words of the command palette. */
export const paletteTexts = {
  label: 'Caută sau comandă',
  placeholder: 'Caută facturi, parteneri, produse sau comenzi',
  results: (count: number) => `${countedNoun(count, 'rezultat', 'rezultate')}, de pe acest dispozitiv`,
  nothing: 'Nimic pe acest dispozitiv nu se potrivește.',
  invoices: 'Facturi',
  foundInvoices: (count: number) => (count < 2 ? '' : `${countText(count)}, întâi cele care cer ceva`),
  readingArchive: 'se citește arhiva de pe acest dispozitiv',
  totalHead: 'Total',
  correct: (number: string) => `Corectează ${number}`,
  sameNumber: 'sub același număr',
  credit: (number: string) => `Stornează ${number}`,
  asDraft: 'se deschide ca ciornă',
  partners: 'Parteneri',
  products: 'Produse',
  commands: 'Comenzi',
  places: 'Mergi la …',
  newInvoice: 'Factură nouă',
  syncNow: 'Sincronizează acum',
  openSync: 'Deschide sincronizarea',
  keyChoose: 'alege',
  keyGroup: 'grupul următor',
  onlyCommands: 'numai comenzi',
  onlyInvoices: 'numai facturi',
  onlyPartners: 'numai parteneri',
} as const;
