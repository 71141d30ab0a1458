/** A step as the row shows it when it is recorded, and what stands in its way. */
import type { Transport, TransportStep } from '@/api/entities/transport';
import type { EntityId } from '@/api/ids';
import { bareCode } from '@/domain/invoice/party-codes';
import { isStepRefused, isStepSettled, type StepKind, type StepState } from '@/domain/transport/life/transport-step';
import type { Declaration } from '@/domain/transport/model/declaration';
import { TRANSPORT_TEXTS } from './transport-texts';
import { uitIn } from './uit-in-document';

/** An upload as the call and its session give it. */
export interface StepUpload {
  readonly companyId: number;
  /** Digits. */
  readonly companyCif: string;
  readonly transport: EntityId;
  readonly step: EntityId;
  readonly kind: StepKind;
  /** The last step of the declaration that the device knew; '' the first. */
  readonly after: string;
  readonly draft: string;
  /** What the device had seen of the draft (`declaredHash`); undefined where it does not say. */
  readonly draftSeen: number | undefined;
  readonly madeAt: string;
  /** The person says that ANAF's service was away; the document says so too. */
  readonly afterOutage: boolean;
  /** A restored server has lost it: with ANAF's index where the device knows it. */
  readonly known: { readonly index: string; readonly uit: string; readonly refused: boolean } | undefined;
  /** '' where it is not known. */
  readonly author: string;
  readonly idempotencyKey: string;
  readonly bytes: Uint8Array;
}

/** Why the document is not what the call says it is; undefined where it is. */
export function mismatchOf(upload: StepUpload, declaration: Declaration): string | undefined {
  const { declarant, reference, afterOutage, content } = declaration;
  if (bareCode(declarant) !== upload.companyCif) return TRANSPORT_TEXTS.otherDeclarant(declarant, upload.companyCif);
  if (reference !== upload.step) return TRANSPORT_TEXTS.otherReference;
  const kinds = {
    notification: ['declare', 'correct'],
    deletion: ['delete'],
    confirmation: ['confirm'],
    vehicleChange: ['vehicle'],
  };
  if (!kinds[content.kind].includes(upload.kind)) return TRANSPORT_TEXTS.otherKind;
  // What a restored server is given back may say it by the lost one's word (outgoing-document.ts).
  if (upload.known === undefined && (afterOutage === 'D') !== upload.afterOutage) return TRANSPORT_TEXTS.otherKind;
  return upload.kind === 'declare' && uitIn(declaration) !== '' ? TRANSPORT_TEXTS.otherKind : undefined;
}

/**
 * Whether somebody else corrected or deleted the declaration after this device knew it: what it says of it may be wrong by now. A
 * confirmation and a change of vehicle ask only that it was not deleted.
 */
export function isOvertaken({ steps }: Pick<Transport, 'steps'>, { kind, after, known }: StepUpload): boolean {
  // Given back in the order made it was judged when it was told first, and what ANAF has is noted whatever came since. What it was made
  // after is said where the server had not lost that: somebody may have corrected it meanwhile.
  if (known !== undefined && (after === '' || known.index !== '')) return false;
  const alive = steps.filter(({ state }) => !isStepRefused(state));
  if (alive.some((step) => step.kind === 'delete')) return true;
  if (kind !== 'correct' && kind !== 'delete') return false;
  const last = alive.findLast((step) => step.kind === 'declare' || step.kind === 'correct');
  return last !== undefined && last.id !== after && steps.findIndex(({ id }) => id === after) < steps.indexOf(last);
}

/** A step begins where nothing stands before it; else it waits for its turn. */
export function firstState(item: Pick<Transport, 'steps'> | undefined, { known }: StepUpload): StepState {
  if (known?.refused === true) return 'refused';
  if (item?.steps.some(({ state }) => !isStepSettled(state)) === true) return 'waiting';
  if (known === undefined) return 'recorded';
  return known.index === '' ? 'doubtful' : 'processing';
}

export function stepOf(upload: StepUpload, declaration: Declaration, sha256: string, at: number): TransportStep {
  const { step: id, kind, madeAt, known, author } = upload;
  const { content, afterOutage } = declaration;
  return {
    ...{ id, kind, state: 'recorded', madeAt, recordedAt: new Date(at).toISOString(), settledAt: '' },
    ...{ uploadIndex: known?.index ?? '', messages: [], afterOutage: afterOutage === 'D' },
    ...{ xmlSha256: sha256, xmlBytes: upload.bytes.length },
    ...(author === '' ? {} : { author }),
    ...(content.kind === 'confirmation' ? { confirmation: { type: content.type, remarks: content.remarks } } : {}),
    ...(content.kind === 'vehicleChange' ? { vehicle: platesIn(content) } : {}),
  };
}

function platesIn(said: Extract<Declaration['content'], { readonly kind: 'vehicleChange' }>) {
  const { vehicle, firstTrailer, secondTrailer, changedAt, remarks } = said;
  return { vehicle, firstTrailer, secondTrailer, changedAt, remarks };
}
