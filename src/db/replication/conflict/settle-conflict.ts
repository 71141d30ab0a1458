/**
 * Both sides changed the same (G9): the server's row stands, mine is set aside for the person, and what does not clash goes on
 * by itself.
 *
 * The entry stays in the outbox in state `conflict`, holding nothing back, until the person has chosen. Later changes of the
 * row that have not left saw values that do not stand: they join what is set aside, or the new change.
 */
import type { EditableCollection } from '@/api/collections';
import { draftKind } from '../../drafts/draft-collection';
import type { OutboxEntry } from '../../outbox/outbox-entry';
import { partnerKind } from '../../partners/partner-collection';
import { paymentMethodKind } from '../../payment-methods/payment-method-collection';
import { productKind } from '../../products/product-collection';
import type { EditableKind } from '../../rows/row-kind';
import { storedRow } from '../../rows/show-row';
import type { StoredRow } from '../../rows/stored-row';
import { knownRow } from '../known-row';
import type { ConflictAnswer } from '../server-row';
import { setAside } from './set-aside';
import { settleFields } from './settle-fields';
import type { Aside, SettlePorts } from './settle-ports';
import { settleRemovedElsewhere } from './settle-removed-elsewhere';

/** False where the answer cannot be settled so (a collection nobody edits, a row that cannot be read): it is a refusal. */
export function settleConflict(ports: SettlePorts, entry: OutboxEntry, answer: ConflictAnswer): Promise<boolean> {
  const { db } = ports;
  return db.transaction('rw', db.tables, async () => {
    const there = await db.outbox.get(entry.seq);
    if (there?.id !== entry.id) return true;
    const settle = SETTLE.get(entry.subject.collection);
    return settle === undefined ? false : settle(ports, entry, answer);
  });
}

type Settle = (ports: SettlePorts, entry: OutboxEntry, answer: ConflictAnswer) => Promise<boolean>;

function settler<R>(kind: EditableKind<R>, read: (row: unknown) => R | null): Settle {
  return async (ports, entry, answer) => {
    const { db } = ports;
    const stored = await kind.table(db).get(entry.subject.id);
    const own = stored?.pending.find((change) => change.outboxId === entry.id);
    if (stored === undefined || own === undefined || (own.kind !== 'update' && own.kind !== 'remove')) return false;
    if (answer.row === null) return settleRemovedElsewhere(ports, kind, entry, stored);
    const base = read(answer.row);
    if (base === null) return false;
    const { gone: _, ...present } = stored;
    const standing = { ...present, base, version: answer.version ?? stored.version };
    const conflict =
      own.kind === 'remove'
        ? await settleRemoval(ports, kind, entry, standing)
        : await settleFields(ports, kind, entry, { standing, seen: stored.base, base, own }, answer.fields);
    if (conflict === null) {
      await db.outbox.delete(entry.seq);
      return true;
    }
    await setAside(ports, kind, entry, {
      ...conflict,
      theirs: kind.authorship(base),
      version: standing.version,
      row: null,
    });
    return true;
  };
}

async function settleRemoval<R>(
  { db }: SettlePorts,
  kind: EditableKind<R>,
  entry: OutboxEntry,
  standing: StoredRow<R>,
): Promise<Aside> {
  const pending = standing.pending.filter((change) => change.outboxId !== entry.id);
  await kind.table(db).put(storedRow(kind, { ...standing, pending }));
  return { kind: 'removal', fields: [], merged: [], mine: { deviceName: '', at: entry.madeAt } };
}

const SETTLE: ReadonlyMap<string, Settle> = new Map<EditableCollection, Settle>([
  ['partner', settler(partnerKind, (row) => knownRow('partner', row))],
  ['product', settler(productKind, (row) => knownRow('product', row))],
  ['paymentMethod', settler(paymentMethodKind, (row) => knownRow('paymentMethod', row))],
  ['draft', settler(draftKind, (row) => knownRow('draft', row))],
]);
