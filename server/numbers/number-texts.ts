import { formatDate } from '@/domain/calendar/format-date';

/** Sentences of the refusals of numbers: what happened, what is safe, what to do. */
export const NUMBER_TEXTS = {
  numberTaken: (number: string) => `Numărul ${number} este pe altă factură. Verificați numărul și trimiteți din nou.`,
  cloned: (number: string) =>
    `Numărul ${number} este pe o factură emisă de o copie a acestui profil. Factura este păstrată pe dispozitiv: renunțați la trimitere, redevine ciornă, apoi emiteți-o din nou; primește alt număr, dintr-un interval nou.`,
  voided: (number: string, reason: string) =>
    `Numărul ${number} a fost anulat: ${reason}. Factura este păstrată pe dispozitiv; emiteți-o cu un număr nou.`,
  outsideLease: (number: string) =>
    `Numărul ${number} nu este din intervalul rezervat acestui dispozitiv. Factura este păstrată pe dispozitiv; emiteți-o cu un număr nou.`,
  dateBefore: (number: string, day: string) =>
    `Factura ${number} este datată înaintea celei cu numărul precedent (${formatDate(day)}). Alegeți o dată egală sau ulterioară.`,
  dateAfter: (number: string, day: string) =>
    `Factura ${number} este datată după cea cu numărul următor (${formatDate(day)}). Alegeți o dată egală sau anterioară.`,
  dateBeyondToday: (number: string, date: string, today: string) =>
    `Factura ${number} este datată ${formatDate(date)}, iar astăzi este ${formatDate(today)}. Verificați data facturii și ceasul dispozitivului; factura este păstrată pe dispozitiv.`,
  usedNumber: (number: number) =>
    `Numărul ${number} este pe o factură primită de server; nu mai poate fi redat sau anulat.`,
} as const;
