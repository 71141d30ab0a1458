import { COUNTIES, type County } from '@/domain/identifiers/counties';
import { fold } from '@/domain/text/fold';

/** Plate letters name one county: then only that one is offered, so that Tab cannot take another („B” begins eight names). */
export function matchingCounties(query: string): readonly County[] {
  const wanted = fold(query);
  const byPlate = COUNTIES.filter(({ plate }) => fold(plate) === wanted);
  return byPlate.length > 0 ? byPlate : COUNTIES.filter(({ name }) => fold(name).startsWith(wanted));
}
