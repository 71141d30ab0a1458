/**
 * Partners that are written more than once, and what one of them all would be. Pure, and the same on every device: two people
 * who merge the same partners keep the same one and fill it alike.
 */
import type { PartnerContent } from '@/api/entities/partner';
import { cuiDigits } from '@/domain/identifiers/cui';
import { fold } from '@/domain/text/fold';
import type { DefinitionField } from '../../definition-field';
import type { DefinitionRow } from '../../definition-list';

type PartnerRow = DefinitionRow<PartnerContent>;
type PartnerField = DefinitionField<PartnerContent>;

export interface PartnerGroup {
  readonly kept: PartnerRow;
  readonly others: readonly PartnerRow[];
  /** What the kept one lacks and the others have. */
  readonly changes: Partial<PartnerContent>;
  /** Fields that are filled. */
  readonly taken: readonly PartnerField[];
  /** Fields that the others have written otherwise; they are not taken. */
  readonly differing: readonly PartnerField[];
}

/** Same fiscal code, or same name where one of the two has no code; never two with different codes. */
export function duplicatePartners(
  rows: readonly PartnerRow[],
  fields: readonly PartnerField[],
): readonly PartnerGroup[] {
  const groups = new Map<string, PartnerRow[]>();
  const codeByName = new Map<string, Set<string>>();
  for (const { content } of rows) if (codeOf(content) !== '') setOf(codeByName, nameOf(content)).add(codeOf(content));
  for (const row of rows) {
    const code = codeOf(row.content);
    const known = codeByName.get(nameOf(row.content)) ?? new Set();
    const [only] = known;
    // A name that two codes bear belongs to neither.
    const key = code !== '' ? code : known.size === 1 && only !== undefined ? only : `name ${nameOf(row.content)}`;
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups.values()].filter((group) => group.length > 1).map((group) => mergedGroup(group, fields));
}

function mergedGroup(group: readonly PartnerRow[], fields: readonly PartnerField[]): PartnerGroup {
  const written = ({ content }: PartnerRow): number => fields.filter(({ get }) => get(content) !== '').length;
  const [kept, ...others] = [...group].sort((a, b) => written(b) - written(a) || (a.id < b.id ? -1 : 1));
  if (kept === undefined) throw new Error('A group has partners.');
  const flags = (field: PartnerField): boolean => field.kind === 'checkbox';
  let after = kept.content;
  const taken: PartnerField[] = [];
  const differing: PartnerField[] = [];
  for (const field of fields.filter((one) => !flags(one))) {
    const theirs = others.map(({ content }) => field.get(content)).find((value) => value !== '');
    const mine = field.get(kept.content);
    if (theirs === undefined) continue;
    if (mine === '') {
      after = { ...after, ...field.set(after, theirs) };
      if (field.get(after) === theirs) taken.push(field);
    } else if (others.some(({ content }) => !['', mine].includes(field.get(content)))) differing.push(field);
  }
  return { kept, others, changes: changedFields(kept.content, after), taken, differing };
}

function changedFields(before: PartnerContent, after: PartnerContent): Partial<PartnerContent> {
  const was = new Map<string, unknown>(Object.entries(before));
  // Object.entries forgets the keys' types; these are the content's own.
  return Object.fromEntries(
    Object.entries(after).filter(([name, value]) => was.get(name) !== value),
  ) as Partial<PartnerContent>;
}

const codeOf = ({ taxId }: PartnerContent): string => cuiDigits(taxId) ?? fold(taxId).replaceAll(/\s/g, '');
const nameOf = ({ name }: PartnerContent): string => fold(name).trim();

function setOf(sets: Map<string, Set<string>>, key: string): Set<string> {
  const set = sets.get(key) ?? new Set<string>();
  sets.set(key, set);
  return set;
}
