import type { InvoiceDraft } from '@/domain/invoice/invoice-draft';
import type { DraftChange } from '../draft-change';
import type { EditorFinding } from '../finding';
import type { FindingPlace } from '../finding-place';

/** What the company's own details add to a draft. */
export interface CompanyFacts {
  /** Days of its usual term; 0 where it has none. */
  readonly paymentTermDays: number;
  readonly iban: string;
  readonly bank: string;
}

/** A failed rule in a draft, and what the person's company says beside it. */
export interface DraftRepairCase extends FindingPlace {
  readonly rule: string;
  readonly draft: InvoiceDraft;
  /** Of the finding: bounds and counts (`max`). */
  readonly values: Readonly<Record<string, string>>;
  readonly company: CompanyFacts;
}

export type DraftRepair = NonNullable<EditorFinding['repair']>;

/** The certain remedy in the draft; undefined where there is none, or more than one. */
export type DraftRepairer = (at: DraftRepairCase) => DraftRepair | undefined;

export function repair(label: string, change: DraftChange | undefined): DraftRepair | undefined {
  return change === undefined ? undefined : { label, change };
}
