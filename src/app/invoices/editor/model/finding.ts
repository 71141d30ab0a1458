/**
 * Something to put right in a draft, tied to the field it stands under. Sources: what keeps the document from being made
 * (domain), what this screen can tell at once, and the validator's verdict.
 */
import type { DraftFieldRef } from '@/domain/invoice/draft-problem';
import type { DraftChange } from './draft-change';

/** Place of a field in the draft as one text: `buyer.address.city`, `lines.3.unitCode`, `issueDate`. */
export type FieldKey = string;

/** Two levels of words beyond the clause. */
export interface FindingWords {
  /** For whoever owns the business: what is wrong with these values, and what to do. */
  readonly detail: string;
  /** For the accountant: the meaning of the official text. */
  readonly official: string;
  /** Business terms of EN 16931: `BT-52`. */
  readonly terms: readonly string[];
}

export interface EditorFinding {
  readonly at: FieldKey;
  /** The line it is on, from 0. */
  readonly row?: number;
  /** It follows from what stands at the field, and is said only where the field has nothing of its own to say. */
  readonly derived?: true;
  /** `stop` keeps the invoice from being sent. */
  readonly severity: 'stop' | 'warning';
  /** Without it there is no document to send: no setting lets the invoice leave. */
  readonly incomplete?: true;
  /** Of the parties' identity, which ANAF checks beyond the official rules: a kind of its own. */
  readonly identity?: true;
  /** Empty fields are pointed out only once sending was asked for. */
  readonly missing: boolean;
  readonly text: string;
  /** Official id, in grey. */
  readonly rule?: string;
  /** What more there is to say of it, once the rules have been asked. */
  readonly words?: FindingWords;
  readonly repair?: { readonly label: string; readonly change: DraftChange };
}

export function fieldKey({ field, part, line }: DraftFieldRef): FieldKey {
  return [field, ...(line === undefined ? [] : [line.index]), ...(part === undefined ? [] : [part])].join('.');
}

/** The field of the draft a key is about, without the line's place: `lines.unitCode`. */
export function fieldOfKey(key: FieldKey): string {
  return key.replace(/^lines\.\d+\.?/, 'lines.').replace(/\.$/, '');
}
