/**
 * What the editor opens on, from the address: a stored draft, a new one, or one made of an archived document (its copy,
 * the credit note or storno that takes it back, the correction of a rejected one).
 *
 * The draft of a correction has the id of the invoice it corrects, so that it is known for one wherever it is opened.
 */
import type { Draft } from '@/api/entities/invoice-draft';
import type { EntityId } from '@/api/ids';
import { loadChunk } from '@/app/routes/load-chunk';
import type { Invoice } from '@/domain/invoice/invoice';
import type { InvoiceDraft } from '@/domain/invoice/invoice-draft';

export type OpenTarget =
  /** `extern`: to a buyer abroad. */
  | { readonly kind: 'new'; readonly extern?: true }
  | { readonly kind: 'draft'; readonly id: string }
  | { readonly kind: 'copy' | 'credit' | 'storno' | 'amend' | 'correct'; readonly id: string };

export interface OpenedDraft {
  readonly id: string;
  readonly draft: InvoiceDraft;
  /** As it is stored; null for one never saved. */
  readonly seen: InvoiceDraft | null;
  readonly type: Draft['type'];
  /** The rejected invoice whose number it keeps; null where it takes the next of its series. */
  readonly corrects: Corrected | null;
  /** It was written as the correction of the invoice of this number, which was corrected from elsewhere meanwhile. */
  readonly late?: string | undefined;
  /** What is to be known of it before it is issued. */
  readonly told?: readonly { readonly message: string; readonly description: string }[];
}

/** A rejected invoice that may be corrected under its number. */
export interface Corrected {
  readonly id: EntityId;
  readonly number: string;
  /** Of the document as it stood when its correction was opened. */
  readonly sha256: string;
}

/** Where the stored things come from. */
export interface OpenSources {
  readonly today: string;
  readonly newId: () => string;
  /** The plan has external invoices: the call that keeps their drafts is open. */
  readonly mayExternal: boolean;
  readonly storedDraft: (id: string) => Promise<Pick<Draft, 'type' | 'content'> | null>;
  /** The model of an archived document, and the draft it was written in where it is kept; null where it is not here. */
  readonly archived: (id: string) => Promise<{ readonly invoice: Invoice; readonly draft: InvoiceDraft | null } | null>;
  /** A rejected invoice that may be corrected under its number; null for any other. */
  readonly rejected: (id: string) => Promise<Corrected | null>;
  /** Number of the invoice of that id, whatever became of it; undefined where there is none. */
  readonly numberOf: (id: string) => Promise<string | undefined>;
  /** Numbers of the documents on this device that name the issued invoice of that id. */
  readonly changedBy: (id: string) => Promise<readonly string[]>;
  readonly newDraft: (type: Draft['type']) => Promise<InvoiceDraft>;
  /** See EditorServices. */
  readonly keepFile: (bytes: Uint8Array<ArrayBuffer>) => Promise<string>;
  /** Of the company's partner with this fiscal code. */
  readonly partnerOf: (taxId: string) => Promise<string | undefined>;
  readonly serialFor: (type: 'FCT' | 'NC') => Promise<string>;
}

/** Made of an archived document: rare, so the editor stands without its code. */
const loadRedraft = () => loadChunk(() => import('./open-redraft'));

const KINDS = ['draft', 'copy', 'credit', 'storno', 'amend', 'correct'] as const;

export function targetOfSearch(search: string): OpenTarget {
  const query = new URLSearchParams(search);
  for (const kind of KINDS) {
    const id = query.get(kind);
    if (id !== null && id !== '') return { kind, id };
  }
  return query.get('extern') === 'new' ? { kind: 'new', extern: true } : { kind: 'new' };
}

/** Null where what the address names is not on this device any more. */
export async function openTarget(target: OpenTarget, sources: OpenSources): Promise<OpenedDraft | null> {
  if (target.kind === 'new') {
    const type = target.extern === true ? 'extern' : 'invoice';
    const draft = await sources.newDraft(type);
    return { id: sources.newId(), type, draft, seen: null, corrects: null };
  }
  if (target.kind === 'draft') return openStored(target.id, sources);
  if (target.kind === 'correct')
    return (await openStored(target.id, sources)) ?? (await loadRedraft()).openCorrection(target.id, sources);
  return (await loadRedraft()).openFromArchive(target.kind, target.id, sources);
}

async function openStored(id: string, sources: OpenSources): Promise<OpenedDraft | null> {
  const stored = await sources.storedDraft(id);
  if (stored === null) return null;
  const { type, content } = stored;
  const corrects = await sources.rejected(id);
  const late = corrects === null ? await sources.numberOf(id) : undefined;
  return { id, type, draft: content, seen: content, corrects, late };
}
