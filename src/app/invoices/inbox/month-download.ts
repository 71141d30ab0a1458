/** The documents of a month of several companies, for one zip with folders and readable names. */
import type { Company } from '@/api/entities/company';
import type { DocumentFormat } from '@/db/archive/stored-document';
import { plainStem } from '@/workers/document/file-names';
import type { PackedFile } from '@/workers/document/pack-zip';
import type { DocumentAnswer } from '../archive/document-source';
import type { ShownItem } from '../archive/shown-item';
import type { CollectedDocuments } from '../archive/zip-of-documents';
import { inboxTexts } from './inbox-texts';

export interface MonthSource {
  readonly idsOf: (company: Company, direction: 'out' | 'in') => Promise<readonly string[]>;
  readonly itemsOf: (ids: readonly string[]) => Promise<readonly ShownItem[]>;
  readonly documentOf: (company: Company, item: ShownItem) => Promise<DocumentAnswer>;
}

export interface MonthDocuments {
  readonly company: Company;
  readonly direction: 'out' | 'in';
  readonly ids: readonly string[];
}

/** What there is, before anything is fetched. */
export async function documentsOfMonth(
  companies: readonly Company[],
  { idsOf }: Pick<MonthSource, 'idsOf'>,
): Promise<readonly MonthDocuments[]> {
  const parts: MonthDocuments[] = [];
  for (const company of companies)
    for (const direction of ['in', 'out'] as const)
      parts.push({ company, direction, ids: await idsOf(company, direction) });
  return parts.filter(({ ids }) => ids.length > 0);
}

interface CollectArgs {
  readonly parts: readonly MonthDocuments[];
  readonly month: string;
  readonly format: DocumentFormat;
  readonly source: Omit<MonthSource, 'idsOf'>;
  readonly progress: (done: number) => void;
  readonly signal: AbortSignal;
}

/** So many documents are asked for at once. */
const GROUP = 8;

/** `RO1/2026-11/primite/2026-11-25 Partener Număr.xml`. After the signal fires what was collected is given. */
export async function collectMonth(args: CollectArgs): Promise<CollectedDocuments> {
  const { parts, month, format, source, progress, signal } = args;
  const files: PackedFile[] = [];
  const absent: string[] = [];
  let missing = 0;
  let unreached = false;
  let done = 0;
  for (const { company, direction, ids } of parts)
    for (let from = 0; from < ids.length && !signal.aborted; from += GROUP) {
      const group = ids.slice(from, from + GROUP);
      const items = await source.itemsOf(group);
      missing += group.length - items.length;
      const answers = await Promise.all(
        items.map(async (item) => ({ item, answer: await source.documentOf(company, item) })),
      );
      const folders = foldersOf(company, month, direction);
      for (const { item, answer } of answers) {
        unreached ||= answer.kind === 'unavailable';
        if (answer.kind === 'found')
          files.push({ folders, name: `${readableName(item)}.${format}`, day: item.issueDate, bytes: answer.bytes });
        else absent.push(item.number);
      }
      done += group.length;
      progress(done);
    }
  return { files, missing: missing + absent.length, absent, unreached };
}

/** `RO1/2026-11/primite` */
export function foldersOf({ cif }: Pick<Company, 'cif'>, month: string, direction: 'out' | 'in'): readonly string[] {
  return [`RO${cif}`, month, inboxTexts.folders[direction]];
}

/** Where the PDF of each of the month's documents stands, and whose it is. */
export function placesOf(parts: readonly MonthDocuments[], month: string) {
  return new Map(
    parts.flatMap(({ company, direction, ids }) =>
      ids.map((id) => [id, { company, folders: foldersOf(company, month, direction) }] as const),
    ),
  );
}

/** Letters of a partner's name that come into the name of a file. */
const PARTNER_LETTERS = 60;

/** Without its ending. */
export function readableName({
  issueDate,
  partnerName,
  number,
}: Pick<ShownItem, 'issueDate' | 'partnerName' | 'number'>): string {
  // Marks of direction would turn the rest of a listing round.
  const partner = Array.from(partnerName.replaceAll(/\p{Cf}/gu, '').trim())
    .slice(0, PARTNER_LETTERS)
    .join('');
  return plainStem(`${issueDate} ${partner.trim()} ${number}`);
}
