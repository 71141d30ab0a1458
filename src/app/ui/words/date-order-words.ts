import { dayText } from './date-words';

/** Why an invoice that keeps its number cannot bear its date; '' where a side does not bind. */
export function dateOrderWords({
  notBefore,
  notAfter,
}: {
  readonly notBefore: string;
  readonly notAfter: string;
}): string {
  const between =
    notBefore === ''
      ? `cel târziu din ${dayText(notAfter)}`
      : notAfter === ''
        ? `cel devreme din ${dayText(notBefore)}`
        : `între ${dayText(notBefore)} și ${dayText(notAfter)}`;
  return `Corectura păstrează numărul, iar numerele seriei urmează datele: data facturii trebuie să fie ${between}. Nimic nu s-a pierdut. Schimbați data.`;
}
