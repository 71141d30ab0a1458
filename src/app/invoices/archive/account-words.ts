/** What is said of the account that a received invoice asks to be paid into, beside those of its seller's last ones. */
import type { AccountFinding } from '@/workers/archive-search/account-watch';

export const accountWords = {
  /** In a row of the list. */
  other: 'alt IBAN',
  otherNote: (compared: number) =>
    compared === 1
      ? 'Alt IBAN decât în ultima factură a furnizorului'
      : `Alt IBAN decât în ultimele ${compared} facturi ale furnizorului`,
  ask: 'Întrebați-l înainte de plată, pe un drum cunoscut dinainte.',
  same: (compared: number) =>
    compared === 1
      ? 'Același IBAN ca în ultima factură a furnizorului.'
      : `Același IBAN ca în ultimele ${compared} facturi ale furnizorului.`,
  /** Beside it on the paper: no rule of ANAF's says it. */
  ours: 'semnal al nostru',
} as const;

/** The whole sentence; undefined where nothing asks for a look. */
export function accountNote(finding: AccountFinding | undefined): string | undefined {
  return finding?.changed === true ? `${accountWords.otherNote(finding.compared)}. ${accountWords.ask}` : undefined;
}
