/** The way of a new firm to its first accepted invoice: which steps are done and which is next, by what this device knows. Pure. */
import type { FilingStateCode } from '@/api/entities/archive-item';

export const STEP_NAMES = ['particulars', 'series', 'anaf', 'client', 'invoice'] as const;
export type StepName = (typeof STEP_NAMES)[number];

/** How far the first invoice is. */
export type FirstInvoice =
  | { readonly kind: 'none' }
  | { readonly kind: 'draft'; readonly id: string }
  /** Issued, and on its way to ANAF's verdict. */
  | { readonly kind: 'under-way'; readonly id: string; readonly number: string }
  /** ANAF, or the server in its name, has refused it. */
  | { readonly kind: 'refused'; readonly id: string; readonly number: string }
  | { readonly kind: 'accepted' };

export interface FirmFacts {
  /** Name, code and address are there and right: without them no invoice is valid. */
  readonly isComplete: boolean;
  readonly hasAccount: boolean;
  /** What the first invoice of the first series bears; null: there is no series for invoices. */
  readonly firstNumber: string | null;
  readonly isAuthorized: boolean;
  readonly hasClient: boolean;
  readonly invoice: FirstInvoice;
}

/** `now`: the first one that is not done. */
export interface Step {
  readonly name: StepName;
  readonly state: 'done' | 'now' | 'open';
}

export function stepsOf(facts: FirmFacts): readonly Step[] {
  const done: Readonly<Record<StepName, boolean>> = {
    particulars: facts.isComplete,
    series: facts.firstNumber !== null,
    anaf: facts.isAuthorized,
    client: facts.hasClient,
    invoice: facts.invoice.kind === 'accepted',
  };
  const next = STEP_NAMES.find((name) => !done[name]);
  return STEP_NAMES.map((name) => ({ name, state: done[name] ? 'done' : name === next ? 'now' : 'open' }));
}

export interface IssuedInvoice {
  readonly id: string;
  readonly number: string;
  readonly state: FilingStateCode;
}

/** Of what was issued and not accepted, one that was refused asks first; a draft counts where nothing is issued. */
export function firstInvoiceOf(
  accepted: boolean,
  issued: readonly IssuedInvoice[],
  draft: string | undefined,
): FirstInvoice {
  if (accepted) return { kind: 'accepted' };
  const refused = issued.find(({ state }) => state === 'rejected' || state === 'refused');
  if (refused !== undefined) return { kind: 'refused', id: refused.id, number: refused.number };
  const [first] = issued;
  if (first !== undefined) return { kind: 'under-way', id: first.id, number: first.number };
  return draft === undefined ? { kind: 'none' } : { kind: 'draft', id: draft };
}
