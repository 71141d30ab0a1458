/** Entries that add, change or remove a row of a collection. */
import { rowsCollectionOf } from '../collections/collections';
import { addRow } from '../collections/commands/add-row';
import { dropPending, renamePending } from '../collections/pending-rows';
import type { CommandContext } from '../command-context';
import type { CondicaDatabase } from '../condica-database';
import type { OutboxEntry } from '../outbox/outbox-entry';
import { settleRow } from '../replication/conflict/settle-row';
import { forgetSetAside } from '../replication/forget-set-aside';
import { acknowledgeRow } from '../replication/replicated-rows';
import { isGivingBack } from '../replication/set-aside';
import { UNCONFIRMED } from '../rows/stored-row';
import type { EntryEffects } from './entry-effects';
import { sayInstead, seenAsItStands, seenWithout, uploadNaming } from './named-save';
import { laterOnTheSame, raiseSeenVersion, sayUnseenWords } from './seen-version';

export const rowEffects: EntryEffects = {
  tables: (db, { subject }) => rowsCollectionOf(subject.collection)?.rows((kind) => [kind.table(db)]) ?? [],
  discard: (context, entry) => discardAll(context.db, entry, [entry]),
  rename: async (db, save, to) => {
    const upload = await uploadNaming(db, save);
    await renamePending(db, save.subject, save.id, to);
    await sayInstead(db, upload, () => ({ draftSaved: to }));
  },
  acknowledge: async (db, entry, answer, cursor) => {
    const rows = rowsCollectionOf(entry.subject.collection)?.rows;
    await rows?.(async (kind) => {
      const { stored, asSeen, written } = await acknowledgeRow(db, kind, entry, answer, cursor);
      await Promise.all([written, ...(asSeen ? [raiseSeenVersion(db, kind, entry, answer.version, stored)] : [])]);
      if (stored?.pending.some((change) => change.kind === 'issued')) await sayUnseenWords(db, entry);
    });
  },
  conflict: async (ports, entry, answer) => {
    const upload = await uploadNaming(ports.db, entry);
    const edits = rowsCollectionOf(entry.subject.collection)?.edits;
    const settlement = (await edits?.((kind) => settleRow(ports, kind, entry, answer))) ?? 'unsettled';
    if (settlement !== 'settled') return settlement;
    await sayUnseenWords(ports.db, entry);
    await sayInstead(ports.db, upload, () => seenAsItStands(ports.db, entry));
    return settlement;
  },
  imported: () => Promise.resolve(),
};

/**
 * Everything later on a row that the server will then never know goes with it. It knows one that was given back beside others' words, by
 * those or by the Add of them that waits too.
 */
export const addEffects: EntryEffects = {
  ...rowEffects,
  discard: async ({ db }, entry) => {
    const later = (await isKnownWithout(db, entry)) ? [] : await laterOnTheSame(db, entry);
    return discardAll(db, entry, [entry, ...later]);
  },
};

async function isKnownWithout(db: CondicaDatabase, { id, subject }: OutboxEntry): Promise<boolean> {
  const known = await rowsCollectionOf(subject.collection)?.rows(async (kind) => {
    const row = await kind.table(db).get(subject.id);
    return (
      row !== undefined && (row.base !== null || row.pending.some((one) => one.kind === 'add' && one.outboxId !== id))
    );
  });
  return known === true;
}

/**
 * What a removal has taken from a restored server, or found unknown to it, is not given back to it; given up, it is, though it was left
 * out when all else was.
 */
export const removeEffects: EntryEffects = {
  ...rowEffects,
  tables: (db, entry) => [...rowEffects.tables(db, entry), db.kv],
  discard: async (context, entry) => {
    const outcome = await discardAll(context.db, entry, [entry]);
    const { companyId } = entry;
    if (!(await isGivingBack(context.db, companyId))) await giveBackKept({ ...context, companyId }, entry);
    return outcome;
  },
  acknowledge: async (db, entry, answer, cursor) => {
    await rowEffects.acknowledge(db, entry, answer, cursor);
    if (answer.elsewhere !== true) await forgetSetAside(db, entry.companyId, entry.subject);
  },
};

async function giveBackKept(context: CommandContext, { subject: { collection, id } }: OutboxEntry): Promise<void> {
  await rowsCollectionOf(collection)?.rows(async (kind) => {
    const table = kind.table(context.db);
    const row = await table.get(id);
    if (row === undefined || row.base === null || row.version !== UNCONFIRMED || row.pending.length > 0) return;
    await table.delete(id);
    await addRow(context, kind, row.base);
  });
}

async function discardAll(
  db: CondicaDatabase,
  entry: OutboxEntry,
  entries: readonly OutboxEntry[],
): Promise<'discarded'> {
  const upload = await uploadNaming(db, entry);
  await db.outbox.bulkDelete(entries.map((one) => one.seq));
  await db.conflict.delete(entry.id);
  const ids = entries.map((one) => one.id);
  await dropPending(db, entry.subject, ids);
  await sayInstead(db, upload, () => seenWithout(db, entry));
  return 'discarded';
}
