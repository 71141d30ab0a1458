/**
 * What goes to ANAF after a restore meets what ANAF has of the lost time (docs/decisions/0043). Devices give back what they had
 * sent; one that is no more does not, and ANAF alone knows: its number must not go twice, and its draft not without a person.
 */
import type { ArchiveItem } from '@/api/entities/archive-item';
import { mayBeAtAnaf } from '@/domain/invoice/filing-state';
import { waitAt } from '../outside/anaf/filing-plan';
import { readyToken } from './ask-anaf';
import type { Filing, Held } from './filing';
import type { FilingParts, LostTime } from './filing-parts';
import { FILING_TEXTS } from './filing-texts';
import { heldForOther } from './invoices-of-draft';
import { hold } from './step-ends';

/** Where ANAF could not be listed for so long after the wait, a person decides without it. */
const GIVEN_UP_MS = 24 * 60 * 60_000;

/** False: it waits, or has ended; what comes next is planned. */
export async function mayGoAfterRestore(parts: FilingParts, filing: Filing): Promise<boolean> {
  const lost = await readLost(parts, filing);
  if (lost.kind === 'waits') return waits(parts, filing);
  if (lost.kind === 'issued') return holdBack(parts, filing, heldForOther(lost.other));
  const { draftMayBeIssued } = filing.request;
  if (lost.kind === 'unread') return draftMayBeIssued === undefined || holdBack(parts, filing, perhaps(''));
  const same = lost.nobodys.find(({ hasNumber }) => hasNumber);
  if (same !== undefined) return refuse(parts, filing, same.number);
  const other = draftMayBeIssued ? lost.nobodys.find(({ mayBeOfDraft }) => mayBeOfDraft) : undefined;
  return other === undefined || holdBack(parts, filing, perhaps(other.number));
}

/**
 * Whether a document in doubt, for which ANAF was asked in vain before it came to wait for the lost time, still waits for it; what
 * comes next is planned then. Asking again in the meantime would not let it go.
 */
export async function stillWaitsAfterRestore(parts: FilingParts, filing: Filing): Promise<boolean> {
  if (!filing.messages.includes(FILING_TEXTS.restored)) return false;
  const lost = await readLost(parts, filing);
  if (lost.kind !== 'waits') return false;
  await waits(parts, filing);
  return true;
}

/**
 * `waits`: it is not read yet, or another invoice of the draft is looked for at ANAF. `unread`: it could not be read for so long that it
 * is waited for no more. `issued`: that other one is there, or was not found for so long.
 */
type Lost = LostTime | { readonly kind: 'waits' } | { readonly kind: 'issued'; readonly other: ArchiveItem };

async function readLost(parts: FilingParts, filing: Filing): Promise<Lost> {
  const { restoredAt, draftMayBeIssued } = filing.request;
  if (restoredAt === undefined) return { kind: 'read', nobodys: [] };
  const listedTo = restoredAt + parts.plan.doubtWaitMs;
  const lost = await parts.lostTime(filing, { restoredAt, listedTo });
  const mayWait = parts.now() < listedTo + GIVEN_UP_MS;
  if (lost.kind === 'unread' && mayWait) return { kind: 'waits' };
  const others = draftMayBeIssued ? await parts.store.othersOfDraft(filing) : [];
  const other = others.find(isThere) ?? others.find(({ state }) => mayBeAtAnaf(state));
  if (other === undefined) return lost;
  return mayWait && !isThere(other) ? { kind: 'waits' } : { kind: 'issued', other };
}

/** A device gave it back too late for the second one to be held for it when that was recorded. */
function isThere({ state, uploadIndex }: ArchiveItem): boolean {
  return mayBeAtAnaf(state) && uploadIndex !== '';
}

async function waits(parts: FilingParts, filing: Filing): Promise<false> {
  const ready = await readyToken(parts, filing);
  const waitMs = waitAt(parts.plan.lookMs, filing.waits, parts.random());
  await hold(parts, filing, ready.kind === 'held' ? ready : { kind: 'held', waitMs, text: FILING_TEXTS.restored });
  return false;
}

/** `number`: of what ANAF has and nobody here; '' where nobody could ask. */
function perhaps(number: string): Held {
  return { reason: 'server-restored', number, deviceName: '', at: '' };
}

async function holdBack(parts: FilingParts, filing: Filing, held: Held): Promise<false> {
  await parts.store.record(filing, { kind: 'held-back', held }, () => parts.now());
  return false;
}

async function refuse(parts: FilingParts, filing: Filing, number: string): Promise<false> {
  const texts = [FILING_TEXTS.numberAtAnaf(number)];
  await parts.store.record(filing, { kind: 'upload-refused', texts }, () => parts.now());
  return false;
}
