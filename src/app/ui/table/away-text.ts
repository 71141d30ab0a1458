import { countText } from '@/app/ui/words/amount-text';

/** After „12 selectate”: what is done is done with these too, and nobody sees them. */
export function awayText(away: number, chosen: number): string {
  if (chosen === 1) return 'care nu este în lista de acum';
  if (away >= chosen) return 'niciunul nu este în lista de acum';
  return away === 1
    ? 'dintre care 1 nu este în lista de acum'
    : `dintre care ${countText(away)} nu sunt în lista de acum`;
}
