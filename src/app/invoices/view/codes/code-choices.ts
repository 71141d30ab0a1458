import type { InternCode } from '@/api/entities/intern-code';
import type { CodedLine } from '@/domain/line-codes/coded-lines';
import { type RankedCode, rankCodes } from '@/domain/line-codes/rank-codes';

/** `create`: an own code that there is not yet, made of the line. */
export type CodeChoice =
  | { readonly kind: 'own'; readonly code: string; readonly name: string; readonly suggested: boolean }
  | { readonly kind: 'create'; readonly code: string };

const MOST_CHOICES = 6;
/** As the contract bounds a code. */
const LONGEST_CODE = 60;

/** What can be taken for the line while one types, the best first; last, a code made of it. */
export function codeChoices(
  line: CodedLine,
  own: readonly RankedCode<InternCode>[],
  typed: string,
): readonly CodeChoice[] {
  const first = suggestedCodes(line);
  const found = rankCodes(own, { typed, name: line.name, first, limit: MOST_CHOICES });
  const known = found.map(({ code, name }) => ({ kind: 'own' as const, code, name, suggested: first.includes(code) }));
  const made = (typed.trim() === '' ? line.sellerItem.trim() : typed.trim()).slice(0, LONGEST_CODE);
  const exists = made === '' || own.some(({ own: { code } }) => code === made);
  return exists ? known : [...known, { kind: 'create', code: made }];
}

function suggestedCodes({ reason, code }: CodedLine): readonly string[] {
  if (reason?.kind === 'two') return reason.uses.map((use) => use.code);
  return code === '' ? [] : [code];
}

/** The choice that Enter takes at first: an own code; a new one is made only where somebody goes to it. */
export function firstChoice(choices: readonly CodeChoice[]): number {
  return choices[0]?.kind === 'own' ? 0 : -1;
}
