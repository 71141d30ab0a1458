/** Documents of an archive as the server sends them, accepted long ago: eight events, two hashes, some hundred partners. */
import { COMPANY_PARTNERS } from './sizes';

const EVENTS = ['issued', 'queued', 'recorded', 'uploading', 'uploaded', 'processing', 'accepted', 'zip-stored'];
const DAYS = 5 * 365;
const DAY_MS = 86_400_000;
const FIRST_DAY = Date.parse('2021-01-01T09:00:00Z');

export type SampleItem = ReturnType<typeof sampleItem>;

export function sampleItem(place: number) {
  const at = new Date(FIRST_DAY + (place % DAYS) * DAY_MS).toISOString();
  const issueDate = at.slice(0, 10);
  return {
    id: crypto.randomUUID(),
    direction: 'out',
    type: 'FCT',
    typeCode: '380',
    number: `ARH-${String(place).padStart(6, '0')}`,
    issueDate,
    dueDate: issueDate,
    partnerName: `Construct Modern ${place % COMPANY_PARTNERS} SRL`,
    partnerTaxId: `RO${10_000_000 + (place % COMPANY_PARTNERS)}`,
    currency: 'RON',
    net: '1234.50',
    vat: '259.25',
    total: '1493.75',
    vatInLei: '',
    origin: 'editor',
    serialId: crypto.randomUUID(),
    state: 'accepted',
    attempt: 1,
    uploadIndex: '5012345678',
    downloadId: '3012345678',
    xmlSha256: place.toString(16).padStart(64, 'a'),
    xmlBytes: 8123,
    zipSha256: place.toString(16).padStart(64, 'b'),
    zipBytes: 4000,
    messages: [],
    issuedAt: at,
    events: EVENTS.map((event) => ({ at, event, detail: '' })),
  };
}
