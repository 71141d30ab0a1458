/** Version 2: conflicts say what was merged by itself; filings that ANAF has not accepted stand apart. Never edited, as version 1. */
import { VERSION_1_STORES } from './version-1';

export const VERSION_2_NUMBER = 20;
export const VERSION_2_STORES = { ...VERSION_1_STORES, openFiling: { keyPath: 'id', indexes: ['companyId'] } } as const;

/** Documents as version 1 wrote them, as far as the upgrade reads them. */
export const VERSION_1_ARCHIVE = (['accepted', 'rejected', 'processing'] as const).map((state, place) => ({
  id: `00000000-0000-4000-8000-0000000000e${place}`,
  companyId: 1,
  direction: 'out',
  issueDate: '2026-03-02',
  number: `FCT-000${place}`,
  xmlSha256: '',
  version: 3,
  base: { direction: 'out', state, attempt: 1, issueDate: '2026-03-02' },
  pending: null,
  draft: null,
  taken: null,
  viitor: 1,
}));

/** A conflict as version 1 wrote it, with a field of a newer app. */
export const VERSION_1_CONFLICT = {
  id: '00000000-0000-4000-8000-0000000000c2',
  companyId: 1,
  collection: 'partner',
  rowId: '00000000-0000-4000-8000-0000000000b1',
  label: 'Brutăria Țărănească SRL',
  kind: 'fields',
  fields: [{ field: 'notes', mine: 'ale mele', theirs: 'ale lor' }],
  mine: { deviceName: 'Chrome pe Linux', at: '2026-03-02T08:00:01.000Z' },
  theirs: { deviceName: '', at: '' },
  version: 7,
  row: null,
  viitor: true,
} as const;
