/** What a person changes of the particulars, field by field, over what is saved: pure. */
import * as v from 'valibot';
import { type ParticularsContent, particularsContentSchema } from '@/api/entities/particulars';
import { normalizeCountyAndCity } from '@/domain/identifiers/romanian-address';
import { sameValue } from '@/domain/merge/same-value';

/** The values typed, and those that stood in their fields when they were first touched. */
export interface ParticularsChange {
  readonly base: Partial<ParticularsContent>;
  readonly changes: Partial<ParticularsContent>;
}

export const NO_CHANGE: ParticularsChange = { base: {}, changes: {} };

/** A field that has again what stood there is no change. */
export function changedBy(
  change: ParticularsChange,
  saved: ParticularsContent,
  part: Partial<ParticularsContent>,
): ParticularsChange {
  const base = { ...pick(saved, part), ...change.base };
  const changes: Partial<ParticularsContent> = { ...change.changes, ...part };
  const fields = (Object.keys(changes) as (keyof ParticularsContent)[]).filter(
    (field) => !sameValue(changes[field], base[field]),
  );
  return { base: pickFields(base, fields), changes: pickFields(changes, fields) };
}

export function isChanged({ changes }: ParticularsChange): boolean {
  return Object.keys(changes).length > 0;
}

/** As the contract takes them: without blanks around, the account without blanks, the place as ANAF writes it. */
export function asSaved(content: ParticularsContent): ParticularsContent {
  const { address } = content;
  const texts = Object.entries(content).map(([field, value]) => [
    field,
    typeof value === 'string' ? value.trim() : value,
  ]);
  return {
    ...(Object.fromEntries(texts) as ParticularsContent),
    iban: content.iban.replaceAll(/\s/g, '').toUpperCase(),
    address: { ...address, ...normalizeCountyAndCity(address.country, address.countrySubdivision, address.city) },
    vatOnCollection: content.vatRegistered && content.vatOnCollection,
  };
}

/** As it is kept on the device until it is saved; what is being typed may be wrong, only its form counts. */
const content = v.partial(v.object({ ...particularsContentSchema.entries, name: v.string() }));
const keptSchema = v.object({ base: content, changes: content });

export function changeFromText(text: string | undefined): ParticularsChange {
  if (text === undefined) return NO_CHANGE;
  try {
    const read = v.safeParse(keptSchema, JSON.parse(text));
    // Fields that are absent stay absent.
    return read.success ? (read.output as ParticularsChange) : NO_CHANGE;
  } catch {
    return NO_CHANGE;
  }
}

function pick(from: ParticularsContent, fields: object): Partial<ParticularsContent> {
  return pickFields(from, Object.keys(fields) as (keyof ParticularsContent)[]);
}

function pickFields(
  from: Partial<ParticularsContent>,
  fields: readonly (keyof ParticularsContent)[],
): Partial<ParticularsContent> {
  return Object.fromEntries(fields.flatMap((field) => (field in from ? [[field, from[field]]] : [])));
}
