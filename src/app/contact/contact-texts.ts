/** Words of the page of contact. */
import { countText } from '@/app/ui/words/amount-text';

export const contactTexts = {
  title: 'Contact',
  ways: {
    head: 'Unde găsiți ajutor',
    mail: 'E-mail',
    mailText: (email: string) => `${email} · scrieți de la adresa contului, ca să știm cine sunteți.`,
    write: 'Scrie un e-mail',
    phone: 'Telefon',
    phoneText: (telephone: string) => `${telephone} · dacă ați trimis un raport, spuneți numărul lui.`,
    call: 'Sună',
    help: 'Documentația',
    helpText: 'Fiecare pagină cu pașii ei și cu tastele. Se citește și fără rețea.',
    openHelp: 'Deschide ajutorul',
  },
  report: {
    head: 'Raport de problemă',
    what: 'Ce s-a întâmplat',
    whatHelp: 'Ce ați făcut, ce ați văzut și ce așteptați. Nu scrieți parole.',
    left: (count: number) => `Mai încap ${countText(count)} semne.`,
    missing: 'Scrieți ce s-a întâmplat.',
    log: 'Se trimit împreună cu textul',
    logText: (email: string) =>
      `Numai acestea: niciun nume, cod fiscal, număr de factură sau sumă. Raportul poartă adresa contului, ${email}, ca să vi se poată răspunde.`,
    reading: 'Se citește…',
    send: 'Trimite raportul',
    offlineNow: 'Trimiterea are nevoie de rețea. Ce scrieți rămâne aici până atunci.',
    offline: 'Raportul nu a plecat: este nevoie de rețea. Ce ați scris rămâne aici.',
    failed: 'Serverul nu a răspuns. Ce ați scris rămâne aici; încercați din nou.',
    done: 'Raportul a ajuns la server',
    number: 'Numărul lui:',
    copy: 'Copiază numărul',
    mailed: (email: string) => `A plecat și pe e-mail, la suport. Răspunsul vine la ${email}.`,
    kept: 'Îl citește cine ține serverul. Păstrați numărul, ca să puteți întreba de el.',
    another: 'Scrie alt raport',
  },
} as const;
