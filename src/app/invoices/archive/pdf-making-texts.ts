/** Words said while a PDF is made, and where it is not. */
export const pdfMakingTexts = {
  making: (number: string) => `Se face PDF-ul facturii ${number}.`,
  lines: (done: string, all: string) => `${done} din ${all} de linii`,
  unreadable: (number: string) =>
    `Din ${number} nu se poate face PDF: fișierul XML nu se citește ca factură. Este păstrat întreg și se poate descărca.`,
  failed: (number: string) =>
    `PDF-ul pentru ${number} nu s-a făcut acum. Factura este păstrată. Dacă aplicația tocmai s-a instalat, deschideți-o o dată cu rețea și încercați din nou.`,
  missing: (letters: string) =>
    `Fontul hârtiei nu are semnele ${letters}. În PDF stă „?” în locul lor; fișierul XML dinăuntru le are pe toate.`,
  lookMissing: (number: string) =>
    `PDF-ul pentru ${number} este făcut cu aspectul obișnuit: aspectul cu care a plecat factura nu a ajuns încă pe acest dispozitiv. După sincronizare, descărcați-l din nou.`,
} as const;
