import { StartError } from './start-error';

/** Whom people ask; '' where nobody is named. */
export interface SupportSettings {
  /** Also where reports of problems go. */
  readonly email: string;
  /** As it is dialled and shown. */
  readonly telephone: string;
  /** Who runs the server, as the terms name him. */
  readonly operator: string;
}

const MAIL = /^[^\s@<>,;"]{1,64}@[^\s@<>,;"]+\.[^\s@<>,;".]{2,}$/;
const LONGEST_OPERATOR = 200;
const TELEPHONE = /^\+?[0-9][0-9 ().-]{4,28}[0-9]$/;

/** Throws StartError for what cannot be written to or dialled. */
export function supportOf(env: Readonly<Record<string, string | undefined>>): SupportSettings {
  const [email, telephone] = [(env.SUPPORT_EMAIL ?? '').trim(), (env.SUPPORT_PHONE ?? '').trim()];
  if (email !== '' && (email.length > 254 || !MAIL.test(email)))
    throw new StartError('settings', `SUPPORT_EMAIL=${email}: o singură adresă, ca suport@exemplu.ro.`);
  if (telephone !== '' && !TELEPHONE.test(telephone))
    throw new StartError('settings', `SUPPORT_PHONE=${telephone}: un număr de telefon, ca +40 21 555 0100.`);
  const operator = (env.OPERATOR_NAME ?? '').trim();
  if (operator.length > LONGEST_OPERATOR)
    throw new StartError(
      'settings',
      `OPERATOR_NAME: cel mult ${LONGEST_OPERATOR} de caractere, ca „Exemplu SRL, Cluj-Napoca”.`,
    );
  return { email, telephone, operator };
}
