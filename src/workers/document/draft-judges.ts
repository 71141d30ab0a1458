import type { InvoiceDraft } from '../../domain/invoice/invoice-draft';
import { createDraftJudge, type DraftJudge, type JudgedFinding } from './judge-draft';

/** Open editors at once: one a tab and company, with some over for those that are being left. */
const MOST_SESSIONS = 4;

/** The judges of the open drafts, by the name their editor chose; beyond the bound the longest unused is let go. */
export class DraftJudges {
  private readonly judges = new Map<string, DraftJudge>();

  /** A session that is not known begins here: the worker may have been stopped and started since. */
  judge(session: string, draft: InvoiceDraft, number: string): readonly JudgedFinding[] {
    const judge = this.judges.get(session) ?? createDraftJudge();
    this.judges.delete(session);
    this.judges.set(session, judge);
    for (const oldest of [...this.judges.keys()].slice(0, -MOST_SESSIONS)) this.judges.delete(oldest);
    return judge(draft, number);
  }

  close(session: string): void {
    this.judges.delete(session);
  }

  get open(): number {
    return this.judges.size;
  }
}
