import { countedNoun } from '@/app/ui/words/amount-text';

/** Words of signing out with this device's data erased. */
export const eraseTexts = {
  clearTitle: 'Ștergeți datele de pe acest dispozitiv?',
  clearText:
    'Facturile ajunse pe server rămân acolo. Ce se află numai aici (ciornele nesincronizate și lucrările în așteptare) se pierde definitiv.',
  clearUnsent: (count: number) =>
    count === 1
      ? 'Pe acest dispozitiv este o lucrare netrimisă. Exportați-o din panoul de sincronizare înainte de a șterge.'
      : `Pe acest dispozitiv sunt ${countedNoun(count, 'lucrare netrimisă', 'lucrări netrimise')}. Exportați-le din panoul de sincronizare înainte de a șterge.`,
  clearNumbersWait:
    'Serverul nu a primit încă numerele înapoi. Dacă ștergeți acum, numerele rezervate rămân ale dispozitivului până când cineva închide intervalul, din „Serii și numere”. Puteți renunța și încerca din nou când există rețea.',
  clearConfirm: 'Ieși și șterge',
} as const;
