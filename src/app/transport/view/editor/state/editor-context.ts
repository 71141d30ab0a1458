import { createContext, useContext } from 'react';
import type { TransportDraft } from '@/domain/transport/draft/transport-draft';
import type { Operation } from '@/domain/transport/operations';
import type { FieldKey } from '@/domain/transport/writing/draft-fields';
import type { DraftFinding } from '@/domain/transport/writing/judge-draft';
import type { KnownThings } from '../../../known/known-things';

/** What the fields of the editor share. */
export interface TransportEditor {
  readonly draft: TransportDraft;
  readonly operation: Operation | undefined;
  readonly known: KnownThings;
  readonly change: (write: (draft: TransportDraft) => TransportDraft) => void;
  readonly set: (key: FieldKey, text: string) => void;
  /** A line of goods whose page is open. */
  readonly shownLine: number;
  readonly showLine: (place: number) => void;
  /** What is said at a field now: nothing of one that was not come to yet. */
  readonly findingAt: (key: FieldKey) => DraftFinding | undefined;
}

export const TransportEditorContext = createContext<TransportEditor | null>(null);

/** Throws outside the editor. */
export function useTransportEditor(): TransportEditor {
  const editor = useContext(TransportEditorContext);
  if (editor === null) throw new Error('useTransportEditor is used outside the editor.');
  return editor;
}
