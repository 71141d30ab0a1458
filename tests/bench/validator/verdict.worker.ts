/** The validator in a browser's worker, with its clock inside, so that no message is measured. */
import { validate } from '@/domain/invoice/validation/validate';
import { bestOfSlices, bestRound } from './timing';

/** A set of documents together, or one document by itself. */
export interface VerdictTask {
  readonly documents: readonly string[];
  readonly rounds: number;
}

export interface VerdictTimes {
  /** Milliseconds of all documents together, best rounds. */
  readonly ms: number;
  readonly accepted: number;
}

function measure({ documents, rounds }: VerdictTask): VerdictTimes {
  const accepted = documents.filter((xml) => validate(xml).accepted).length;
  const [only] = documents;
  const ms =
    documents.length === 1 && only !== undefined
      ? bestRound(rounds, () => validate(only))
      : bestOfSlices(documents, rounds, validate);
  return { ms, accepted };
}

addEventListener('message', ({ data }: MessageEvent<VerdictTask>) => postMessage(measure(data)));
