import { type LucideIcon, Monitor, Smartphone } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { type AccountSession, EndSessions } from '@/api/calls/account-calls';
import { addAlert } from '@/app/state/alerts';
import { useWorkspace } from '@/app/state/workspace';
import { Button } from '@/app/ui/buttons/button';
import { Badge } from '@/app/ui/states/badge';
import { instantDayText } from '@/app/ui/words/date-words';
import { momentText } from '@/app/ui/words/moment-text';
import { accountTexts } from './account-texts';
import { failureWords } from './use-account';

const { sessions: texts } = accountTexts;

interface SessionsProps {
  readonly sessions: readonly AccountSession[];
  readonly reload: () => Promise<void>;
}

/** From where the account is open; one or all others can be ended. */
export function SessionsCard({ sessions, reload }: SessionsProps): ReactNode {
  const { ask } = useWorkspace();
  const [ending, setEnding] = useState<string>();
  const others = sessions.filter(({ current }) => !current).length;
  const end = async (which: string): Promise<void> => {
    setEnding(which);
    const answer = await ask(EndSessions, { params: undefined, body: { sessions: which } });
    setEnding(undefined);
    if (answer.ok) addAlert({ type: 'success', message: texts.ended(answer.result.ended) });
    else addAlert({ type: 'error', message: failureWords(answer.failure) });
    await reload();
  };
  return (
    <section aria-label={texts.head}>
      <div className="rounded-2 border border-border bg-surface">
        <div className="flex min-h-10 items-center justify-between gap-3 rounded-t-2 bg-sunken px-4 py-1.5">
          <h2 className="text-13 font-medium text-text-2">{texts.head}</h2>
          {others > 0 && (
            <Button size="sm" variant="danger" busy={ending === 'others'} onClick={() => void end('others')}>
              {texts.endOthers(others)}
            </Button>
          )}
        </div>
        <ul className="divide-y divide-border border-t border-border">
          {sessions.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              busy={ending === session.id}
              end={() => void end(session.id)}
            />
          ))}
        </ul>
      </div>
      <p className="mt-2 px-4 text-12 text-text-2">{texts.note}</p>
    </section>
  );
}

interface RowProps {
  readonly session: AccountSession;
  readonly busy: boolean;
  readonly end: () => void;
}

function SessionRow({ session, busy, end }: RowProps): ReactNode {
  const { device, network, current, lastUsedAt, until, remembered } = session;
  const name = device === '' ? texts.unknown : device;
  const Icon: LucideIcon = /Android|iOS/.test(device) ? Smartphone : Monitor;
  return (
    <li className="grid grid-cols-[1.6fr_1fr_1fr_1fr_auto] items-center gap-3 px-4 py-2.5 text-13 phone:grid-cols-[1fr_auto]">
      <span className="flex min-w-0 items-center gap-3">
        <Icon aria-hidden="true" size={18} strokeWidth={1.75} className="shrink-0 text-text-3" />
        <span className="min-w-0 truncate">{name}</span>
        {current && <Badge tone="ok">{texts.current}</Badge>}
      </span>
      <Fact label={texts.network}>{network}</Fact>
      <Fact label={texts.lastUsed}>{current ? texts.now : momentText(lastUsedAt, new Date())}</Fact>
      <Fact label={texts.until}>{remembered ? instantDayText(until) : texts.notRemembered}</Fact>
      <span className="min-w-[76px] text-right phone:col-start-2 phone:row-start-1">
        {!current && (
          <Button size="sm" busy={busy} aria-label={texts.endLabel(name)} onClick={end}>
            {texts.end}
          </Button>
        )}
      </span>
    </li>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }): ReactNode {
  return (
    <span className="min-w-0 tabular-nums text-text-2 phone:col-span-2">
      <span className="block text-12 text-text-3">{label}</span>
      <span className="block truncate">{children}</span>
    </span>
  );
}
