/** Words of the first-load page. */
export const loadTexts = {
  loadingTitle: 'Puteți lucra deja',
  loadingText: 'Ce a venit deja este pe acest dispozitiv. Restul vine în urmă, fără să vă oprească.',
  doneTitle: 'Totul este pe acest dispozitiv',
  doneText: 'Puteți lucra și fără rețea.',
  offlineTitle: 'Fără rețea',
  offlineText: 'Încărcarea continuă singură când revine rețeaua, de unde a rămas.',
  bar: 'Aduse pe acest dispozitiv',
  keepsOn: 'dacă închideți fereastra, continuă de unde a rămas',
  partners: 'Parteneri',
  products: 'Produse',
  issued: 'Facturi emise',
  drafts: 'Ciorne',
  serials: 'Serii',
  go: 'Mergi la facturi',
  goCompanies: 'Alege firma',
  documentsNote: 'Arhivele ZIP și fișierele XML rămân pe server și vin la cerere, factură cu factură.',
} as const;
