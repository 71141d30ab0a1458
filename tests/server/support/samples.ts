/** Rows as devices make them. */
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { type Draft, draftSchema } from '@/api/entities/invoice-draft';
import type { Partner } from '@/api/entities/partner';
import type { Serial } from '@/api/entities/serial';
import {
  type CompanyId,
  companyIdSchema,
  type DeviceId,
  deviceIdSchema,
  type EntityId,
  entityIdSchema,
  type Version,
  versionSchema,
} from '@/api/ids';
import { emptyDraft } from '@/domain/invoice/empty-draft';

export function newEntityId(): EntityId {
  return v.parse(entityIdSchema, randomUUID());
}

export function newDeviceId(): DeviceId {
  return v.parse(deviceIdSchema, randomUUID());
}

export function companyId(id: number): CompanyId {
  return v.parse(companyIdSchema, id);
}

export function version(number: number): Version {
  return v.parse(versionSchema, number);
}

export function samplePartner(name: string, id: EntityId = newEntityId()): Partner {
  return {
    id,
    external: false,
    name,
    taxId: '13548146',
    vatRegistered: true,
    vatCheckedOn: '',
    registration: '',
    address: { line1: 'Str. Mică 2', city: 'Cluj-Napoca', postCode: '', countrySubdivision: 'RO-CJ', country: 'RO' },
    contactName: '',
    email: '',
    telephone: '',
    iban: '',
    bank: '',
    paymentTermDays: '',
    notes: '',
  };
}

export function sampleSerial(prefix: string, firstNumber = 1): Serial {
  return { id: newEntityId(), prefix, width: 4, firstNumber, type: 'FCT', place: 'București', responsible: 'Ana' };
}

/** A draft nobody has written much in; `notes` tells its versions apart. */
export function sampleDraft(notes = '', id: EntityId = newEntityId()): Draft & { readonly type: 'invoice' } {
  const { name, taxId, registration, address } = samplePartner('Firma SRL');
  const seller = { name, taxId, vatRegistered: true, registration, address, legalForm: '', tradingName: '' };
  const content = emptyDraft({
    serialId: '',
    issueDate: '2026-03-02',
    seller: { ...seller, email: '', telephone: '', contactName: '' },
  });
  const draft = v.parse(draftSchema, {
    ...{ id, type: 'invoice', deviceName: 'Chrome pe Linux', writtenAt: '2026-03-02T09:00:00.000Z' },
    content: { ...content, notes },
  });
  return { ...draft, type: 'invoice' };
}
