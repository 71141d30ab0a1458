/** One text of the second copy: what of the database changed at one moment, whole. */
import * as v from 'valibot';
import { SCHEMA_VERSION } from '../../versions/schema-version';
import type { ItemKey } from './copied-stores';

const keySchema = v.union([v.string(), v.number()]);
const rowSchema = v.custom<object>((row) => typeof row === 'object' && row !== null);

const copyFileSchema = v.object({
  /** Of the file's own form. */
  version: v.literal(1),
  /** Of the database that the rows were read from. */
  schema: v.number(),
  /** The copy begins anew with the file of this number: what is older counts no more. */
  since: v.optional(v.number()),
  put: v.array(v.tuple([v.string(), keySchema, rowSchema])),
  gone: v.array(v.tuple([v.string(), keySchema])),
});
export type CopyFile = v.InferOutput<typeof copyFileSchema>;

const textSchema = v.pipe(v.string(), v.parseJson(), copyFileSchema);

/** An item with its row as text. */
export interface WrittenItem {
  readonly key: ItemKey;
  readonly text: string;
}

export interface CopyFileParts {
  readonly put: readonly WrittenItem[];
  readonly gone: readonly ItemKey[];
  readonly since?: number;
}

export function copyFileText({ put, gone, since }: CopyFileParts): string {
  const head = JSON.stringify({ version: 1, schema: SCHEMA_VERSION, since, gone }).slice(0, -1);
  const items = put.map(({ key: [store, key], text }) => `[${JSON.stringify(store)},${JSON.stringify(key)},${text}]`);
  return `${head},"put":[${items.join(',')}]}`;
}

/** Null where it is none: torn, or of a newer form. */
export function readCopyFile(text: string): CopyFile | null {
  const read = v.safeParse(textSchema, text);
  return read.success ? read.output : null;
}
