/** What has happened to an invoice since it was issued, and what still will: kept here, at the server, in SPV, judged. */
import type { Standing } from '@/app/invoices/archive/shown-item';
import { issuedTexts } from './issued-texts';

export interface IssuedStep {
  readonly words: string;
  /** `now`: under way or waited for; `later`: after it; `stop`: only the person goes on; `bad`: refused. */
  readonly state: 'done' | 'now' | 'later' | 'stop' | 'bad';
}

const { steps } = issuedTexts;
const step = (words: string, state: IssuedStep['state']): IssuedStep => ({ words, state });
const KEPT = step(steps.kept, 'done');
const AT_SERVER = step(steps.atServer, 'done');
const SENT = step(steps.sent, 'done');
const VERDICT = step(steps.verdict, 'later');

/** A state that this version does not know is one the server still works on. */
export function issuedSteps(standing: Standing, online: boolean): readonly IssuedStep[] {
  switch (standing) {
    case 'queued':
      return [KEPT, step(online ? steps.toServer : steps.waitsForNetwork, 'now'), VERDICT];
    case 'held':
      return [KEPT, AT_SERVER, step(steps.held, 'stop')];
    case 'lost':
      return [step(steps.lost, 'stop')];
    case 'accepted':
    case 'duplicate':
      return [KEPT, AT_SERVER, SENT, step(steps.accepted, 'done')];
    case 'rejected':
      return [KEPT, AT_SERVER, SENT, step(steps.rejected, 'bad')];
    case 'refused':
      return [KEPT, step(steps.rejected, 'bad')];
    case 'doubtful':
      return [KEPT, AT_SERVER, step(steps.sought, 'now'), VERDICT];
    case 'recorded':
    case 'uploading':
      return [KEPT, AT_SERVER, step(steps.toAnaf, 'now'), VERDICT];
    default:
      return [KEPT, AT_SERVER, SENT, { ...VERDICT, state: 'now' }];
  }
}
