/**
 * Asks ANAF's register for the VAT state of many partners, one by one and at a pace that leaves the server's look-ups
 * (60 a minute and address) to the others of the office.
 */
import type { PartnerContent } from '@/api/entities/partner';

export interface CheckedPartner {
  readonly id: string;
  readonly name: string;
  /** Digits. */
  readonly cui: string;
  /** As it was known; null where it never was. */
  readonly vatRegistered: boolean | null;
}

/** What the register says, or why nothing came. */
export type VatAnswer = FinalAnswer | { readonly kind: 'too-many' };

type FinalAnswer =
  | { readonly kind: 'state'; readonly vatRegistered: boolean; readonly checkedOn: string }
  | { readonly kind: 'unknown-code' }
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'offline' };

export interface VatCheckPorts {
  readonly ask: (cui: string, signal: AbortSignal) => Promise<VatAnswer>;
  readonly save: (id: string, changes: Pick<PartnerContent, 'vatRegistered' | 'vatCheckedOn'>) => Promise<void>;
  /** The register does not know the code; absent where nothing is kept of that. */
  readonly saveUnknown?: (id: string) => Promise<void>;
  /** Resolves after so many ms, or as soon as the signal fires. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
  readonly progress: (done: number) => void;
}

export interface VatCheckReport {
  readonly ended: 'done' | 'offline' | 'stopped';
  readonly checked: number;
  /** Names of those whose state is another than the one kept here. */
  readonly changed: readonly string[];
  /** Names of those whose code the register does not know. */
  readonly unknown: readonly string[];
  /** Partners that kept their old state because the register did not answer or was not asked any more. */
  readonly left: number;
}

/** 40 a minute. */
const PACE_MS = 1500;
/** After „too many” the whole minute of the limit. */
const LIMIT_MS = 60_000;

export async function checkVat(
  partners: readonly CheckedPartner[],
  ports: VatCheckPorts,
  signal: AbortSignal,
): Promise<VatCheckReport> {
  const changed: string[] = [];
  const unknown: string[] = [];
  let checked = 0;
  let ended: VatCheckReport['ended'] = 'done';
  for (const [index, partner] of partners.entries()) {
    if (index > 0) await ports.wait(PACE_MS, signal);
    const answer = signal.aborted ? null : await askPatiently(partner.cui, ports, signal);
    if (answer === null || answer.kind === 'offline') {
      ended = answer === null ? 'stopped' : 'offline';
      break;
    }
    if (answer.kind === 'state') {
      await ports.save(partner.id, { vatRegistered: answer.vatRegistered, vatCheckedOn: answer.checkedOn });
      checked += 1;
      const known = partner.vatRegistered;
      if (known !== null && answer.vatRegistered !== known) changed.push(partner.name);
    } else if (answer.kind === 'unknown-code') {
      await ports.saveUnknown?.(partner.id);
      unknown.push(partner.name);
    }
    ports.progress(index + 1);
  }
  return { ended, checked, changed, unknown, left: partners.length - checked - unknown.length };
}

/** Waits out the server's limit; null once the signal fired. */
async function askPatiently(
  cui: string,
  { ask, wait }: VatCheckPorts,
  signal: AbortSignal,
): Promise<FinalAnswer | null> {
  while (!signal.aborted) {
    const answer = await ask(cui, signal);
    if (signal.aborted) return null;
    if (answer.kind !== 'too-many') return answer;
    await wait(LIMIT_MS, signal);
  }
  return null;
}
