/** Words of a new firm's first steps. */
import { dayOf } from '@/app/companies/connection/connection-texts';
import type { FirmFacts, FirstInvoice, StepName } from './first-steps';

const NUMBERS = ['', '', 'doi', 'trei', 'patru', 'cinci'];

interface StepWords {
  readonly title: string;
  readonly text: string;
  /** How it stands, in a word or two. */
  readonly state: string;
}

const INVOICE: Readonly<Record<FirstInvoice['kind'], string>> = {
  none: 'Ca ciornă, oricând',
  draft: 'Ciornă începută',
  'under-way': 'Pe drum',
  refused: 'Respinsă',
  accepted: 'Acceptată',
};

export const stepsTexts = {
  title: (left: number) =>
    left === 0
      ? 'Prima factură este acceptată'
      : left === 1
        ? 'Mai este un pas până la prima factură acceptată'
        : `Mai sunt ${NUMBERS[left] ?? left} pași până la prima factură acceptată`,
  about: 'Nimic nu vă oprește să scrieți acum o ciornă. La trimitere vă spunem dacă mai lipsește ceva.',
  done: 'Toți pașii sunt făcuți.',
  list: 'Primii pași',
  reading: 'Se citesc datele firmei de pe acest dispozitiv.',
  newInvoice: 'Factură nouă',
  foot: 'Pagina aceasta dispare după prima factură acceptată. O găsiți din nou în Ajutor, „Primii pași”.',
  hide: 'Ascunde pașii',
  hidden: 'Pașii sunt ascunși la această firmă. Îi găsiți în Ajutor, „Primii pași”.',
  undo: 'Anulează',
  states: { done: 'Gata', now: 'Pasul de acum', open: 'Urmează' },
  actions: {
    see: 'Vezi datele',
    complete: 'Completează datele',
    change: 'Schimbă',
    addSeries: 'Adaugă seria',
    addClient: 'Adaugă client',
    clients: 'Vezi partenerii',
    connection: 'Vezi autorizarea',
    write: 'Scrie factura',
    goOn: 'Continuă ciorna',
    seeInvoice: 'Vezi factura',
    correct: 'Corectează factura',
    issued: 'Facturi emise',
  },
} as const;

export const authorizeTexts = {
  hereHead: 'Certificatul este la acest calculator',
  hereText: 'Se deschide pagina ANAF, alegeți certificatul și vă întoarceți aici. Pagina cere și PIN‑ul.',
  here: 'Autorizează la ANAF',
  hereNote: 'durează un minut',
  thereHead: 'Certificatul este la alt calculator',
  thereText: 'Trimiteți linkul celui care îl are. Îl deschide acolo, fără cont, și autorizează numai această firmă.',
  makeLink: 'Fă un link de autorizare',
  link: 'Link de autorizare',
  offline: 'Se poate numai cu rețea.',
  linkSent: (by: string, until: string) => `Link făcut de ${by} · merge o singură dată, până la ${dayOf(until)}`,
} as const;

/** What a step is, and how it stands. */
export function stepWords(name: StepName, facts: FirmFacts): StepWords {
  switch (name) {
    case 'particulars':
      return {
        title: 'Datele firmei',
        text: particularsText(facts),
        state: facts.isComplete ? stepsTexts.states.done : 'De completat',
      };
    case 'series':
      return {
        title: 'Serie și primul număr',
        text:
          facts.firstNumber === null
            ? 'Numerele facturilor se dau dintr-o serie. Puteți continua o serie din alt program.'
            : `Facturile încep de la ${facts.firstNumber}. Puteți continua o serie din alt program.`,
        state: facts.firstNumber === null ? 'De ales' : stepsTexts.states.done,
      };
    case 'anaf':
      return {
        title: 'Autorizarea ANAF',
        text: 'O singură dată, cu certificatul digital înscris în SPV. Ține un an.',
        state: facts.isAuthorized ? stepsTexts.states.done : 'Așteaptă certificatul',
      };
    case 'client':
      return {
        title: 'Primul client',
        text: 'Scrieți codul fiscal; numele și adresa vin din registru. Sau aduceți lista din Excel.',
        state: facts.hasClient ? stepsTexts.states.done : 'Se poate face acum',
      };
    case 'invoice':
      return { title: 'Prima factură', text: invoiceText(facts), state: INVOICE[facts.invoice.kind] };
  }
}

function particularsText({ isComplete, hasAccount }: FirmFacts): string {
  if (!isComplete) return 'Numele și adresa stau pe fiecare factură; fără ele ANAF o respinge.';
  return hasAccount
    ? 'Numele, adresa și contul bancar stau pe fiecare factură.'
    : 'Numele și adresa sunt scrise. Contul bancar lipsește încă: îl puteți adăuga oricând.';
}

function invoiceText({ invoice, isAuthorized }: FirmFacts): string {
  switch (invoice.kind) {
    case 'none':
    case 'draft':
      return isAuthorized
        ? 'ANAF răspunde de obicei în câteva minute.'
        : 'Pleacă singură după autorizare. ANAF răspunde de obicei în câteva minute.';
    case 'under-way':
      return isAuthorized
        ? `${invoice.number} este emisă și pleacă singură. ANAF răspunde de obicei în câteva minute.`
        : `${invoice.number} este emisă și păstrată. Pleacă singură după autorizarea la ANAF.`;
    case 'refused':
      return `ANAF a respins ${invoice.number}. Corectați-o sub același număr și trimiteți-o din nou.`;
    case 'accepted':
      return 'ANAF a acceptat-o. De aici pagina de acasă arată ce cere o decizie.';
  }
}
