/** Work of the PDF worker on many documents, in sight, and the names of those that cannot be had. */
import { type AlertPorts, OUTCOME } from '@/app/state/work-alert';
import { pdfName, safeName } from '@/workers/document/file-names';
import type { NextPdfs, NumberedPdfRequest } from '@/workers/pdf/pdf-zip';
import { chosenLook } from './chosen-look';
import { documentProof } from './document-proof';
import type { DocumentAnswer } from './document-source';
import type { PdfMaking } from './make-invoice-pdf';
import { pdfMakingTexts } from './pdf-making-texts';
import type { ShownItem } from './shown-item';
import { type WorkWords, workInSight } from './work-in-sight';

export interface ManyDocuments extends AlertPorts {
  readonly itemsOf: (ids: readonly string[]) => Promise<readonly ShownItem[]>;
  readonly xmlOf: (item: ShownItem) => Promise<DocumentAnswer>;
  /** As for one (make-invoice-pdf.ts). */
  readonly lookOf: PdfMaking['lookOf'];
  readonly atTest: boolean;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

export interface ManyMade {
  readonly made: number;
  /** Numbers. */
  readonly notMade: readonly string[];
  /** Characters that the paper's fonts lack, of all. */
  readonly missing: readonly string[];
}

/** Rejects where the worker cannot be had, and when the signal fires. */
export type WorkOnMany<Answer extends ManyMade> = (
  next: NextPdfs,
  progress: (done: number) => void,
  signal: AbortSignal,
) => Promise<Answer>;

export interface ManyWords extends WorkWords {
  readonly absent: (numbers: readonly string[], some: boolean) => string;
  readonly notMade: (numbers: readonly string[]) => string;
  readonly lookMissing: (numbers: readonly string[]) => string;
}

interface ManyOrder<Answer extends ManyMade> {
  readonly ids: readonly string[];
  readonly words: ManyWords;
  readonly work: WorkOnMany<Answer>;
  readonly done: (answer: Answer) => void;
  /** Of its file, the folders it stands in first; number and partner where none is said. */
  readonly nameOf?: (item: ShownItem) => readonly string[];
}

/** So many documents are read at once, and go to the worker together. */
const GROUP = 8;

/** Stopped by the person it does and says nothing, and answers false. */
export function workOnMany<Answer extends ManyMade>(
  many: ManyDocuments,
  { ids, words, work, done, nameOf = numberAndPartner }: ManyOrder<Answer>,
): Promise<boolean> {
  const lacking: Lacking = { absent: [], lookless: [] };
  return workInSight(many, words, ids.length, async (progress, signal) => {
    const counted = (made: number): void => progress(made + lacking.absent.length);
    const answer = await work(groupsOf(many, { ids, nameOf }, lacking, signal), counted, signal);
    return () => {
      done(answer);
      tellOf(many, words, answer, lacking);
    };
  });
}

function numberAndPartner({ number, partnerName }: ShownItem): readonly string[] {
  return [pdfName(number, partnerName)];
}

/** Numbers, as they are met. */
interface Lacking {
  /** That are not to be had. */
  readonly absent: string[];
  /** Whose look has not come to this device. */
  readonly lookless: string[];
}

interface NamedIds {
  readonly ids: readonly string[];
  readonly nameOf: (item: ShownItem) => readonly string[];
}

function groupsOf(many: ManyDocuments, { ids, nameOf }: NamedIds, lacking: Lacking, signal: AbortSignal): NextPdfs {
  let from = 0;
  return async () => {
    if (signal.aborted || from >= ids.length) return null;
    const group = ids.slice(from, from + GROUP);
    from += GROUP;
    return requestsOf(many, await many.itemsOf(group), { nameOf, lacking });
  };
}

async function requestsOf(
  { xmlOf, lookOf, atTest, now }: ManyDocuments,
  items: readonly ShownItem[],
  { nameOf, lacking: { absent, lookless } }: Pick<NamedIds, 'nameOf'> & { readonly lacking: Lacking },
): Promise<readonly NumberedPdfRequest[]> {
  const answers = await Promise.all(
    items.map(async (item) => ({ item, answer: await xmlOf(item), look: await lookOf(item) })),
  );
  return answers.flatMap(({ item, answer, look }) => {
    const { number, author = '' } = item;
    if (answer.kind !== 'found') {
      absent.push(number);
      return [];
    }
    if (look === 'missing') lookless.push(number);
    const xmlName = safeName(`${number}.xml`);
    const proof = documentProof(item, atTest);
    const name = nameOf(item).map(safeName).join('/');
    return [{ name, number, xml: answer.bytes, xmlName, proof, author, madeAt: now(), ...chosenLook(look) }];
  });
}

/** So many letters are named. */
const LETTERS_NAMED = 12;

function tellOf(
  { tell }: ManyDocuments,
  words: ManyWords,
  { made, notMade, missing }: ManyMade,
  { absent, lookless }: Lacking,
): void {
  const said = {
    absent: absent.length === 0 ? '' : words.absent(absent, made > 0),
    lookless: lookless.length === 0 ? '' : words.lookMissing(lookless),
    notMade: notMade.length === 0 ? '' : words.notMade(notMade),
    letters: missing.length === 0 ? '' : pdfMakingTexts.missing(missing.slice(0, LETTERS_NAMED).join(' ')),
  };
  // Each in the place of the one before it: they stay, and would put what else stays out of the list.
  for (const [kind, message] of Object.entries(said))
    if (message !== '') tell({ ...OUTCOME, id: `${words.id}-${kind}`, type: 'warning', message });
}
