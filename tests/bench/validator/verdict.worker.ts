/** The validator in a browser's worker, with its clock inside, so that no message is measured. */
import { validate } from '@/domain/invoice/validation/validate';
import { bestOfSlices, bestRound } from './timing';

/** A set of documents together, or one document by itself, then so many times a round: a browser's clock has steps of 0.1 ms. */
export interface VerdictTask {
  readonly documents: readonly string[];
  readonly rounds: number;
  readonly times: number;
}

export interface VerdictTimes {
  /** Milliseconds of all documents together, best rounds. */
  readonly ms: number;
  readonly accepted: number;
}

function measure({ documents, rounds, times }: VerdictTask): VerdictTimes {
  const accepted = documents.filter((xml) => validate(xml).accepted).length;
  const [only] = documents;
  if (documents.length > 1 || only === undefined) return { ms: bestOfSlices(documents, rounds, validate), accepted };
  const repeated = bestRound(rounds, () => {
    for (let time = 0; time < times; time += 1) validate(only);
  });
  return { ms: repeated / times, accepted };
}

addEventListener('message', ({ data }: MessageEvent<VerdictTask>) => postMessage(measure(data)));
