/** Words of the connection to ANAF on the page of companies. */
import { countedNoun } from '@/app/ui/words/amount-text';
import { instantDayText } from '@/app/ui/words/date-words';
import type { ConnectionState } from './connection-state';
import { endOf } from './connection-state';

/** The reader's own day of an instant. */
export const dayOf = (iso: string): string => instantDayText(iso);
const days = (count: number): string => countedNoun(count, 'zi', 'zile');

export const connectionTexts = {
  open: (company: string, state: string) => `Conexiune ANAF, ${company}: ${state}`,
  head: 'Conexiune ANAF',
  by: 'Autorizată de',
  since: 'La',
  until: 'Până la',
  certificate: (serial: string) => `certificat ${serial}`,
  nameless: 'fără nume',
  others: (count: number) => `și încă ${countedNoun(count, 'persoană', 'persoane')}`,
  reading: 'Se citește starea autorizărilor.',
  notRead:
    'Starea autorizărilor nu s-a putut citi: serverul nu răspunde. Ce ați scris este păstrat; încercați din nou când aveți rețea.',
  again: 'Încearcă din nou',
  day: (day: number) => `Ziua ${day} din 365.`,
  what: {
    none: 'Firma nu are acces la ANAF. Facturile pe care le emiteți se păstrează și pleacă singure după autorizare. Este nevoie de un certificat digital cu drept în SPV pentru firmă.',
    connected: 'Facturile pleacă și se citesc singure. Certificatul nu mai este necesar până la data de mai sus.',
    ending:
      'După data de mai sus nu se mai trimite și nu se mai citește, iar ce scrieți se păstrează aici. Reînnoirea cere certificatul digital.',
    uncovered:
      'ANAF răspunde că persoana care a autorizat nu are drept în SPV pentru acest CUI. Facturile se păstrează. Cereți dreptul în SPV sau autorizați cu alt certificat.',
    waiting:
      'Cineva a autorizat firma. Proprietarul ei verifică cine este; autorizarea se folosește abia după ce o confirmă.',
    revoked: 'Autorizarea a fost revocată aici. Facturile se păstrează și pleacă singure după o autorizare nouă.',
    refused: 'ANAF nu mai primește autorizarea. Facturile se păstrează și pleacă singure după o autorizare nouă.',
    over: 'Cele 365 de zile s-au încheiat. Facturile se păstrează și pleacă singure după o autorizare nouă.',
  } satisfies Readonly<Record<ConnectionState['kind'], string>>,
  waitingHead: 'Așteaptă confirmarea',
  waitingWho: (person: string, invited: boolean) =>
    invited ? `${person} a autorizat firma prin invitație.` : `${person} a autorizat firma din contul propriu.`,
  ownerConfirms: 'O confirmă proprietarul firmei din Condica; până atunci nu se folosește.',
  giveUp: 'Renunță la ea',
  confirm: 'Confirmă autorizarea',
  decline: 'Refuză',
  here: 'Autorizează aici',
  renewHere: 'Reînnoiește aici',
  hereHelp: 'Aici: cu certificatul conectat la acest calculator.',
  invite: 'Fă un link de invitație',
  inviteHelp: 'Prin link: pentru cine are certificatul la alt calculator; nu îi trebuie cont.',
  inviteLink: 'Link de autorizare',
  inviteNote: (until: string) =>
    `Bun până la ${dayOf(until)}, o singură dată. Trimiteți-l acum: din motive de siguranță nu se mai arată.`,
  copyLink: 'Copiază linkul',
  invitations: 'Invitații nefolosite',
  invitationUntil: (until: string) => `Bună până la ${dayOf(until)}`,
  invitationBy: (by: string) => `făcută de ${by}`,
  withdraw: 'Retrage',
  named: 'La aceeași autorizare, ANAF numește și:',
  extendTo: 'Folosește-o',
  extendToAria: (company: string) => `Folosește autorizarea și pentru ${company}`,
  addNamed: 'Adaugă firma',
  addNamedAria: (cif: string) => `Adaugă firma cu CIF ${cif}`,
  usedFor: (company: string) => `Autorizarea se folosește și pentru ${company}.`,
  people: 'Cine a autorizat',
  refresh: 'Înnoiește cheia',
  refreshed: 'Cheia de acces la ANAF a fost înnoită.',
  confirmed: 'Autorizarea este confirmată. Ce aștepta a pornit.',
  declined: 'Autorizarea a fost refuzată și cheia ei ștearsă.',
  revoked: 'Autorizarea a fost revocată și cheia ei ștearsă.',
  withdrawn: 'Invitația a fost retrasă.',
  failed: 'Nu s-a putut face: serverul nu răspunde. Nimic nu s-a schimbat; încercați din nou.',
  revoke: 'Revocă',
  revokeTitle: (company: string) => `Revocați autorizarea pentru ${company}?`,
  revokeText: (person: string, alone: boolean) =>
    alone
      ? `Firma nu mai ajunge la ANAF prin ${person}, iar altcineva nu a autorizat-o. Nu se mai trimite și nu se mai citește; ce scrieți se păstrează aici.`
      : `Firma nu mai ajunge la ANAF prin ${person}. Se continuă prin autorizarea altei persoane.`,
  revokePortal:
    'Cheia se șterge de aici și ANAF este anunțat. Accesul programului se retrage definitiv din portalul ANAF.',
  revokeConfirm: 'Revocă autorizarea',
} as const;

