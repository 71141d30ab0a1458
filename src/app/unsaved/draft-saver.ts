/**
 * Writes one open draft, save after save, each over what the one before wrote, so that other devices' changes merge.
 *
 *              saved                saved
 *     new ──────────────► stored ◄────────── beside
 *      │                  │    ▲               ▲
 *      │          missing │    │ saved anew    │ a new id
 *      │                  ▼    │ under its id  │
 *      │                  gone ┴───────────────┤
 *      └─────────────────── missing ───────────┘
 *
 * `missing`: issued, declared or removed elsewhere. `gone` lasts within one save: it begins again under its id where its kind lets it
 * and nothing hides there until it has left, else beside.
 *
 * Invariants: saves are made one after the other. What is known to stand in the storage is what the last save that succeeded wrote:
 * one that failed moves nothing, but for the new id, which is kept until the draft is stored there, however often that fails: one
 * page makes one draft beside. Deleting loses to editing, so no save gives up what was typed. What became of the draft, or that
 * somebody else has begun it too, is told once, when what was typed is safe.
 */
import { createSaveQueue, type SaveQueue } from './save-queue';

/** `joined`: somebody else had begun the draft, and it says what both wrote. `missing`: nothing was written. */
export type DraftSaved = 'saved' | 'unchanged' | 'joined' | 'missing';

/** How drafts of one kind are kept: what invoices and declarations differ in. */
export interface DraftKeeping<T, Id extends string> {
  /** `seen`: what the storage is known to hold of it; null begins it. */
  readonly save: (id: Id, content: T, seen: T | null) => Promise<DraftSaved>;
  /** Of one that is missing: whether it may stand under its id anew. Else it goes on beside. */
  readonly mayBeginAgain: (id: Id) => Promise<boolean>;
  readonly newId: () => Id;
}

export interface DraftListeners<Id extends string> {
  /** The id under which the draft is stored from now on: at its first save, and where it goes on under a new one. */
  readonly onStored: (id: Id) => void;
  /** Left out where nobody else begins the same draft. */
  readonly onJoined?: () => void;
  /** It was issued, declared or removed elsewhere; what is typed is stored anew. `from`: its id until then. */
  readonly onGone: (from: Id) => void;
}

export interface DraftSaver<T, Id extends string> extends SaveQueue<T> {
  readonly id: () => Id;
  /** What the storage is known to hold; null for nothing yet. */
  readonly written: () => T | null;
}

type Place<T, Id> =
  | { readonly kind: 'new'; readonly id: Id }
  | { readonly kind: 'stored'; readonly id: Id; readonly written: T }
  | { readonly kind: 'beside'; readonly id: Id; readonly from: Id };

/** `seen`: the draft as it is stored; null for one that never was. */
export function createDraftSaver<T, Id extends string>(
  { id, seen }: { readonly id: Id; readonly seen: T | null },
  { save, mayBeginAgain, newId }: DraftKeeping<T, Id>,
  { onStored, onJoined, onGone }: DraftListeners<Id>,
): DraftSaver<T, Id> {
  let place: Place<T, Id> = seen === null ? { kind: 'new', id } : { kind: 'stored', id, written: seen };
  const written = (): T | null => (place.kind === 'stored' ? place.written : null);

  /** Where it was missing: the id that it had. */
  const put = async (content: T): Promise<{ readonly saved: DraftSaved; readonly from?: Id }> => {
    const saved = await save(place.id, content, written());
    if (saved !== 'missing') return place.kind === 'beside' ? { saved, from: place.from } : { saved };
    if (place.kind === 'stored' && (await mayBeginAgain(place.id))) {
      const again = await save(place.id, content, null);
      if (again !== 'missing') return again === 'joined' ? { saved: again } : { saved: again, from: place.id };
    }
    place = { kind: 'beside', id: newId(), from: place.kind === 'beside' ? place.from : place.id };
    return { saved: await save(place.id, content, null), from: place.from };
  };

  const store = async (content: T): Promise<void> => {
    const { saved, from } = await put(content);
    if (saved === 'missing') throw new Error(`The draft ${place.id} is new and was there.`);
    const isKnown = place.kind === 'stored';
    place = { kind: 'stored', id: place.id, written: content };
    if (!isKnown) onStored(place.id);
    if (saved === 'joined') onJoined?.();
    if (from !== undefined) onGone(from);
  };
  return { ...createSaveQueue(store), id: () => place.id, written };
}
