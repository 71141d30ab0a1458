/** Version 3: a document has a list of pending changes. Its stores are those of version 2. Never edited, as version 1. */
import { VERSION_1_ARCHIVE } from './version-2';

export const VERSION_3_NUMBER = 30;

/** As an upgrade leaves a document of which nothing waited. */
export const VERSION_3_ARCHIVE = VERSION_1_ARCHIVE.map((row) => ({ ...row, pending: [] }));

const [, REJECTED] = VERSION_1_ARCHIVE;

/** A correction on its way, as versions 1 and 2 wrote it, with a field of a newer app in the change. */
export const PENDING_UNTIL_2 = {
  ...REJECTED,
  pending: {
    outboxId: '00000000-0000-4000-8000-0000000000c3',
    item: { ...REJECTED?.base, number: 'FCT-0001', xmlSha256: 'b'.repeat(64), state: 'recorded', attempt: 2 },
    viitor: { a: 1 },
  },
} as const;
