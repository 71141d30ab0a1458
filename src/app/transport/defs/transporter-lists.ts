/** Vehicles, trailers and drivers as lines of text, and back; what is typed is never lost, also where it is no plate. Pure. */
import type { TransporterContent } from '@/api/entities/transporter';
import { plateOf } from '@/domain/transport/draft/declaration-of-draft';

type Vehicles = TransporterContent['vehicles'];
type Drivers = TransporterContent['drivers'];

export function vehiclesText(vehicles: Vehicles): string {
  return vehicles
    .map(({ plate, firstTrailer, secondTrailer, note }) =>
      withoutEnd([plate, firstTrailer, secondTrailer, note]).join(', '),
    )
    .join('\n');
}

export function vehiclesOf(text: string): Vehicles {
  return linesOf(text).map((line) => {
    const [plate = '', first = '', second = '', ...note] = line.split(',').map((part) => part.trim());
    return {
      plate: plateText(plate),
      firstTrailer: plateText(first),
      secondTrailer: plateText(second),
      note: note.join(', '),
    };
  });
}

export function driversText(drivers: Drivers): string {
  return drivers.map(({ name, telephone }) => withoutEnd([name, telephone]).join(', ')).join('\n');
}

export function driversOf(text: string): Drivers {
  return linesOf(text).map((line) => {
    const [name = '', telephone = ''] = line.split(',').map((part) => part.trim());
    return { name, telephone };
  });
}

export function platesText(plates: readonly string[]): string {
  return plates.join('\n');
}

export function platesIn(text: string): string[] {
  return linesOf(text).map(plateText);
}

/** A plate holds capital letters and digits alone, at most twenty. */
function plateText(typed: string): string {
  return plateOf(typed)
    .replaceAll(/[^0-9A-Z]/g, '')
    .slice(0, 20);
}

function linesOf(text: string): readonly string[] {
  return text.split('\n').filter((line) => line.trim() !== '');
}

function withoutEnd(parts: readonly string[]): readonly string[] {
  const last = parts.findLastIndex((part) => part !== '');
  return parts.slice(0, last + 1);
}
