/** Words of taking one's data out and closing the account. */
import type { DeletionBar } from '@/api/calls/leaving-calls';
import { countedNoun } from '@/app/ui/words/amount-text';
import { dayText } from '@/app/ui/words/date-words';

export const leavingTexts = {
  head: 'Datele și închiderea contului',
  export: 'Toate datele, într-o arhivă',
  exportText:
    'Facturile firmelor pe care le dețineți (XML și arhiva semnată), registrele și jurnalele ca tabele, cu un cuprins care se deschide în browser.',
  download: 'Descarcă tot',
  close: 'Închiderea contului',
  closeText: (days: number) =>
    `Contul se șterge după ${days} de zile. Până atunci îl puteți păstra, intrând din nou în el.`,
  closeButton: 'Închide contul',
  reading: 'Se citește ce ține de închidere…',
  notRead: 'Este nevoie de rețea ca să știm dacă se poate închide.',
  again: 'Încearcă din nou',
  barred: 'Contul nu se poate închide acum:',
  dialog: {
    title: 'Închideți contul?',
    text: (days: number) =>
      `Ieșiți de pe toate dispozitivele acum, iar după ${days} de zile contul și datele dumneavoastră se șterg. Până atunci le mai puteți descărca, de pe pagina următoare.`,
    law: 'Legea contabilității (82/1991, art. 25) vă cere să păstrați documentele contabile: descărcați-le înainte.',
    alone: 'Firmele pe care le dețineți singur se închid odată cu contul:',
    unsent: (count: number) =>
      count === 1
        ? 'Pe acest dispozitiv este o lucrare netrimisă, care se pierde. Exportați-o întâi din panoul de sincronizare.'
        : `Pe acest dispozitiv sunt ${countedNoun(count, 'lucrare netrimisă', 'lucrări netrimise')}, care se pierd. Exportați-le întâi din panoul de sincronizare.`,
    device: 'Datele de pe acest dispozitiv se șterg.',
    submit: 'Închide contul',
  },
} as const;

export function aloneWords(one: {
  readonly company: string;
  readonly people: number;
  readonly keptUntil: string | null;
}): string {
  const people = one.people === 0 ? '' : ` ${countedNoun(one.people, 'coleg pierde', 'colegi pierd')} accesul la ea.`;
  const kept =
    one.keptUntil === null
      ? 'nu are documente și se șterge.'
      : `documentele se păstrează până la ${dayText(one.keptUntil)}, fără acces din aplicație.`;
  return `${one.company}: ${kept}${people}`;
}

/** What stands in the way; of a newer server's reason only that there is one. */
export function barWords({ kind, company, count }: DeletionBar): string {
  if (kind === 'demonstration') return 'este contul demonstrativ, al tuturor.';
  if (kind === 'filings')
    return `${company}: ${countedNoun(count, 'factură pe drum', 'facturi pe drum')} la ANAF. Așteptați răspunsul.`;
  if (kind === 'transports')
    return `${company}: ${countedNoun(count, 'declarație de transport pe drum', 'declarații de transport pe drum')} la ANAF. Așteptați răspunsul.`;
  return company === '' ? 'serverul spune că mai este ceva de încheiat.' : `${company}: mai este ceva de încheiat.`;
}
