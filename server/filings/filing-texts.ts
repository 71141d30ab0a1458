/** Sentences of ours on a filing; ANAF's own are passed on as received. */
export const FILING_TEXTS = {
  noAuthorization:
    'Firma nu are acces la ANAF. Factura este păstrată și pleacă singură după ce reînnoiți autorizarea cu certificatul.',
  accessEnded:
    'ANAF nu mai primește autorizarea firmei. Factura este păstrată; reînnoiți autorizarea cu certificatul digital.',
  demonstration: 'Factura este a demonstrației și nu se trimite la ANAF real. Rămâne păstrată aici.',
  clientRefused:
    'ANAF nu recunoaște programul. Factura este păstrată și pleacă singură; administratorul serverului verifică ANAF_CLIENT_ID și ANAF_CLIENT_SECRET.',
  authorizationServiceDown:
    'Serviciul de autorizare al ANAF nu răspunde. Factura este păstrată și pleacă singură când răspunde.',
  freshTokenRefused:
    'ANAF refuză autorizarea firmei, deși este nouă. Factura este păstrată și se încearcă din nou; dacă durează, verificați drepturile în SPV ale persoanei care a autorizat firma.',
  forbidden:
    'ANAF nu a permis accesul (403). Factura este păstrată și se încearcă din nou; dacă durează, verificați drepturile în SPV ale persoanei care a autorizat firma.',
  notCovered:
    'Persoana care a autorizat firma nu are drept în SPV pentru acest CUI. Factura este păstrată și pleacă singură după ce ANAF recunoaște dreptul; verificați autorizarea în pagina Firme.',
  noRight: (text: string) => `ANAF răspunde: „${text}”. Factura este păstrată și se încearcă din nou.`,
  dailyLimit: (text: string) => `Limita zilnică ANAF este atinsă („${text}”). Se continuă mâine, fără să faceți nimic.`,
  questionNotTaken: (text: string) =>
    `ANAF nu a primit întrebarea despre factură („${text}”). Factura este păstrată și se întreabă din nou; dacă durează, anunțați administratorul serverului.`,
  notReceived: (text: string) =>
    `Serviciul ANAF nu a primit cererea („${text}”). Nu este o refuzare a facturii: ea este păstrată și se trimite din nou.`,
  /** Of the company's right, or of a parameter of ours. */
  declined: (text: string) =>
    `ANAF nu primește încărcarea: „${text}”. Factura este păstrată și se încearcă din nou; ${/drept/i.test(text) ? 'verificați în SPV drepturile pentru firmă' : 'dacă durează, anunțați administratorul serverului'}.`,
  indexUnknown: (text: string) =>
    `ANAF nu mai găsește indexul pe care l-a dat („${text}”). Factura se caută în lista de mesaje și nu se trimite a doua oară până nu este sigur că lipsește.`,
  duplicateUnknown: (index: string) =>
    `ANAF a respins factura ca dublură a indexului ${index}, dar nu găsește acel index. Căutați factura în SPV înainte de a o corecta și emite din nou.`,
  differs: (index: string) =>
    `La ANAF există deja o factură cu același număr, dar cu alt conținut (index ${index}). Verificați numărul și emiteți din nou.`,
  restored:
    'Serverul a fost restaurat dintr-o copie. Întâi se citește de la ANAF ce s-a trimis în timpul pierdut; factura este păstrată și pleacă singură după aceea.',
  numberAtAnaf: (number: string) =>
    `La ANAF este deja o altă factură cu numărul ${number}, trimisă înainte de restaurarea serverului de un dispozitiv care nu mai este. Anulați numărul și emiteți vânzarea sub altul, dintr-o copie a facturii.`,
  notTakenOver: 'ANAF nu a preluat fișierul: XML cu erori.',
  reasonsGone: (text: string) =>
    `ANAF a respins factura, dar motivele nu mai pot fi descărcate („${text}”). Verificați factura și trimiteți-o corectată.`,
  damagedZip: (detail: string) =>
    `Arhiva semnată primită de la ANAF nu este întreagă (${detail}). Se descarcă din nou.`,
  stalled:
    'Depunerea s-a oprit dintr-o eroare a serverului și se reia singură. Factura este păstrată; nu trebuie să faceți nimic.',
  givenUp:
    'Depunerea s-a oprit de mai multe ori dintr-o eroare a serverului. Factura este păstrată și se reia o dată pe oră; anunțați administratorul serverului.',
  otherBytes: 'Arhiva semnată primită de la ANAF conține alt document decât cel trimis. Se descarcă din nou.',
  otherBytesKept:
    'Arhiva semnată primită de la ANAF conține, la fiecare descărcare, alt document decât cel trimis. Am păstrat-o ca dovadă; comparați factura cu cea din SPV și anunțați ANAF.',
} as const;
