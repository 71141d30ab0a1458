import { addAlert } from '@/app/state/alerts';
import type { AddManyOutcome, AddOutcome, ChangeOutcome } from '@/db/collections/commands/content-commands';
import { definitionTexts } from './definition-texts';

/** Says a command's refusal and ends the step it was part of; what was typed stays in the form. */
export class NotSavedError extends Error {
  override readonly name = 'NotSavedError';
}

export function addedId(outcome: AddOutcome): string {
  if (outcome.kind === 'added') return outcome.id;
  return refused(outcome.fields);
}

export function addedIds(outcome: AddManyOutcome): readonly string[] {
  return outcome.kind === 'added' ? outcome.ids : refused(outcome.fields);
}

/** False: the row was removed meanwhile, and nothing was written. */
export function wasThere(outcome: ChangeOutcome): boolean {
  if (outcome.kind === 'invalid') refused(outcome.fields);
  return outcome.kind !== 'missing';
}

/** Says that a row is no more, and ends the step; what was typed stays in the form. */
export function goneMeanwhile(name: string): never {
  addAlert({ id: 'definition-not-saved', type: 'error', message: definitionTexts.goneMeanwhile(name) });
  throw new NotSavedError(`Removed meanwhile: ${name}`);
}

function refused(fields: readonly string[]): never {
  addAlert({ id: 'definition-not-saved', type: 'error', message: definitionTexts.notSaved });
  throw new NotSavedError(`Refused fields: ${fields.join(', ')}`);
}

/** For the end of a step that was not done and that the person was already told of; any other failure goes on. */
export function wasTold(error: unknown): false {
  if (!(error instanceof NotSavedError)) throw error;
  return false;
}
