/** Specification, section 7: GetUserAuditLogs; addition: VerifyAudit. What was done, by whom, from where, what stood there before and after. */
import * as v from 'valibot';
import { defineCall } from '../call';
import { isoDate, isoInstant } from '../fields';
import { userIdSchema } from '../ids';
import { companyParam } from '../params';

export const AUDIT_GROUPS = ['invoices', 'anaf', 'transport', 'data', 'access', 'support'] as const;
export type AuditGroup = (typeof AUDIT_GROUPS)[number];

function numberParam(most: number) {
  return v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,12}$/), v.transform(Number))]),
    v.number(),
    v.integer(),
    v.minValue(1),
    v.maxValue(most),
  );
}

const userParam = v.pipe(numberParam(Number.MAX_SAFE_INTEGER), userIdSchema);

const auditRecordSchema = v.looseObject({
  seq: v.number(),
  at: isoInstant,
  /** `partner.changed`, `access.given`. */
  kind: v.string(),
  group: v.string(),
  /** '' where the server itself did it; null where the person's data were erased. */
  who: v.nullable(v.string()),
  actor: v.nullable(v.number()),
  from: v.string(),
  subject: v.string(),
  before: v.record(v.string(), v.unknown()),
  after: v.record(v.string(), v.unknown()),
  /** Of the chain up to here, hexadecimal. */
  hash: v.string(),
});
export type AuditRecord = v.InferOutput<typeof auditRecordSchema>;

/**
 * The newest first, `limit` at a time, those before `before`. Without `company` the caller's own account; additions: the company, and
 * what narrows it. `total` and `groups` count the whole chain, `end` is its last hash.
 */
export const GetUserAuditLogs = defineCall('GetUserAuditLogs', {
  base: 'reports',
  params: v.strictObject({
    userID: userParam,
    company: v.exactOptional(companyParam),
    group: v.exactOptional(v.picklist(AUDIT_GROUPS)),
    /** By this account; 0: by the server. */
    actor: v.exactOptional(v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))),
    from: v.exactOptional(isoDate),
    until: v.exactOptional(isoDate),
    /** What the subject begins with. */
    subject: v.exactOptional(v.pipe(v.string(), v.minLength(1), v.maxLength(60))),
    before: v.exactOptional(numberParam(Number.MAX_SAFE_INTEGER)),
    limit: v.exactOptional(numberParam(200)),
  }),
  result: v.looseObject({
    records: v.array(auditRecordSchema),
    hasMore: v.boolean(),
    total: v.number(),
    groups: v.record(v.string(), v.number()),
    end: v.string(),
    actors: v.array(v.looseObject({ id: v.number(), name: v.string() })),
  }),
});

/** What is wrong with an entry: the first of its chain that is not as it was written. */
export type AuditDamageKind = 'content' | 'hash' | 'gap' | 'head' | 'seal' | 'beginning';

/**
 * The server computes the company's chain anew, or without `company` the caller's own: every entry, its place, the end, and the seals
 * made with a key outside the database. Bounded: `too-many-requests`.
 */
export const VerifyAudit = defineCall('VerifyAudit', {
  base: 'reports',
  addition: true,
  params: v.strictObject({ userID: userParam, company: v.exactOptional(companyParam) }),
  result: v.looseObject({
    entries: v.number(),
    seals: v.number(),
    /** The last hash, hexadecimal; '' where nothing was done yet. */
    end: v.string(),
    /** When it was computed. */
    at: isoInstant,
    /** Null: whole. `what` of a newer server may be another word. */
    damage: v.nullable(v.looseObject({ seq: v.number(), what: v.string() })),
  }),
});
