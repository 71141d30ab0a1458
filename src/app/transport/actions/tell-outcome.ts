/** What became of an action, said to the person. */
import { addAlert } from '@/app/state/alerts';
import type { DeclareOutcome } from '@/db/declaring/declare-transport';
import type { TellOutcome } from '@/db/declaring/tell-transport';
import { denialWords } from '../transport-texts';
import { actionTexts } from './action-texts';

type Refused = Exclude<TellOutcome | DeclareOutcome, { readonly kind: 'queued' }>;

export function tellRefused(outcome: Refused): void {
  const message =
    outcome.kind === 'denied' ? actionTexts.denied(denialWords(outcome.permission) ?? '') : actionTexts.missing;
  addAlert({ type: 'warning', message });
}

export function tellDone(message: string, description?: string): void {
  addAlert({ type: 'success', message, ...(description === undefined ? {} : { description }) });
}
