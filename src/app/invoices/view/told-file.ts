/** What the card of a file says of it: how the official rules judge it, or why they do not. */
import type { Tone } from '@/app/ui/states/tone';
import { countedNoun } from '@/app/ui/words/amount-text';
import { sha256Hex } from '@/db/archive/sha256-hex';
import { DEFAULT_XML_LIMITS } from '@/domain/xml/xml-limits';
import { documentWorker } from '@/workers/document/document-worker';
import type { InspectedDocument } from '@/workers/document/inspect-document';
import type { HandedFile } from '../archive/handed-files';
import { filesTexts } from './files-texts';
import { isFatal } from './side/is-fatal';

export interface ToldFile {
  /** '' where it was not read. */
  readonly sha256: string;
  readonly kind: InspectedDocument['kind'] | 'too-large';
  readonly errors: number;
  readonly warnings: number;
}

export async function tellFile(content: Blob, signal: AbortSignal): Promise<ToldFile> {
  if (content.size > DEFAULT_XML_LIMITS.maxSize) return { sha256: '', kind: 'too-large', errors: 0, warnings: 0 };
  const bytes = new Uint8Array(await content.arrayBuffer());
  const { kind, findings } = await documentWorker.call<InspectedDocument>(
    async (api) => api.inspectDocument(bytes),
    signal,
  );
  const errors = findings.filter(isFatal).length;
  return { sha256: await sha256Hex(bytes), kind, errors, warnings: findings.length - errors };
}

/** `told` undefined: not read yet. `same`: the file of the same bytes that stands before it. */
export function toldWords(told: ToldFile | undefined, same: string | undefined): readonly [string, Tone] {
  if (told === undefined) return [filesTexts.reading, 'idle'];
  if (same !== undefined) return [filesTexts.sameShort(same), 'wait'];
  const { kind, errors, warnings } = told;
  if (kind === 'too-large') return [filesTexts.tooLarge, 'bad'];
  if (kind === 'unreadable') return [filesTexts.unreadable, 'bad'];
  if (kind === 'cii') return [filesTexts.cii, 'wait'];
  if (kind === 'other') return [filesTexts.other, 'wait'];
  const parts = [
    ...(errors > 0 ? [countedNoun(errors, ...filesTexts.errors)] : [filesTexts.accepted]),
    ...(warnings > 0 ? [countedNoun(warnings, ...filesTexts.warnings)] : []),
  ];
  return [parts.join(', '), errors > 0 ? 'bad' : 'ok'];
}

/** The name of the first file with the same bytes, where another one is; `told` is by place. */
export function firstOfSame(
  files: readonly HandedFile[],
  told: readonly (ToldFile | undefined)[],
  at: number,
): string | undefined {
  const sha256 = told[at]?.sha256 ?? '';
  const first = sha256 === '' ? at : told.findIndex((one) => one?.sha256 === sha256);
  return first === at ? undefined : files[first]?.name;
}
