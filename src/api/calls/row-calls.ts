/**
 * The four calls that a collection of rows can have; each says its operation, from which the server's handler follows. Add, Update and Remove go through the outbox; a change carries the
 * version it saw and the values it replaced, so that the server merges field by field (promise 5).
 */
import * as v from 'valibot';
import { type Call, defineCall, type RowEffect, type RowOperation } from '../call';
import type { StoredCollection } from '../collections';
import { shortText } from '../fields';
import { companyIdSchema, type EntityId, entityIdSchema, versionSchema } from '../ids';

type RowSchema<R extends { readonly id: EntityId }> = v.GenericSchema<unknown, R>;

/**
 * What a change command gets back: the row as it stands and the version it got. Without row: the command took effect long
 * ago, and the row was removed since (docs/decisions/0012).
 */
export const changedRow = <S extends v.GenericSchema<unknown, unknown>>(row: S) =>
  v.looseObject({ version: versionSchema, row: v.exactOptional(row) });

const rowSeenSchema = v.strictObject({ company: companyIdSchema, id: entityIdSchema, version: versionSchema });

/** Told apart from other calls by its type too, so that the compiler knows which handlers follow. */
function withOperation<C extends Pick<Call, 'operation'>>(
  call: C,
  operation: RowOperation,
): C & { readonly operation: RowOperation } {
  return { ...call, operation };
}

/** The rows of a company, under the name that the contract gives them. */
export function listCall<Name extends string, L extends string, R extends { readonly id: EntityId }>(
  name: Name,
  collection: StoredCollection,
  under: L,
  row: RowSchema<R>,
) {
  // A computed key loses its name: it is `under`.
  const rows = { [under]: v.array(row) } as Record<L, v.ArraySchema<RowSchema<R>, undefined>>;
  const body = v.strictObject({ company: companyIdSchema });
  const call = defineCall(name, { base: 'backend', body, result: v.looseObject(rows) });
  return withOperation(call, { kind: 'list', collection, under });
}

/** The new row stands in the body under the collection's name, or under another that the specification gives it. */
export function addCall<
  Name extends string,
  N extends StoredCollection,
  R extends { readonly id: EntityId },
  U extends string = N,
>(name: Name, collection: N, row: RowSchema<R>, under: U = collection as unknown as U) {
  type Body = { readonly company: v.InferOutput<typeof companyIdSchema> } & Readonly<Record<U, R>>;
  // As above: the key is `under`.
  const body = v.strictObject({ company: companyIdSchema, [under]: row }) as unknown as v.GenericSchema<unknown, Body>;
  const effect: RowEffect = { kind: 'add', collection };
  const call = defineCall(
    name,
    { base: 'backend', body, result: changedRow(row) },
    { touches: (input) => [`${collection}:${input.body[under].id}`], effect },
  );
  return withOperation(call, { ...effect, under });
}

/** `version` seen, `base` the values that `changes` replaces, by field. */
export function updateCall<
  Name extends string,
  N extends StoredCollection,
  R extends { readonly id: EntityId },
  E extends v.ObjectEntries,
>(name: Name, collection: N, row: RowSchema<R>, content: v.StrictObjectSchema<E, undefined>) {
  const fields = v.partial(content);
  interface Body extends v.InferOutput<typeof rowSeenSchema> {
    readonly base: v.InferOutput<typeof fields>;
    readonly changes: v.InferOutput<typeof fields>;
  }
  const entries = { ...rowSeenSchema.entries, base: fields, changes: fields };
  // The compiler does not look through a schema whose fields are a parameter.
  const body = v.strictObject(entries) as unknown as v.GenericSchema<unknown, Body>;
  const effect: RowEffect = { kind: 'update', collection };
  const call = defineCall(
    name,
    { base: 'backend', body, result: changedRow(row) },
    { touches: (input) => [`${collection}:${input.body.id}`], effect },
  );
  return withOperation(call, effect);
}

const rowToRemoveSchema = v.strictObject({ ...rowSeenSchema.entries, epoch: v.exactOptional(shortText) });

/**
 * Deleting loses to editing: a row changed after `version` stays and comes back as a conflict. `epoch`: of which database that version
 * is (docs/decisions/0017); only to a server that tells one.
 */
export function removeCall<Name extends string>(name: Name, collection: StoredCollection) {
  const effect: RowEffect = { kind: 'remove', collection };
  const call = defineCall(
    name,
    { base: 'backend', body: rowToRemoveSchema, result: v.looseObject({ version: versionSchema }) },
    { touches: ({ body }) => [`${collection}:${body.id}`], effect },
  );
  return withOperation(call, effect);
}
