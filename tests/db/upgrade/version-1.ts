/**
 * Version 1 of the local database as browsers have it: stores, keys, indexes, and rows as its commands wrote them. Never
 * edited: a new version gets a file of its own beside it.
 */
export const VERSION_1_NUMBER = 10;

export interface StoreShape {
  readonly keyPath: string | readonly string[];
  readonly autoIncrement?: true;
  readonly indexes: readonly (string | readonly string[])[];
  readonly unique?: readonly string[];
}

export const VERSION_1_STORES: Readonly<Record<string, StoreShape>> = {
  partner: { keyPath: 'id', indexes: [['companyId', 'sortKey']] },
  product: { keyPath: 'id', indexes: [['companyId', 'sortKey']] },
  serial: { keyPath: 'id', indexes: ['companyId'] },
  vatRate: { keyPath: 'id', indexes: ['companyId'] },
  paymentMethod: { keyPath: 'id', indexes: ['companyId'] },
  draft: { keyPath: 'id', indexes: ['companyId'] },
  lease: { keyPath: 'id', indexes: ['companyId'] },
  archive: {
    keyPath: 'id',
    indexes: [
      ['companyId', 'direction', 'issueDate', 'number', 'id'],
      ['companyId', 'xmlSha256'],
    ],
  },
  document: { keyPath: ['invoiceId', 'format'], indexes: ['companyId'] },
  outbox: { keyPath: 'seq', autoIncrement: true, indexes: ['id', 'companyId', 'state'], unique: ['id'] },
  conflict: { keyPath: 'id', indexes: ['companyId'] },
  syncState: { keyPath: 'companyId', indexes: [] },
  unknownChange: { keyPath: ['companyId', 'collection', 'id'], indexes: [] },
  kv: { keyPath: 'key', indexes: [] },
  company: { keyPath: 'id', indexes: [] },
  counter: { keyPath: ['companyId', 'name'], indexes: [] },
};

const PARTNER = {
  id: '00000000-0000-4000-8000-0000000000b1',
  external: false,
  name: 'Brutăria Țărănească SRL',
  taxId: '14399840',
  vatRegistered: true,
  vatCheckedOn: '',
  registration: '',
  address: { line1: 'Str. Morii 4', city: 'Sibiu', postCode: '', countrySubdivision: 'RO-SB', country: 'RO' },
  contactName: '',
  email: '',
  telephone: '',
  iban: '',
  bank: '',
  paymentTermDays: '',
  notes: '',
};

const OUTBOX_ID = '00000000-0000-4000-8000-0000000000c1';

/** Rows as written; `viitor` is a field of a newer server, kept whole. */
export const VERSION_1_ROWS: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>> = {
  partner: [
    {
      id: PARTNER.id,
      companyId: 1,
      version: 7,
      base: { ...PARTNER, viitor: ['x'] },
      pending: [
        {
          kind: 'update',
          outboxId: OUTBOX_ID,
          base: { email: '' },
          changes: { email: 'a@b.ro' },
          deviceName: 'Chrome pe Linux',
          at: '2026-03-02T08:00:01.000Z',
        },
      ],
      shown: { ...PARTNER, viitor: ['x'], email: 'a@b.ro' },
      sortKey: 'brutaria taraneasca srl 14399840',
    },
  ],
  outbox: [
    {
      seq: 41,
      id: OUTBOX_ID,
      companyId: 1,
      call: 'UpdateCompanyPartner',
      body: { company: 1, id: PARTNER.id, version: 7, base: { email: '' }, changes: { email: 'a@b.ro' } },
      touches: [`partner:${PARTNER.id}`],
      subject: { collection: 'partner', id: PARTNER.id, label: PARTNER.name },
      state: 'queued',
      attempts: 1,
      madeAt: '2026-03-02T08:00:01.000Z',
      notBefore: 0,
      failure: null,
    },
  ],
  syncState: [{ companyId: 1, cursor: 7, head: 7, pulledAt: '2026-03-02T07:00:00.000Z' }],
  unknownChange: [{ companyId: 1, collection: 'contract', id: 'c-1', version: 5, row: { id: 'c-1', value: 5 } }],
  kv: [{ key: 'device', value: { id: '00000000-0000-4000-8000-0000000000d1', name: 'Chrome pe Linux' } }],
  counter: [{ companyId: 1, name: 'out', count: 3 }],
};
