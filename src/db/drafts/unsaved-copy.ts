/**
 * What was typed and not yet confirmed as written when the page went: copied at once, in the same step, into storage that
 * needs no turn of the event loop. A page that is left gets no more turns, and IndexedDB needs several.
 *
 * Invariants:
 * 1. A copy is dropped only when IndexedDB has the content, by who wrote it or by restore-unsaved.ts and
 *    restore-unsaved-forms.ts.
 * 2. `written` is what IndexedDB is known to hold: changes of other devices merge against it. With `underWay` it is all that this
 *    page may have left there, so that the next start tells it from another tab's words without a clock.
 * 3. A page writes over no copy but its own: two tabs that are killed over one draft leave two.
 */
import type { Draft } from '@/api/entities/invoice-draft';
import type { CompanyId } from '@/api/ids';
import type { InvoiceDraft } from '@/domain/invoice/invoice-draft';
import type { TransportDraft } from '@/domain/transport/draft/transport-draft';
import type { UnsavedForm } from '../settings/unsaved-form';
import type { Difference } from './earlier-states';

export interface UnsavedCopy {
  readonly companyId: CompanyId;
  readonly content: InvoiceDraft;
  /** As last written; null for a draft that never was. */
  readonly written: InvoiceDraft | null;
  /** Handed to IndexedDB since, the oldest first, and not known to stand there; absent in copies of earlier versions. */
  readonly underWay?: readonly InvoiceDraft[];
  /** What one that was never written began with, where its id is not of this page alone: a correction has its invoice's. */
  readonly begun?: InvoiceDraft;
  /** Of the draft, where it is not the usual one. */
  readonly type?: Draft['type'];
  /** When it was typed, ISO instant: what earlier versions of the app go by. */
  readonly at?: string;
}

/** Of a declaration of transport; read by unsaved-transport.ts. */
export interface UnsavedTransport {
  readonly companyId: CompanyId;
  readonly content: TransportDraft;
  /** As last written; null for a draft that never was. */
  readonly written: TransportDraft | null;
  /** As of an invoice's. */
  readonly underWay?: readonly TransportDraft[];
  /** The declaration that it corrects; '' for a new one. */
  readonly corrects: string;
  /** As of an invoice's. */
  readonly at: string;
}

/** Of a form; without texts it takes back what is kept of it. */
export interface UnsavedFormCopy extends UnsavedForm {
  readonly companyId: CompanyId;
  readonly place: string;
}

/** A draft's, as keep-unsaved-draft.ts writes it. */
interface KeptDraft extends Omit<UnsavedCopy | UnsavedTransport, 'written' | 'underWay' | 'begun'> {
  /** `written`, `underWay` and `begun` by their differences from the content. */
  readonly earlier: {
    readonly written: Difference | null;
    readonly underWay: readonly Difference[];
    readonly begun?: Difference;
  };
}

/** As much of Storage as is used. */
export type KeyedText = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>;

const PREFIX = 'condica.unsaved ';

/** Of the user's database: another user of this browser neither sees nor restores it. */
function keyOf(database: string, id: string): string {
  return `${PREFIX}${database} ${id}`;
}

/** The id of a draft's copy, of one page; in earlier versions the draft's id alone. */
export function draftCopyId(draftId: string, page: string): string {
  return `${draftId} ${page}`;
}

/** Of which draft it is. */
export function draftOfCopy(id: string): string {
  return id.split(' ')[0] ?? '';
}

/** The id of a form's copy. */
export function formCopyId(companyId: CompanyId, place: string): string {
  return `form ${companyId} ${place}`;
}

/** False where the storage has no room. */
export function keepUnsaved(
  storage: KeyedText,
  database: string,
  id: string,
  copy: KeptDraft | UnsavedFormCopy,
): boolean {
  try {
    storage.setItem(keyOf(database, id), JSON.stringify(copy));
    return true;
  } catch {
    return false;
  }
}

export function dropUnsaved(storage: KeyedText, database: string, id: string): void {
  storage.removeItem(keyOf(database, id));
}

/** What has a copy, by id. */
export function unsavedIds(storage: KeyedText, database: string): readonly string[] {
  const start = keyOf(database, '');
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  return keys.flatMap((key) => (key.startsWith(start) ? [key.slice(start.length)] : []));
}

/** As it was kept, unread; null where there is none. */
export function unsavedText(storage: KeyedText, database: string, id: string): string | null {
  return storage.getItem(keyOf(database, id));
}