/** What has become of what ANAF lists. */
export const mailboxTexts = {
  head: 'Documente la ANAF, 60 de zile',
  safe: 'în siguranță',
  waiting: 'se aduc',
  endangered: 'în pericol: la ANAF de peste 45 de zile',
  lost: 'pierdute: ANAF nu le mai dă',
} as const;

/** By the kind of a state alone, as it is filtered. */
export const KIND_WORDS: Readonly<Record<ConnectionState['kind'], string>> = {
  none: 'Neconectată',
  waiting: 'Așteaptă confirmarea',
  uncovered: 'Fără drept în SPV',
  connected: 'Conectată',
  ending: 'Expiră curând',
  revoked: 'Revocată',
  refused: 'ANAF nu o mai primește',
  over: 'Expirată',
};

/** The word of a row. */
export function stateWords(state: ConnectionState): string {
  switch (state.kind) {
    case 'none':
      return KIND_WORDS.none;
    case 'waiting':
      return KIND_WORDS.waiting;
    case 'uncovered':
      return KIND_WORDS.uncovered;
    case 'connected':
      return `Conectată până la ${dayOf(state.by.until)}`;
    case 'ending':
      return state.days === 1 ? 'Expiră mâine' : `Expiră în ${days(state.days)}`;
    case 'revoked':
      return `Revocată la ${dayOf(endOf(state.by))}`;
    case 'refused':
      return KIND_WORDS.refused;
    case 'over':
      return `A expirat la ${dayOf(endOf(state.by))}`;
  }
}

const REMINDED: Readonly<Record<ConnectionState['kind'], string>> = {
  none: 'fără autorizare la ANAF',
  connected: 'autorizată la ANAF',
  ending: 'autorizarea ANAF expiră curând',
  waiting: 'o autorizare ANAF așteaptă confirmarea',
  uncovered: 'fără drept în SPV',
  revoked: 'autorizarea ANAF este revocată',
  refused: 'ANAF nu mai primește autorizarea',
  over: 'autorizarea ANAF a expirat',
};

const SAFE = 'Ce scrieți se păstrează și pleacă singur după reînnoire, care cere certificatul digital.';

/** What is told by itself. */
export const reminderTexts = {
  open: 'Vedeți firmele',
  one: (company: string, state: ConnectionState): { readonly message: string; readonly description: string } => ({
    message: `${company}: ${REMINDED[state.kind]}`,
    description:
      state.kind === 'waiting'
        ? `${state.by.person || connectionTexts.nameless} a autorizat firma. Proprietarul ei verifică cine este și confirmă.`
        : state.kind === 'ending'
          ? `După ${dayOf(state.by.until)} nu se mai trimite și nu se mai citește. ${SAFE}`
          : connectionTexts.what[state.kind],
  }),
  many: (count: number) => ({
    message: `Autorizarea ANAF cere atenție la ${countedNoun(count, 'firmă', 'firme')}`,
    description: `Unele expiră curând, au expirat sau așteaptă confirmarea. ${SAFE}`,
  }),
} as const;
