/** Whom people ask, and what they report. */
import { keepReport } from '../accounts/bug-report';
import { asUser } from '../database/as-user';
import type { MailParts } from '../mail/queue-mail';
import type { SupportSettings } from '../process/support-settings';
import type { AttemptLimit } from '../session/attempt-limit';
import type { CallHandlers } from './call-handler';
import { done, refused } from './reply';

interface SupportParts extends MailParts {
  readonly support: SupportSettings;
  readonly hasMail: boolean;
  /** By account. */
  readonly reports: AttemptLimit;
}

export function supportCalls(parts: SupportParts): Pick<CallHandlers, 'BugsReport' | 'GetSupport'> {
  const { support, hasMail, reports } = parts;
  const to = hasMail ? support.email : '';
  return {
    BugsReport: {
      kind: 'signed',
      run: async ({ body: { data, log } }, { userId }, db) => {
        const text = data.text.trim();
        if (text === '') return refused('invalid-request', { fields: ['data.text'] });
        const waitMs = await reports.take(String(userId));
        if (waitMs > 0) return refused('too-many-requests', { waitMs });
        return asUser(db, userId, async (tx) =>
          done(await keepReport(tx, { ...parts, to }, userId, { id: data.id, text, log })),
        );
      },
    },
    GetSupport: { kind: 'open', run: async () => done({ email: support.email, operator: support.operator }) },
  };
}
