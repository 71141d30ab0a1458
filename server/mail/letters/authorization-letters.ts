/** The letter before authorizations at ANAF end. */
import type { Letter } from '../letter';

export interface EndingAuthorization {
  readonly name: string;
  readonly cif: string;
  /** Left, counted up. */
  readonly days: number;
  /** `yyyy-MM-dd`. */
  readonly until: string;
}

/** Named one by one; of more the number is told. */
const NAMED = 20;

/** `ending`: at least one, the nearest end first. */
export function authorizationEndsLetter(ending: readonly EndingAuthorization[], url: string): Letter {
  const [first] = ending;
  const only = ending.length === 1 && first !== undefined ? first : undefined;
  const named = ending.slice(0, NAMED).map(({ name, cif, days, until }) => {
    return `${name} (CUI ${cif}): până la ${romanianDay(until)}, ${inDays(days)}.`;
  });
  const left = ending.length - named.length;
  return {
    kind: 'authorization-ends',
    subject:
      only === undefined
        ? `Autorizarea la ANAF expiră curând la ${ending.length} firme`
        : `Autorizarea la ANAF a firmei ${only.name} expiră ${inDays(only.days)}`,
    paragraphs: [
      ...named,
      ...(left > 0 ? [`Și încă ${left}; le vedeți pe toate în pagina Firme.`] : []),
      'După aceea facturile nu mai pleacă și nu se mai citesc; ce scrieți se păstrează și pleacă singur după reînnoire. Reînnoirea se face din Condica, cu certificatul digital.',
    ],
    link: { label: 'Deschide pagina Firme', url },
    foot: 'Primiți mesajul pentru că sunteți proprietarul firmei în Condica. Nu vă cerem niciodată prin e-mail parola sau certificatul.',
  };
}

function inDays(days: number): string {
  return days <= 1 ? 'în mai puțin de o zi' : `în ${days}${days >= 20 ? ' de' : ''} zile`;
}

function romanianDay(day: string): string {
  return day.split('-').toReversed().join('.');
}
