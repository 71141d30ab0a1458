/** A step as a device makes it: its document, and its place in the declaration. */
import * as v from 'valibot';
import type { TransportStep } from '@/api/entities/transport';
import { type EntityId, entityIdSchema } from '@/api/ids';
import { declarerOf } from '@/domain/transport/draft/declaration-of-draft';
import type { StepKind } from '@/domain/transport/life/transport-step';
import type { TransportOperation } from '@/domain/transport/model/declaration';
import { writeDeclaration } from '@/domain/transport/model/write-declaration';
import { sha256Hex } from '../archive/sha256-hex';
import type { CommandContext } from '../command-context';

export interface MadeStep {
  readonly step: TransportStep;
  readonly xml: string;
}

export interface StepToMake {
  readonly kind: StepKind;
  readonly content: TransportOperation;
  readonly afterOutage?: boolean;
}

/** Before a transaction: the hash does not wait for one. The company's fiscal code comes from its row. */
export async function makeStep(
  context: CommandContext,
  { kind, content, afterOutage = false }: StepToMake,
): Promise<MadeStep | null> {
  const company = await context.db.company.get(context.companyId);
  if (company === undefined) return null;
  const id: EntityId = v.parse(entityIdSchema, context.newId());
  const declaration = { ...declarerOf({ declarant: company.cif, reference: id, afterOutage }), content };
  const xml = writeDeclaration(declaration);
  const bytes = new TextEncoder().encode(xml);
  const step: TransportStep = {
    ...{ id, kind, state: 'queued', madeAt: context.now(), recordedAt: '', uploadIndex: '', settledAt: '' },
    ...{ messages: [], afterOutage, xmlSha256: await sha256Hex(bytes), xmlBytes: bytes.length },
    ...saidOf(content),
  };
  return { step, xml };
}

function saidOf(content: TransportOperation): Partial<TransportStep> {
  if (content.kind === 'confirmation') return { confirmation: { type: content.type, remarks: content.remarks } };
  if (content.kind !== 'vehicleChange') return {};
  const { vehicle, firstTrailer, secondTrailer, changedAt, remarks } = content;
  return { vehicle: { vehicle, firstTrailer, secondTrailer, changedAt, remarks } };
}
