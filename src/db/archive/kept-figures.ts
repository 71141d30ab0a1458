/**
 * What the issued documents in blocks sum up to, kept from one start to the next: of a hundred thousand the reading takes two seconds,
 * and between two starts hardly one of them changes.
 *
 * Invariant: figures are told only for the blocks that they were summed from. A block that came, left or lost a place is marked
 * otherwise (cold/cold-block.ts, invariants 2 and 3).
 */
import * as v from 'valibot';
import type { CompanyId } from '@/api/ids';
import type { CondicaDatabase } from '../condica-database';
import { noteKey } from '../settings/company-notes';
import type { BlockHeader } from './cold/cold-block';

/** Which blocks, and in which state: how many, the newest edition among them, the documents that stand in them. */
const markSchema = v.object({ blocks: v.number(), newest: v.number(), living: v.number() });
export type BlocksMark = Readonly<v.InferOutput<typeof markSchema>>;

const totalsSchema = v.object({
  ...{ currency: v.string(), count: v.number() },
  ...{ net: v.bigint(), vat: v.bigint(), total: v.bigint() },
});

const schema = v.object({
  mark: markSchema,
  /** Sent by another program. */
  elsewhere: v.number(),
  /** Hundredths, by currency. */
  totals: v.array(totalsSchema),
});
export type KeptFigures = Readonly<v.InferOutput<typeof schema>>;

/** Of the company's issued documents among these headers. */
export function blocksMark(headers: Iterable<BlockHeader>, companyId: CompanyId): BlocksMark {
  const mark = { blocks: 0, newest: 0, living: 0 };
  for (const header of headers) {
    if (header.companyId !== companyId || header.direction !== 'out') continue;
    mark.blocks += 1;
    mark.newest = Math.max(mark.newest, header.edition);
    mark.living += header.living;
  }
  return mark;
}

/** Undefined where none are kept of just these blocks. */
export async function keptFigures(
  db: CondicaDatabase,
  companyId: CompanyId,
  mark: BlocksMark,
): Promise<KeptFigures | undefined> {
  const stored = v.safeParse(schema, (await db.kv.get(noteKey('issued-figures', companyId)))?.value);
  return stored.success && isSame(stored.output.mark, mark) ? stored.output : undefined;
}

export async function keepFigures(db: CondicaDatabase, companyId: CompanyId, figures: KeptFigures): Promise<void> {
  await db.kv.put({ key: noteKey('issued-figures', companyId), value: figures });
}

function isSame(one: BlocksMark, other: BlocksMark): boolean {
  return one.blocks === other.blocks && one.newest === other.newest && one.living === other.living;
}
