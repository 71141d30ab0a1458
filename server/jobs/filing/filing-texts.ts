/** Sentences of ours on a filing; ANAF's own are passed on as received. */
export const FILING_TEXTS = {
  noAuthorization:
    'Firma nu are acces la ANAF. Factura este păstrată și pleacă singură după ce reînnoiți autorizarea cu certificatul.',
  accessEnded:
    'ANAF nu mai primește autorizarea firmei. Factura este păstrată; reînnoiți autorizarea cu certificatul digital.',
  noRight: (text: string) => `ANAF răspunde: „${text}”. Factura este păstrată și se încearcă din nou.`,
  dailyLimit: (text: string) => `Limita zilnică ANAF este atinsă („${text}”). Se continuă mâine, fără să faceți nimic.`,
  badRequest: (text: string) => `ANAF nu a primit cererea: ${text}`,
  differs: (index: string) =>
    `La ANAF există deja o factură cu același număr, dar cu alt conținut (index ${index}). Verificați numărul și emiteți din nou.`,
  notTakenOver: 'ANAF nu a preluat fișierul: XML cu erori.',
  damagedZip: (detail: string) =>
    `Arhiva semnată primită de la ANAF nu este întreagă (${detail}). Se descarcă din nou.`,
  stalled:
    'Depunerea s-a oprit dintr-o eroare a serverului și se reia singură. Factura este păstrată; nu trebuie să faceți nimic.',
  givenUp:
    'Depunerea s-a oprit de mai multe ori dintr-o eroare a serverului. Factura este păstrată și se reia o dată pe oră; anunțați administratorul serverului.',
  otherBytes: 'Arhiva semnată primită de la ANAF conține alt document decât cel trimis. Se descarcă din nou.',
} as const;
