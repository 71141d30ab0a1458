/** How a company stands with ANAF: through whom it reaches it, until when, and who is invited. */
import * as v from 'valibot';
import { codeText, isoInstant, shortText } from '../fields';

/**
 * `waiting`: given by invitation or by who does not own the company, and not used before an owner lets the person in. `revoked`: given up here.
 * `refused`: ANAF takes it no more.
 */
export const CONNECTION_STATES = ['waiting', 'in-use', 'revoked', 'refused'] as const;

export const anafConnectionSchema = v.looseObject({
  id: codeText,
  /** By name. */
  person: shortText,
  /** Serial number of the certificate; '' where ANAF does not tell it. */
  certificate: shortText,
  /** Given by the account that asks. */
  mine: v.boolean(),
  byInvitation: v.boolean(),
  since: isoInstant,
  /** When the 365 days are over: the certificate is needed again. */
  until: isoInstant,
  state: v.picklist(CONNECTION_STATES),
  endedAt: v.nullable(isoInstant),
  /** Whether ANAF answered for the company when it was asked last; null: not asked yet. */
  covered: v.nullable(v.boolean()),
  coveredAt: v.nullable(isoInstant),
  /** When the person took a copy of the key last; null: never. An older server does not say. */
  copiedAt: v.exactOptional(v.nullable(isoInstant)),
  /**
   * Fiscal codes that ANAF's lists name for the person and that this authorization does not serve yet; told to the person alone.
   * An older server tells none.
   */
  names: v.exactOptional(v.array(codeText)),
});
export type AnafConnection = v.InferOutput<typeof anafConnectionSchema>;

export const companyConnectionsSchema = v.looseObject({
  company: v.number(),
  /** The caller owns the company here, and decides of its authorizations. An older server does not say, and lets everybody. */
  decides: v.exactOptional(v.boolean()),
  /** How many have access to it. An older server does not say. */
  people: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  connections: v.array(anafConnectionSchema),
  invitations: v.array(v.looseObject({ id: codeText, by: shortText, until: isoInstant })),
});
export type CompanyConnections = v.InferOutput<typeof companyConnectionsSchema>;
