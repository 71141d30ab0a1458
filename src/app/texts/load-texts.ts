import { countedNoun, countText } from '@/app/ui/words/amount-text';

/** Words of the first-load page. */
export const loadTexts = {
  states: {
    loading: {
      title: 'Puteți lucra deja',
      text: 'Ce a venit este pe acest dispozitiv. Restul vine în urmă, fără să vă oprească.',
    },
    done: { title: 'Totul este pe acest dispozitiv', text: 'Puteți lucra și fără rețea.' },
    offline: {
      title: 'Fără rețea',
      text: 'Puteți lucra cu ce este aici. Încărcarea continuă singură când revine rețeaua, de unde a rămas.',
    },
    'server-away': {
      title: 'Serverul nu răspunde',
      text: 'Puteți lucra cu ce este aici. Încărcarea continuă singură când revine, de unde a rămas.',
    },
    paused: {
      title: 'Încărcarea este oprită',
      text: 'Puteți lucra cu ce este aici. Restul vine după ce apăsați „Continuă”, de unde a rămas.',
    },
  },
  bar: 'Aduse pe acest dispozitiv',
  ofRows: (total: number) => `din ${countedNoun(total, 'înregistrare', 'înregistrări')}`,
  left: 'Mai durează',
  duration: (seconds: number) =>
    seconds < 60 ? 'sub un minut' : countedNoun(Math.round(seconds / 60), 'minut', 'minute'),
  perSecond: (rows: number) => `${countText(rows)} pe secundă`,
  keepsOn: 'dacă închideți fereastra, continuă de unde a rămas',
  pause: 'Pauză',
  resume: 'Continuă',
  companies: 'Firme',
  issuedIn: (year: number) => `Facturi din ${year}`,
  go: 'Mergi la facturi',
  goCompanies: 'Alege firma',
  documentsNote: 'Arhivele ZIP și fișierele XML rămân pe server și vin la cerere, factură cu factură.',
} as const;
