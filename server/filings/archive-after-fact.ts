/** What a fact changes of the archive's row: state, proof and one more event of the timeline. */
import type { ArchiveItem } from '@/api/entities/archive-item';
import type { Filing, FilingFact, Held } from './filing';

/** An invoice that meets trouble for weeks keeps its newest events; the first ones, of its issue, stay too. */
const MAX_EVENTS = 60;
const KEPT_FIRST = 4;

export function archiveAfterFact(item: ArchiveItem, filing: Filing, fact: FilingFact, now: number): ArchiveItem {
  if (fact.kind === 'held-back')
    return heldItem({ ...withoutSearch(decided(item)), state: 'recorded' }, fact.held, now);
  const told = fact.kind === 'blocked' ? item : decided(item);
  const zip = 'zip' in fact ? fact.zip : undefined;
  return {
    ...(filing.state === 'doubtful' ? told : withoutSearch(told)),
    state: filing.state,
    attempt: filing.attempt,
    uploadIndex: filing.uploadIndex,
    downloadId: filing.downloadId,
    messages: filing.messages.map((text) => text.slice(0, 5000)),
    ...(zip === undefined ? {} : { zipSha256: zip.sha256, zipBytes: zip.bytes.length }),
    events: bounded([...item.events, ...eventsOf(filing, fact, now)]),
  };
}

/** What was said of the search belongs to the doubt, which is over. */
function withoutSearch({ search: _, ...item }: ArchiveItem): ArchiveItem {
  return item;
}

/** It was let go to ANAF, found there, or will not go as it is: what its draft may have become keeps it no more. */
function decided({ draftMayBeIssued: _, ...item }: ArchiveItem): ArchiveItem {
  return item;
}

/** Recorded, and not filed: a person decides (docs/decisions/0018). */
export function heldItem(item: ArchiveItem, held: Held, now: number): ArchiveItem {
  const event = { at: new Date(now).toISOString(), event: 'held', detail: held.number };
  return { ...item, held, events: bounded([...item.events, event]) };
}

type OtherFact = Exclude<FilingFact, { kind: 'held-back' }>;

function eventsOf(filing: Filing, fact: OtherFact, now: number): ArchiveItem['events'] {
  const at = new Date(now).toISOString();
  const detail = detailOf(filing, fact).slice(0, 5000);
  if (fact.kind === 'zip-kept') return [{ at, event: 'zip-stored', detail }];
  if (fact.kind === 'zip-gone' || fact.kind === 'zip-other') return [{ at, event: fact.kind, detail }];
  if (fact.kind === 'blocked' || fact.kind === 'turned-away') return [{ at, event: 'blocked', detail }];
  return [{ at, event: filing.state, detail }];
}

function detailOf(filing: Filing, fact: OtherFact): string {
  switch (fact.kind) {
    case 'upload-taken':
    case 'found':
    case 'adopted':
      return filing.uploadIndex;
    case 'verdict-duplicate':
      return fact.index;
    case 'upload-not-taken':
    case 'outcome-unknown':
      return fact.detail;
    case 'upload-refused':
    case 'verdict-rejected':
      return fact.texts.join('\n');
    case 'blocked':
    case 'turned-away':
    case 'zip-gone':
    case 'zip-other':
    case 'lost':
    case 'not-taken-over':
    case 'duplicate-differs':
      return fact.text;
    case 'zip-kept':
      return fact.zip.sha256;
    case 'upload-started':
      return String(filing.sends);
    case 'processing':
    case 'verdict-ok':
      return '';
  }
}

function bounded(events: ArchiveItem['events']): ArchiveItem['events'] {
  if (events.length <= MAX_EVENTS) return events;
  return [...events.slice(0, KEPT_FIRST), ...events.slice(events.length - MAX_EVENTS + KEPT_FIRST)];
}
