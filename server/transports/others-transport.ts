/** Declarations that this program did not make, as rows of the company's list. */
import * as v from 'valibot';
import type { Transport } from '@/api/entities/transport';
import { type EntityId, entityIdSchema } from '@/api/ids';
import { sameValue } from '@/domain/merge/same-value';
import { sha256Hex } from '../filings/sha256-hex';
import type { CarriedTransport, ListedTransport } from '../outside/etransport/etransport-port';

/** The company's own, by another program or by ANAF's form. The same object where nothing changed. */
export function listedTransport(
  companyId: number,
  listed: ListedTransport,
  before: Transport | undefined,
  now: number,
): Transport {
  const { partner, organiser } = listed;
  const vehicle = listed.changes.at(-1) ?? listed.vehicle;
  const said = {
    ...{ operation: short(listed.operation), startDate: listed.startDate },
    ...{ partnerCountry: short(partner.country), partnerCode: short(partner.code), partnerName: line(partner.name) },
    ...{ organiserCountry: short(organiser.country), organiserCode: short(organiser.code) },
    organiserName: line(organiser.name),
    ...{ vehicle: short(vehicle.vehicle), firstTrailer: short(vehicle.firstTrailer) },
    secondTrailer: short(vehicle.secondTrailer),
    ...{ lines: listed.lines, netWeight: short(listed.netWeight), grossWeight: short(listed.grossWeight) },
    value: short(listed.value),
  };
  return renewed(before, { ...begun(companyId, listed.uit, 'elsewhere', now), ...before, ...said });
}

/**
 * Of another, which this company carries; of its own ones only the end of the UIT is learned here. Undefined where there is nothing to
 * learn.
 */
export function carriedTransport(
  companyId: number,
  cif: string,
  carried: CarriedTransport,
  before: Transport | undefined,
  now: number,
): Transport | undefined {
  const { expiresOn } = carried;
  if (before !== undefined && before.origin !== 'carried') return renewed(before, { ...before, expiresOn });
  // The company's own, which its list tells in time.
  if (carried.declarantCode === cif) return undefined;
  const said = {
    ...{ expiresOn, startDate: carried.startDate, from: line(carried.from), to: line(carried.to) },
    ...{ vehicle: short(carried.vehicle), firstTrailer: short(carried.firstTrailer) },
    ...{ secondTrailer: short(carried.secondTrailer), organiserCode: short(carried.organiserCode) },
    ...{ organiserName: line(carried.organiserName), declarantCode: short(carried.declarantCode) },
    declarantName: line(carried.declarantName),
  };
  return renewed(before, { ...begun(companyId, carried.uit, 'carried', now), ...before, ...said });
}

function renewed(before: Transport | undefined, after: Transport): Transport {
  return before !== undefined && sameValue(before, after) ? before : after;
}

function begun(companyId: number, uit: string, origin: Transport['origin'], now: number): Transport {
  return {
    ...{ id: idOfUit(companyId, uit), origin, uit, expiresOn: '', operation: '', startDate: '' },
    ...{ vehicle: '', firstTrailer: '', secondTrailer: '', partnerCountry: '', partnerCode: '', partnerName: '' },
    ...{ organiserCountry: '', organiserCode: '', organiserName: '', from: '', to: '', lines: 0, goods: '' },
    ...{ papers: '', netWeight: '', grossWeight: '', value: '', declaredAt: new Date(now).toISOString(), steps: [] },
  };
}

/** The same row for the same UIT, whoever hears of it first. */
function idOfUit(companyId: number, uit: string): EntityId {
  const hash = sha256Hex(Buffer.from(`transport ${String(companyId)} ${uit}`));
  const parts = [hash.slice(0, 8), hash.slice(8, 12), `8${hash.slice(13, 16)}`, `8${hash.slice(17, 20)}`];
  return v.parse(entityIdSchema, [...parts, hash.slice(20, 32)].join('-'));
}

const short = (text: string): string => text.slice(0, 60);
const line = (text: string): string => text.slice(0, 300);
