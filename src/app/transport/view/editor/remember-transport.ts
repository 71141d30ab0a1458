/** What a declaration teaches for the next one: its carrier, its vehicle and trailers. Never stands in the way of declaring. */
import type { Transporter, TransporterContent } from '@/api/entities/transporter';
import { transporterRows } from '@/db/collections/transporter';
import type { CommandContext } from '@/db/command-context';
import { plateOf } from '@/domain/transport/draft/declaration-of-draft';
import type { TransportData } from '@/domain/transport/model/declaration';

export async function rememberTransport(
  commands: CommandContext,
  transporters: readonly Transporter[],
  data: TransportData,
): Promise<void> {
  const known = carrierOf(transporters, data);
  if (known === undefined) {
    await transporterRows.add(commands, withVehicle(newTransporter(data), data));
    return;
  }
  const { id: _, ...content } = known;
  const after = withVehicle(content, data);
  if (after !== content) await transporterRows.update(commands, known.id, content, after);
}

/** The carrier among those that are known; undefined where it is a new one. */
export function carrierOf(transporters: readonly Transporter[], data: TransportData): Transporter | undefined {
  return transporters.find((one) => isSame(one, data));
}

function isSame({ code, name }: Transporter, { organiserCode, organiserName }: TransportData): boolean {
  return organiserCode === '' ? name === organiserName : code === organiserCode;
}

export function newTransporter({ organiserName, organiserCountry, organiserCode }: TransportData): TransporterContent {
  const none = { vehicles: [], trailers: [], drivers: [], routes: [], notes: '' };
  return { name: organiserName, country: organiserCountry, code: organiserCode, ...none };
}

/** With the vehicle, and with the trailers that now go with it; the same content where nothing is new. */
export function withVehicle(content: TransporterContent, data: TransportData): TransporterContent {
  const [plate, firstTrailer, secondTrailer] = [data.vehicle, data.firstTrailer, data.secondTrailer].map(plateOf);
  if (plate === undefined || plate === '') return content;
  const trailers = { firstTrailer: firstTrailer ?? '', secondTrailer: secondTrailer ?? '' };
  const known = content.vehicles.find((one) => one.plate === plate);
  if (known === undefined) return { ...content, vehicles: [...content.vehicles, { plate, ...trailers, note: '' }] };
  if (known.firstTrailer === trailers.firstTrailer && known.secondTrailer === trailers.secondTrailer) return content;
  return { ...content, vehicles: content.vehicles.map((one) => (one === known ? { ...one, ...trailers } : one)) };
}
