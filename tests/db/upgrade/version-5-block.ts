/** A block of one document as version 5 wrote it. Never edited, as version 1. */
const KEY = { companyId: 1, direction: 'out', number: 1 } as const;

export const VERSION_5_PACKED = {
  ...{ type: 'FCT', typeCode: '380', number: 'FCT-0005', issueDate: '2026-02-11', dueDate: '' },
  ...{ partnerName: 'Brutăria Țărănească SRL', partnerTaxId: '14399840', currency: 'RON' },
  ...{ net: '100.00', vat: '21.00', total: '121.00', vatInLei: '' },
  ...{
    id: '00000000-0000-4000-8000-0000000000e5',
    direction: 'out',
    origin: 'editor',
    serialId: '',
    state: 'accepted',
  },
  ...{
    attempt: 1,
    uploadIndex: '',
    downloadId: '',
    xmlSha256: 'a'.repeat(64),
    xmlBytes: 1,
    zipSha256: '',
    zipBytes: 0,
  },
  ...{ messages: [], issuedAt: '2026-02-11T08:00:00.000Z', events: [], viitor: 1 },
};

export const VERSION_5_BLOCK: Readonly<Record<string, readonly object[]>> = {
  coldHeader: [
    {
      ...KEY,
      ids: Uint32Array.of(1473972503),
      hashes: Uint32Array.of(3647934341),
      drafts: Uint32Array.of(0),
      days: Int32Array.of(20260211),
      newestVersion: 4,
      edition: 7,
      gone: Uint8Array.of(0),
      living: 1,
      unconfirmed: false,
    },
  ],
  coldColumns: [
    {
      ...KEY,
      ids: Uint8Array.of(0, 0, 0, 0, 0, 0, 64, 0, 128, 0, 0, 0, 0, 0, 0, 229),
      numbers: ['FCT-0005'],
      issueDays: Int32Array.of(20260211),
      dueDays: Int32Array.of(0),
      partnerOf: Uint16Array.of(0),
      partners: [['Brutăria Țărănească SRL', '14399840']],
      currencyOf: Uint16Array.of(0),
      currencies: ['RON'],
      net: BigInt64Array.of(10000n),
      vat: BigInt64Array.of(2100n),
      total: BigInt64Array.of(12100n),
    },
  ],
  coldPart: [
    {
      ...KEY,
      part: 0,
      bytes: new TextEncoder().encode(JSON.stringify([{ version: 4, base: VERSION_5_PACKED, taken: null }])),
    },
  ],
};
