/** Words of a chain's end and of its verification. */
import type { AuditDamageKind } from '@/api/calls/audit-calls';
import { countedNoun, countText } from '@/app/ui/words/amount-text';
import { momentText } from '@/app/ui/words/moment-text';
import type { Verification } from './use-verification';

const DAMAGES: Readonly<Record<AuditDamageKind, string>> = {
  content: 'conținutul nu mai este cel legat în lanț',
  hash: 'amprenta nu mai continuă lanțul',
  gap: 'lipsesc înregistrări înaintea ei',
  head: 'capătul lanțului nu este ultima înregistrare',
  seal: 'nu este cea de la sigilare',
  beginning: 'ce era înaintea ei lipsește fără sigiliu',
};

export const verificationTexts = {
  verify: 'Verifică acum',
  computing: 'Serverul calculează lanțul din nou…',
  away: 'Lanțul nu s-a putut verifica. Este nevoie de rețea.',
  end: (hash: string) => `capăt ${hash}`,
  whole: (entries: number, moment: string, end: string) =>
    `Lanț întreg, ${countedNoun(entries, 'înregistrare', 'înregistrări')} · verificat ${moment} · capăt ${end}`,
  broken: (seq: number, what: string) =>
    `Lanțul nu se mai leagă la înregistrarea ${countText(seq)}: ${what}. Anunțați administratorul serverului.`,
  otherwise: 'nu mai este cum a fost scrisă',
} as const;

/** What stands at the foot of the journal; `end`: the last hash as the page was read. */
export function endWords(verification: Verification, end: string, now: Date): string {
  const texts = verificationTexts;
  switch (verification.kind) {
    case 'not-asked':
      return texts.end(shortHash(end));
    case 'computing':
      return texts.computing;
    case 'away':
      return texts.away;
    case 'refused':
      return verification.why;
    case 'computed': {
      const { damage, entries, at, end: computed } = verification.verdict;
      if (damage === null) return texts.whole(entries, momentText(at, now), shortHash(computed));
      const known: Readonly<Record<string, string>> = DAMAGES;
      return texts.broken(damage.seq, known[damage.what] ?? texts.otherwise);
    }
  }
}

function shortHash(hash: string): string {
  return hash === '' ? '–' : `${hash.slice(0, 4)} ${hash.slice(4, 8)} … ${hash.slice(-4)}`;
}
