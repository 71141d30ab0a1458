/** Rows as people write them. */
import * as v from 'valibot';
import type { PartnerContent } from '@/api/entities/partner';
import { type Lease, type Serial, serialSchema } from '@/api/entities/serial';
import { type CompanyId, type EntityId, entityIdSchema, type Version, versionSchema } from '@/api/ids';
import type { CondicaDatabase } from '@/db/condica-database';
import type { IssueSummary } from '@/db/invoices/issue-summary';
import { withBase } from '@/db/numbers/stored-lease';
import { emptyDraft } from '@/domain/invoice/empty-draft';
import type { InvoiceDraft } from '@/domain/invoice/invoice-draft';
import { decimalText } from '@/domain/money/decimal-text';
import { newLease } from '@/domain/numbering/lease';
import { DEVICE } from './test-database';

export function entityId(text: string): EntityId {
  return v.parse(entityIdSchema, text);
}

export function version(number: number): Version {
  return v.parse(versionSchema, number);
}

export const PARTNER: PartnerContent = {
  external: false,
  name: 'Brutăria Țărănească SRL',
  taxId: '14399840',
  vatRegistered: true,
  vatCheckedOn: '',
  registration: 'J40/1234/2002',
  address: { line1: 'Str. Morii 4', city: 'Sibiu', postCode: '550001', countrySubdivision: 'RO-SB', country: 'RO' },
  contactName: '',
  email: '',
  telephone: '',
  iban: '',
  bank: '',
  paymentTermDays: '',
  notes: '',
};

export const SERIAL: Serial = v.parse(serialSchema, {
  id: '00000000-0000-4000-8000-00000000005e',
  prefix: 'FCT-',
  width: 4,
  firstNumber: 1,
  type: 'FCT',
  place: '',
  responsible: '',
});

export function lease(overrides: Partial<Lease> = {}): Lease {
  return {
    id: entityId('00000000-0000-4000-8000-00000000001e'),
    serialId: SERIAL.id,
    deviceId: DEVICE,
    deviceName: 'Chrome pe Linux',
    from: 1,
    to: 10,
    usedTo: 0,
    lastDate: '',
    state: 'open',
    grantedAt: '2026-03-01T08:00:00.000Z',
    ...overrides,
  };
}

/** A series with a lease, as a pull leaves them. */
export async function putSerialAndLease(
  db: CondicaDatabase,
  companyId: CompanyId,
  overrides: Partial<Lease> = {},
): Promise<void> {
  const base = lease(overrides);
  await db.serial.put({
    id: SERIAL.id,
    companyId,
    version: version(1),
    base: SERIAL,
    pending: [],
    shown: SERIAL,
    sortKey: 'fct-',
  });
  const numbers = withBase(base, newLease(base.from, base.to));
  await db.lease.put({ id: base.id, companyId, version: version(2), base, numbers, taken: [] });
}

const SELLER = {
  name: 'Moara Veche SRL',
  taxId: '18547290',
  vatRegistered: true,
  registration: '',
  address: PARTNER.address,
  email: '',
  telephone: '',
  contactName: '',
  legalForm: '',
  tradingName: '',
};

export function draftOf(overrides: Partial<InvoiceDraft> = {}): InvoiceDraft {
  const draft = emptyDraft({ serialId: SERIAL.id, issueDate: '2026-03-02', seller: SELLER });
  return { ...draft, ...overrides };
}

export function summaryOf(number: string, issueDate = '2026-03-02'): IssueSummary {
  return {
    type: 'FCT',
    typeCode: '380',
    number,
    issueDate,
    dueDate: '',
    partnerName: PARTNER.name,
    partnerTaxId: PARTNER.taxId,
    currency: 'RON',
    net: decimalText('100.00'),
    vat: decimalText('21.00'),
    total: decimalText('121.00'),
    vatInLei: '',
  };
}

export const SHA = 'a'.repeat(64);
