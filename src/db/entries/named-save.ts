/**
 * What an upload says of its draft where a save was on its way when it was issued: that save's key (invoices/commit-issue.ts), for
 * what it makes was seen. A save that goes on under another key, is given up, or clashed and stands by now never makes a version
 * under that one: an upload that went on naming it would say nothing, and take along what another device writes until it arrives.
 */
import type { Draft } from '@/api/entities/invoice-draft';
import type { OperationId } from '@/api/ids';
import type { CondicaDatabase } from '../condica-database';
import { isUntouched, type OutboxEntry } from '../outbox/outbox-entry';
import { versionIn } from '../outbox/version-in';
import { type StoredRow, UNCONFIRMED } from '../rows/stored-row';

/** What it says in place of the save: another save, or the version that was seen. */
type SeenInstead = { readonly draftSaved: OperationId } | { readonly draftVersion: number };

/** An upload that nobody else can bear yet, and names a save. */
type Naming = OutboxEntry & { readonly params: { readonly draftSaved: string } };

/** The upload that names a waiting save of the draft that `save` writes; asked before that leaves the row. */
export async function uploadNaming(db: CondicaDatabase, save: OutboxEntry): Promise<OutboxEntry | null> {
  const pending = (await draftOf(db, save))?.pending ?? [];
  const mark = pending.find(({ kind }) => kind === 'issued');
  const upload = mark === undefined ? undefined : await db.outbox.where('id').equals(mark.outboxId).first();
  if (upload === undefined || !isNaming(upload)) return null;
  return pending.some(({ outboxId }) => outboxId === upload.params.draftSaved) ? upload : null;
}

/** Where the save that it names has left, and nothing else was said meanwhile. */
export async function sayInstead(
  db: CondicaDatabase,
  upload: OutboxEntry | null,
  instead: () => SeenInstead | Promise<SeenInstead>,
): Promise<void> {
  const there = upload === null ? undefined : await db.outbox.get(upload.seq);
  if (there === undefined || !isNaming(there)) return;
  const { draftSaved, ...params } = there.params;
  if ((await db.outbox.where('id').equals(draftSaved).count()) > 0) return;
  await db.outbox.update(there.seq, { params: { ...params, ...(await instead()) } });
}

/** Of a save that was given up: the one before it that still waits, or what it was made over. */
export async function seenWithout(db: CondicaDatabase, save: OutboxEntry): Promise<SeenInstead> {
  const before = (await draftOf(db, save))?.pending.findLast(({ kind }) => kind !== 'issued');
  return before === undefined ? seenBefore(save) : { draftSaved: before.outboxId };
}

/** Of a save that clashed, with nothing unseen in it: the row as it stands, or what it was made over where that is gone. */
export async function seenAsItStands(db: CondicaDatabase, save: OutboxEntry): Promise<SeenInstead> {
  const stored = await draftOf(db, save);
  return stored === undefined ? seenBefore(save) : { draftVersion: stored.version };
}

function seenBefore({ body }: OutboxEntry): SeenInstead {
  return { draftVersion: versionIn(body) ?? UNCONFIRMED };
}

async function draftOf(db: CondicaDatabase, { subject }: OutboxEntry): Promise<StoredRow<Draft> | undefined> {
  return subject.collection === 'draft' ? db.draft.get(subject.id) : undefined;
}

function isNaming(upload: OutboxEntry): upload is Naming {
  const { params } = upload;
  if (!isUntouched(upload) || typeof params !== 'object' || params === null || 'draftVersion' in params) return false;
  return 'draftSaved' in params && typeof params.draftSaved === 'string';
}
