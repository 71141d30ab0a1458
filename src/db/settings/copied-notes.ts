/** Which settings have a second copy outside of IndexedDB (unsent/second-copy): those that nobody could tell this device again. */
import type { CompanyNoteKind } from './company-notes';
import type { DeviceNoteKey } from './key-value-row';

const COPIED: Readonly<Record<DeviceNoteKey | CompanyNoteKind, boolean>> = {
  // Who this device is: without it its intervals of numbers are another's.
  device: true,
  preferences: true,
  person: true,
  leaseRequests: true,
  // What was typed into forms, and what a restored server lacks, stands nowhere else.
  'unsaved-form': true,
  restoredServer: true,
  'lost-marks': true,
  'lost-steps': true,
  // Of which database the versions are that copied rows bear.
  pulledFrom: true,
  // Whose hidden work is.
  sealedCompany: true,
  views: true,
  'hidden-steps': true,
  'settled-twins': true,
  'read-messages': true,
  'kept-months': true,
  'invalid-invoices': true,
  lastAnafContact: false,
  lastServerContact: false,
  lastWholePull: false,
  namedBy: false,
  'sent-batch': false,
  people: false,
  colleagues: false,
  'supplier-vat': false,
  numbersWait: false,
  lineWords: false,
  // Summed anew where they are not here.
  'issued-figures': false,
  // It says that the database is not new (storage/eviction.ts).
  owner: false,
  evicted: false,
  // Told once more after a loss is better than not at all.
  toldConnections: false,
  toldTransports: false,
  toldRefusals: false,
};

/** False for a kind of a newer version, which knows what becomes of it. */
export function isCopiedNote(key: string): boolean {
  const [kind = ''] = key.split(' ');
  return Object.hasOwn(COPIED, kind) && COPIED[kind as keyof typeof COPIED];
}
