/**
 * What the editor opens on, from the address: a stored draft, a new one, or one made of an archived document (its copy,
 * the credit note or storno that takes it back, the correction of a rejected one).
 *
 * The draft of a correction has the id of the invoice it corrects, so that it is known for one wherever it is opened.
 */
import { loadChunk } from '@/app/routes/load-chunk';
import type { Invoice } from '@/domain/invoice/invoice';
import type { InvoiceDraft } from '@/domain/invoice/invoice-draft';
import type { LeftOutPart } from '@/domain/invoice/redraft/draft-from-invoice';

export type OpenTarget =
  | { readonly kind: 'new' }
  | { readonly kind: 'draft'; readonly id: string }
  | { readonly kind: 'copy' | 'credit' | 'storno' | 'correct'; readonly id: string };

export interface OpenedDraft {
  readonly id: string;
  readonly draft: InvoiceDraft;
  /** As it is stored; null for one never saved. */
  readonly seen: InvoiceDraft | null;
  /** What of the source the editor cannot show. */
  readonly leftOut: readonly LeftOutPart[];
  /** The number it keeps; '' where it takes the next of its series. */
  readonly keepsNumber: string;
}

/** Where the stored things come from. */
export interface OpenSources {
  readonly today: string;
  readonly newId: () => string;
  readonly storedDraft: (id: string) => Promise<InvoiceDraft | null>;
  /** The model of an archived document, and the draft it was written in where it is kept; null where it is not here. */
  readonly archived: (id: string) => Promise<{ readonly invoice: Invoice; readonly draft: InvoiceDraft | null } | null>;
  /** Number of a rejected invoice that may be corrected under it; '' for any other. */
  readonly rejectedNumber: (id: string) => Promise<string>;
  readonly newDraft: () => Promise<InvoiceDraft>;
  readonly serialFor: (type: 'FCT' | 'NC') => Promise<string>;
}

/** Made of an archived document: rare, so the editor stands without its code. */
const loadRedraft = () => loadChunk(() => import('./open-redraft'));

const KINDS = ['draft', 'copy', 'credit', 'storno', 'correct'] as const;

export function targetOfSearch(search: string): OpenTarget {
  const query = new URLSearchParams(search);
  for (const kind of KINDS) {
    const id = query.get(kind);
    if (id !== null && id !== '') return { kind, id };
  }
  return { kind: 'new' };
}

/** Null where what the address names is not on this device any more. */
export async function openTarget(target: OpenTarget, sources: OpenSources): Promise<OpenedDraft | null> {
  if (target.kind === 'new') {
    return { id: sources.newId(), draft: await sources.newDraft(), seen: null, leftOut: [], keepsNumber: '' };
  }
  if (target.kind === 'draft') return openStored(target.id, sources);
  if (target.kind === 'correct')
    return (await openStored(target.id, sources)) ?? (await loadRedraft()).openCorrection(target.id, sources);
  return (await loadRedraft()).openFromArchive(target.kind, target.id, sources);
}

async function openStored(id: string, sources: OpenSources): Promise<OpenedDraft | null> {
  const draft = await sources.storedDraft(id);
  if (draft === null) return null;
  return { id, draft, seen: draft, leftOut: [], keepsNumber: await sources.rejectedNumber(id) };
}
