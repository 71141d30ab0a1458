import { countText } from '@/app/ui/words/amount-text';
import { readDecimal } from '@/domain/money/decimal';
import { negate, sum } from '@/domain/money/decimal-arithmetic';
import { formatAmount } from '@/domain/money/format-amount';
import type { BatchFile } from './batch';
import { receivedTexts } from './received-texts';
import { sendTexts } from './send-texts';

/** What stands under a count of the summary: the sum of what can be sent, how many errors are repaired here. */
export function readyNote(files: readonly BatchFile[]): string {
  const documents = files.flatMap(({ reading }) => reading?.document ?? []);
  const [first] = documents;
  if (first === undefined || documents.some(({ currency }) => currency !== first.currency))
    return sendTexts.notes.ready;
  const totals = documents.flatMap(({ total, kind }) => {
    const value = readDecimal(total ?? '');
    if (value === undefined) return [];
    return [kind === 'CreditNote' ? negate(value) : value];
  });
  return `${formatAmount(sum(totals))} ${first.currency === 'RON' ? 'lei' : first.currency}`;
}

export function errorsNote(files: readonly BatchFile[]): string {
  const repairable = files.filter(({ reading }) => (reading?.repairs ?? 0) > 0).length;
  return repairable === 0 ? sendTexts.notes.errors : sendTexts.repair.repairable(countText(repairable));
}

export function receivedNote(files: readonly BatchFile[]): string {
  const invalid = files.filter(({ reading }) => reading?.accepted === false).length;
  return invalid === 0 ? sendTexts.notes.received : receivedTexts.withErrors(countText(invalid));
}
