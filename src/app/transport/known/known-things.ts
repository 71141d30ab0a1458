/** What the company's declarations and carriers have in store for the next one: vehicles, trailers, codes, ways. Pure. */
import type { Product } from '@/api/entities/product';
import type { Transport } from '@/api/entities/transport';
import type { Transporter } from '@/api/entities/transporter';
import { platesOf } from '@/db/transport/transport-row';
import type { UsedTariff } from '@/domain/transport/tariff/tariff-search';

export interface KnownVehicle {
  readonly plate: string;
  readonly firstTrailer: string;
  readonly secondTrailer: string;
  /** Its make or its driver, and whose it is. */
  readonly note: string;
  /** `yyyy-MM-dd` of its last transport; '' never. */
  readonly last: string;
}

/** A way that was driven: from its last declaration. */
export interface KnownRoute {
  readonly transport: string;
  readonly partner: string;
  readonly from: string;
  readonly to: string;
  readonly vehicle: string;
  readonly goods: string;
  readonly last: string;
  readonly times: number;
}

export interface KnownThings {
  readonly transporters: readonly Transporter[];
  readonly vehicles: readonly KnownVehicle[];
  readonly trailers: readonly string[];
  readonly tariffs: readonly UsedTariff[];
  readonly routes: readonly KnownRoute[];
}

export const NOTHING_KNOWN: KnownThings = { transporters: [], vehicles: [], trailers: [], tariffs: [], routes: [] };

export interface Sources {
  readonly transporters: readonly Transporter[];
  /** The newest first. */
  readonly transports: readonly Transport[];
  readonly products: readonly Product[];
}

export function knownThings({ transporters, transports, products }: Sources): KnownThings {
  const own = transports.filter(({ origin }) => origin === 'own');
  return {
    transporters,
    vehicles: vehiclesOf(transporters, own),
    trailers: trailersOf(transporters, own),
    tariffs: tariffsOf(own, products),
    routes: routesOf(own),
  };
}

/** The last used first; those that were never used behind them. */
function vehiclesOf(transporters: readonly Transporter[], transports: readonly Transport[]): readonly KnownVehicle[] {
  const found = new Map<string, KnownVehicle>();
  for (const item of transports) {
    const { vehicle, firstTrailer, secondTrailer } = platesOf(item);
    if (vehicle === '' || found.has(vehicle)) continue;
    found.set(vehicle, { plate: vehicle, firstTrailer, secondTrailer, note: item.organiserName, last: item.startDate });
  }
  for (const { name, vehicles } of transporters) {
    for (const { plate, firstTrailer, secondTrailer, note } of vehicles) {
      const words = [note, name].filter((text) => text !== '').join(' · ');
      const used = found.get(plate);
      if (plate === '') continue;
      found.set(
        plate,
        used === undefined ? { plate, firstTrailer, secondTrailer, note: words, last: '' } : { ...used, note: words },
      );
    }
  }
  return [...found.values()];
}

function trailersOf(transporters: readonly Transporter[], transports: readonly Transport[]): readonly string[] {
  const used = transports.map(platesOf).flatMap(({ firstTrailer, secondTrailer }) => [firstTrailer, secondTrailer]);
  const kept = transporters.flatMap(({ trailers, vehicles }) => [
    ...trailers,
    ...vehicles.flatMap(({ firstTrailer, secondTrailer }) => [firstTrailer, secondTrailer]),
  ]);
  return [...new Set([...used, ...kept])].filter((plate) => plate !== '');
}

/** Lists of a product's code that hold the Combined Nomenclature (definitions of products). */
const TARIFF_LISTS = new Set(['TSP', 'HS']);
/** The summary of a declaration's goods: name and code, joined by commas. */
const NAMED_CODE = /(.+?) (\d{4}(?:\d{2}){0,2})(?:, |$)/g;

function tariffsOf(transports: readonly Transport[], products: readonly Product[]): readonly UsedTariff[] {
  const found = new Map<string, UsedTariff>();
  for (const { goods, startDate } of transports) {
    for (const [, name = '', code = ''] of goods.matchAll(NAMED_CODE)) {
      const known = found.get(code);
      found.set(
        code,
        known === undefined ? { code, name, times: 1, last: startDate } : { ...known, times: known.times + 1 },
      );
    }
  }
  for (const { name, classificationCode, classificationList } of products) {
    const code = classificationCode.replaceAll(/\D/g, '');
    if (!TARIFF_LISTS.has(classificationList) || code.length < 4 || found.has(code)) continue;
    found.set(code, { code, name, times: 0, last: '' });
  }
  return [...found.values()];
}

const MOST_ROUTES = 30;

function routesOf(transports: readonly Transport[]): readonly KnownRoute[] {
  const found = new Map<string, KnownRoute>();
  for (const { id, partnerName, from, to, goods, startDate, ...item } of transports) {
    const key = `${partnerName}\n${from}\n${to}`;
    const known = found.get(key);
    const { vehicle } = platesOf({ ...item, id, partnerName, from, to, goods, startDate });
    const route = { transport: id, partner: partnerName, from, to, vehicle, goods, last: startDate, times: 1 };
    found.set(key, known === undefined ? route : { ...known, times: known.times + 1 });
  }
  return [...found.values()].slice(0, MOST_ROUTES);
}
