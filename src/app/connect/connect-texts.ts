/** Words of the two public pages of the way to ANAF. */
import { ASK_FOR_LINK } from '@/api/calls/anaf-texts';
import { dayAndHourText } from '@/app/ui/words/date-words';

export const connectTexts = {
  authorize: {
    title: 'Autorizare la ANAF',
    reading: 'Se verifică linkul.',
    ask: (company: string, cif: string) =>
      `Autorizați aplicația să trimită și să citească facturile firmei ${company} (CUI ${cif}) în SPV.`,
    invitedBy: (name: string, until: string) =>
      `Linkul a fost făcut de ${name} și este bun până la ${dayAndHourText(until)}, o singură dată.`,
    steps: [
      'Conectați certificatul digital la acest calculator.',
      'Apăsați butonul de mai jos și alegeți certificatul când îl cere browserul.',
      'ANAF vă trimite înapoi aici. Certificatul nu ajunge la noi și nu mai este nevoie de el timp de 365 de zile.',
    ],
    name: 'Numele dumneavoastră',
    nameHelp: 'Îl vede firma, care confirmă autorizarea înainte să fie folosită.',
    nameMissing: 'Scrieți numele, ca firma să știe cine a autorizat.',
    go: 'Mergeți la ANAF',
    again: 'Încercați din nou',
    noNetwork: 'Linkul nu a putut fi verificat: nu răspunde serverul. Nimic nu s-a pierdut; încercați din nou.',
    noTicket: `Adresei îi lipsește partea de autorizare. ${ASK_FOR_LINK}`,
    broken: 'Linkul nu se poate folosi',
  },
  callback: {
    reading: 'Se încheie autorizarea',
    readingText: 'Răspunsul de la ANAF se verifică. Durează câteva secunde.',
    connected: 'Firma este autorizată la ANAF',
    connectedText: (company: string) =>
      `${company} trimite și primește facturi prin această autorizare timp de 365 de zile. Ce aștepta a pornit.`,
    waiting: 'Mulțumim. Autorizarea așteaptă firma',
    waitingText: (company: string) =>
      `ANAF a dat autorizarea pentru ${company}. Se folosește după ce firma o confirmă. Puteți închide pagina și deconecta certificatul.`,
    denied: 'ANAF nu a dat autorizarea',
    deniedText:
      'Certificatul nu era conectat, a fost ales altul, sau persoana nu are drept în SPV pentru firmă. Nimic nu s-a schimbat. Conectați certificatul și deschideți din nou linkul de autorizare.',
    failed: 'Autorizarea nu s-a încheiat',
    noNetwork: 'Serverul nu răspunde, așa că nu știm dacă autorizarea s-a încheiat. Încercați din nou.',
    again: 'Încercați din nou',
    nothing: 'Nicio autorizare de încheiat',
    nothingText:
      'Pagina aceasta încheie o autorizare începută la ANAF. Dacă tocmai ați reîncărcat-o, vedeți rezultatul în pagina Firme.',
    open: 'Deschideți pagina Firme',
  },
} as const;
