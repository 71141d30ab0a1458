/** What became of an action, said to the person. */
import type { Transport } from '@/api/entities/transport';
import { addAlert } from '@/app/state/alerts';
import type { DeclareOutcome } from '@/db/declaring/declare-transport';
import type { TellOutcome } from '@/db/declaring/tell-transport';
import { denialWords } from '../transport-texts';
import { actionTexts } from './action-texts';
import { hasDocument } from './declaration-xml';

type Refused = Exclude<TellOutcome | DeclareOutcome, { readonly kind: 'queued' }>;

export function tellRefused(outcome: Refused): void {
  const message =
    outcome.kind === 'denied' ? actionTexts.denied(denialWords(outcome.permission) ?? '') : actionTexts.missing;
  addAlert({ type: 'warning', message });
}

/** Why the document of a declaration is not to be had: not now, or never. */
export function tellMissing(item: Pick<Transport, 'steps'>): undefined {
  const { noDocument, noDocumentText, neverHere, neverHereText } = actionTexts;
  const [message, description] = hasDocument(item) ? [noDocument, noDocumentText] : [neverHere, neverHereText];
  addAlert({ type: 'warning', message, description });
}

export function tellDone(message: string, description?: string): void {
  addAlert({ type: 'success', message, ...(description === undefined ? {} : { description }) });
}
