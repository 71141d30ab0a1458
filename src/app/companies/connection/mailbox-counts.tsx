import { CircleAlert, CircleX, Clock, type LucideIcon, ShieldCheck } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { CountAllDataClient, type MessageCounts } from '@/api/calls/mailbox-calls';
import type { CompanyId } from '@/api/ids';
import { useWorkspace } from '@/app/state/workspace';
import { countText } from '@/app/ui/words/amount-text';
import { mailboxTexts } from './connection-texts';

interface MailboxCountsProps {
  readonly company: CompanyId;
  /** Where they stand; not drawn while there are none. */
  readonly children: (counts: ReactNode) => ReactNode;
}

/** What has become of all that ANAF lists for the company; nothing where the server cannot be asked. */
export function MailboxCounts({ company, children }: MailboxCountsProps): ReactNode {
  const { ask } = useWorkspace();
  const [counts, setCounts] = useState<MessageCounts>();
  useEffect(() => {
    let left = false;
    void ask(CountAllDataClient, { params: undefined, body: { company, refresh: false } }).then((answer) => {
      if (!left && answer.ok) setCounts(answer.result);
    });
    return () => {
      left = true;
    };
  }, [ask, company]);
  if (counts === undefined || counts.total === 0) return null;
  const { safe, waiting, endangered, lost } = counts;
  return children(
    <ul className="flex flex-col gap-2 text-13">
      <Count icon={ShieldCheck} look="text-ok-fill" words={mailboxTexts.safe} count={safe} />
      <Count icon={Clock} look="text-idle-fill" words={mailboxTexts.waiting} count={waiting - endangered} />
      <Count
        icon={CircleAlert}
        look={endangered > 0 ? 'text-wait-fill' : 'text-idle-fill'}
        words={mailboxTexts.endangered}
        count={endangered}
      />
      <Count
        icon={CircleX}
        look={lost > 0 ? 'text-bad-fill' : 'text-idle-fill'}
        words={mailboxTexts.lost}
        count={lost}
      />
    </ul>,
  );
}

interface CountProps {
  readonly icon: LucideIcon;
  readonly look: string;
  readonly words: string;
  readonly count: number;
}

function Count({ icon: Icon, look, words, count }: CountProps): ReactNode {
  return (
    <li className="flex items-center gap-2">
      <Icon aria-hidden="true" className={`shrink-0 ${look}`} size={16} strokeWidth={1.75} />
      <span className="min-w-0 flex-1">{words}</span>
      <span className="tabular-nums">{countText(count)}</span>
    </li>
  );
}
