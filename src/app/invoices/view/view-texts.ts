/** Words of the page of one archived document. */
export const viewTexts = {
  back: 'Înapoi la facturi emise',
  previous: 'Factura precedentă',
  next: 'Factura următoare',
  missingTitle: 'Factura nu este în arhiva acestei firme.',
  missingText: 'Poate este a altei firme sau adresa este greșită. Lista facturilor emise le arată pe toate.',
  toList: 'Facturi emise',
  reading: 'Se citește documentul.',
  unreadableTitle: 'Documentul nu poate fi arătat ca factură.',
  unreadableText: 'Fișierul XML este păstrat întreg și se poate descărca.',
  retry: 'Încearcă din nou',
  zoomIn: 'Mărește',
  zoomOut: 'Micșorează',
  zoom: (percent: number) => `${percent} %`,
  keyNext: 'factura următoare',
  keyPrint: 'printează',
  keyList: 'la listă',
} as const;
