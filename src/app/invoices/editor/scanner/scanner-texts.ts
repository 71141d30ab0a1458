/** Words of the scanner. */
export const scannerTexts = {
  unknown: (code: string) => `Niciun produs nu are codul ${code}. Adăugați-l în Produse sau scrieți linia de mână.`,
  notTaken: 'Produsul scanat nu a intrat în factură. Scanați-l din nou sau scrieți linia de mână.',
} as const;
