import { countedNoun, countText } from '@/app/ui/words/amount-text';
import type { MessageKind, MessageStanding } from './message-row';

/** Words of the list of ANAF's messages. */
export const messagesTexts = {
  title: 'Mesaje ANAF',
  note: (count: number, read: string) =>
    `${countText(count)} în 60 de zile${read === '' ? '' : ` · SPV citit la ${read}`}`,
  search: 'Factură, partener, CUI sau text',
  any: 'oricare',
  anyTime: 'oricând',
  contains: 'conține',
  nameOrCode: 'nume sau CUI',
  numberFilter: 'Factură: conține',
  partnerFilter: 'Partener: nume sau CUI',
  textFilter: 'Text: conține',
  spans: { today: 'astăzi', week: 'în 7 zile', month: 'în 30 de zile' },
  leavesSpv: 'Ies din SPV fără copie',
  today: (day: string) => `Astăzi, ${day}`,
  yesterday: (day: string) => `Ieri, ${day}`,
  unread: 'necitit',
  markRead: 'Marchează citite',
  markedRead: (count: number) =>
    count === 1 ? 'Un mesaj este marcat citit' : `${countedNoun(count, 'mesaj', 'mesaje')} sunt marcate citite`,
  undo: 'Anulează',
  readFailed: {
    message: 'Nu s-a putut nota pe acest dispozitiv ce ați citit',
    description: 'Mesajele sunt toate la locul lor. Încercați din nou; dacă se repetă, reîncărcați pagina.',
  },
  views: 'Vederi',
  kind: 'Fel',
  number: 'Factură',
  partner: 'Partener',
  at: 'La ANAF',
  standing: '60 de zile în SPV',
  text: 'Text',
  unknownNumber: (index: string) => `index ${index}`,
  unknownPartner: 'necunoscut încă',
  /** Before `daysLeft`, for who hears it. */
  leaves: 'iese',
  daysLeft: (days: number) => (days <= 0 ? 'astăzi' : `în ${countedNoun(days, 'zi', 'zile')}`),
  none: 'Niciun mesaj ANAF',
  noneText:
    'Aici apar facturile primite și trimise prin ANAF în ultimele 60 de zile, erorile și mesajele dintre cumpărători și furnizori. Vin singure după ce firma este autorizată.',
  companies: 'Firme și autorizări',
  noMatch: 'Niciun mesaj nu se potrivește',
  noMatchText: 'Schimbați vederea sau ce căutați.',
  allRead: 'Nimic necitit',
  allReadText: 'Mesajele noi de la ANAF apar aici singure.',
  clear: 'Arată toate',
  notRead:
    'Ce nu a ajuns încă în arhivă nu se poate arăta acum: serverul nu răspunde. Facturile și mesajele de pe acest dispozitiv sunt mai jos.',
  keyZip: 'descarcă arhiva',
  keyUnread: 'necitit',
  keyMessage: 'scrie furnizorului',
  sums: (safe: number, endangered: number, lost: number) =>
    `${countText(safe)} în siguranță · ${countText(endangered)} în pericol · ${countText(lost)} pierdute`,
  uploadIndex: 'Index de încărcare',
  messageId: 'Id mesaj',
  type: 'Tip la ANAF',
  came: 'Apărut la ANAF',
  waitingWhy: 'Documentul este la ANAF și se cere singur. Nu trebuie să faceți nimic.',
  dangerWhy:
    'Documentul este la ANAF de peste 45 de zile și nu a putut fi adus. ANAF îl păstrează 60 de zile: verificați autorizarea firmei și drepturile în SPV, sau descărcați-l din SPV.',
  lostWhy: 'Documentul nu mai poate fi adus de la ANAF. Cereți-l partenerului.',
} as const;

export const KIND_WORDS: Readonly<Record<MessageKind, string>> = {
  received: 'Factură primită',
  sent: 'Trimisă',
  errors: 'Erori',
  'from-buyer': 'De la cumpărător',
  'to-supplier': 'Către furnizor',
  other: 'Alt mesaj',
};

export const STANDING_WORDS: Readonly<Record<MessageStanding, string>> = {
  safe: 'în siguranță',
  waiting: 'se aduce',
  danger: 'în pericol',
  lost: 'pierdut',
  queued: 'pleacă singur',
  refused: 'refuzat',
};

/** Why what came is not what was listed, by the server's word; another word stands as it came. */
export const UNFIT_WORDS: Readonly<Record<string, string>> = {
  damaged: 'Arhiva primită nu se poate citi sau nu are un singur document și semnătura lui.',
  'other-index': 'ANAF a dat arhiva altui mesaj.',
  unreadable: 'Documentul din arhivă nu este un XML care se poate citi.',
  'unknown-document': 'Documentul din arhivă nu este o factură.',
  'other-company': 'Documentul din arhivă este al altei firme.',
};

export const VIEW_WORDS = {
  all: 'Toate',
  unread: 'Necitite',
  danger: 'În pericol',
  received: 'Primite',
  sent: 'Trimise',
  errors: 'Erori',
  'from-buyer': 'De la cumpărători',
  'to-supplier': 'Către furnizori',
} as const;
