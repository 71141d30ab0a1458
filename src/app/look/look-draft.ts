/** A look as it is being chosen, with the way back: pure, so that both pages have the same. */
import * as v from 'valibot';
import { lookContentSchema } from '@/api/entities/invoice-look';
import { sameValue } from '@/domain/merge/same-value';
import type { InvoiceLook } from '@/domain/paper/look/invoice-look';

export interface LookDraft {
  readonly look: InvoiceLook;
  /** What it was, the newest last, each with the field that was then changed. */
  readonly before: readonly { readonly look: InvoiceLook; readonly field: string }[];
}

export type LookPart = Partial<InvoiceLook>;

const TEXTS: ReadonlySet<string> = new Set(['tagline', 'paymentNote', 'footText', 'colour']);
/** Steps back; each holds a logo at most once in memory. */
const MOST_STEPS = 100;

export function draftOf(look: InvoiceLook): LookDraft {
  return { look, before: [] };
}

/** What is typed into one field, one letter after the other, is one step. */
export function changed({ look, before }: LookDraft, part: LookPart): LookDraft {
  const after = { ...look, ...part };
  if (sameValue(after, look)) return { look, before };
  const field = Object.keys(part).join(' ');
  const goesOn = TEXTS.has(field) && before.at(-1)?.field === field;
  return { look: after, before: goesOn ? before : [...before, { look, field }].slice(-MOST_STEPS) };
}

export function undone(draft: LookDraft): LookDraft {
  const last = draft.before.at(-1);
  return last === undefined ? draft : { look: last.look, before: draft.before.slice(0, -1) };
}

/** As it is kept on the device while it is chosen. */
export function lookAsText(look: InvoiceLook): string {
  return JSON.stringify(look);
}

/** What is being typed may be no colour yet, or too long: only its form counts. Null for what is no look. */
const keptSchema = v.object({
  ...lookContentSchema.entries,
  colour: v.string(),
  tagline: v.string(),
  paymentNote: v.string(),
  footText: v.string(),
});

export function lookFromText(text: string | null | undefined): InvoiceLook | null {
  if (text === null || text === undefined) return null;
  try {
    const read = v.safeParse(keptSchema, JSON.parse(text));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}

/** Whether the contract takes it as it stands. */
export function isUsable(look: InvoiceLook): boolean {
  return v.is(lookContentSchema, look);
}
