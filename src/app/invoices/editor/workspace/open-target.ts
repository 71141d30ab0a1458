/**
 * What the editor opens on, from the address: a stored draft, a new one, or one made of an archived document (its copy,
 * the credit note or storno that takes it back, the correction of a rejected one).
 *
 * The draft of a correction has the id of the invoice it corrects, so that it is known for one wherever it is opened.
 */
import type { Draft } from '@/api/entities/invoice-draft';
import { loadChunk } from '@/app/routes/load-chunk';
import type { Invoice } from '@/domain/invoice/invoice';
import type { InvoiceDraft } from '@/domain/invoice/invoice-draft';
import type { LeftOutPart } from '@/domain/invoice/redraft/draft-from-invoice';

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
  /** What of the source the editor cannot show. */
  readonly leftOut: readonly LeftOutPart[];
  readonly type: Draft['type'];
  /** The number it keeps; '' where it takes the next of its series. */
  readonly keepsNumber: string;
}

/** Where the stored things come from. */
export interface OpenSources {
  readonly today: string;
  readonly newId: () => string;
  readonly storedDraft: (id: string) => Promise<Pick<Draft, 'type' | 'content'> | null>;
  /** The model of an archived document, and the draft it was written in where it is kept; null where it is not here. */
  readonly archived: (id: string) => Promise<{ readonly invoice: Invoice; readonly draft: InvoiceDraft | null } | null>;
  /** Number of a rejected invoice that may be corrected under it; '' for any other. */
  readonly rejectedNumber: (id: string) => Promise<string>;
  readonly newDraft: (type: Draft['type']) => Promise<InvoiceDraft>;
  /** See EditorServices. */
  readonly keepFile: (bytes: Uint8Array<ArrayBuffer>) => Promise<string>;
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
    return { id: sources.newId(), type, draft, seen: null, leftOut: [], keepsNumber: '' };
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
  return { id, type, draft: content, seen: content, leftOut: [], keepsNumber: await sources.rejectedNumber(id) };
}
