import { CloudDownload, X } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { GetCompanySyncStatus, InvoiceList, type MailboxStatus, MOST_DAYS } from '@/api/calls/mailbox-calls';
import { useToday } from '@/app/state/use-today';
import { useWorkspace } from '@/app/state/workspace';
import { Button } from '@/app/ui/buttons/button';
import { Field } from '@/app/ui/fields/field';
import { TextInput } from '@/app/ui/fields/text-input';
import { ProgressBar } from '@/app/ui/states/progress-bar';
import { refusalSaid } from '@/app/ui/words/refusal-said';
import { addDays } from '@/domain/calendar/iso-date';
import { anafFetchTexts as texts } from './anaf-fetch-texts';

/** Between two questions how far the server is. */
const ASK_MS = 3_000;

/** Asks ANAF for what came in so many days, now; the server goes on with it whether the page is watched or not. */
export function FetchFromAnaf(): ReactNode {
  const [days, setDays] = useState(String(MOST_DAYS));
  const { status, busy, said, begin, stopWatching } = useAnafFetch();
  const count = Number(days);
  const wrong = Number.isInteger(count) && count >= 1 && count <= MOST_DAYS ? undefined : texts.wrongDays(MOST_DAYS);
  return (
    <section className="mt-6 rounded-2 border border-border bg-surface p-4">
      <h2 className="text-14 font-semibold">{texts.head}</h2>
      <p className="mt-1 text-13 text-text-2">{texts.what}</p>
      <form
        noValidate
        className="mt-3 flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (wrong === undefined && !busy) void begin(count);
        }}
      >
        <div className="w-44">
          <Field label={texts.days} error={wrong}>
            <TextInput inputMode="numeric" maxLength={2} value={days} onChange={setDays} />
          </Field>
        </div>
        <Button type="submit" icon={CloudDownload} busy={busy}>
          {texts.fetch}
        </Button>
        {busy && (
          <Button icon={X} onClick={stopWatching}>
            {texts.stopWatching}
          </Button>
        )}
      </form>
      <div aria-live="polite" className="mt-3 flex flex-col gap-2 text-13 empty:hidden">
        {status !== undefined && status.listed > 0 && (
          <ProgressBar label={texts.progress} value={status.fetched} max={status.listed} tone="ok" />
        )}
        {said !== '' && <p>{said}</p>}
      </div>
    </section>
  );
}

interface AnafFetch {
  readonly status: MailboxStatus | undefined;
  readonly busy: boolean;
  /** How it stands, or why not, in a sentence. */
  readonly said: string;
  readonly begin: (days: number) => Promise<void>;
  readonly stopWatching: () => void;
}

function useAnafFetch(): AnafFetch {
  const { ask, company, syncNow } = useWorkspace();
  const today = useToday();
  const [status, setStatus] = useState<MailboxStatus>();
  const [since, setSince] = useState<string>();
  const [said, setSaid] = useState('');
  const asking = useRef(false);
  const take = useCallback(
    (now: MailboxStatus): void => {
      setStatus(now);
      setSaid(sentenceOf(now));
      // Documents come by pull.
      syncNow();
      if (!now.busy || now.trouble !== '') setSince(undefined);
    },
    [syncNow],
  );
  useEffect(() => {
    if (since === undefined) return;
    const timer = setInterval(async () => {
      if (asking.current) return;
      asking.current = true;
      const answer = await ask(GetCompanySyncStatus, {
        params: undefined,
        body: { company: company.id, date: since },
      });
      asking.current = false;
      if (answer.ok) take(answer.result);
      else setSaid(texts.away);
    }, ASK_MS);
    return () => clearInterval(timer);
  }, [ask, company.id, since, take]);
  const begin = async (days: number): Promise<void> => {
    setSaid('');
    setSince(addDays(today, -days));
    const answer = await ask(InvoiceList, { params: undefined, body: { company: company.id, days } });
    if (answer.ok) return setStatus(answer.result);
    setSince(undefined);
    setSaid(refusalSaid(answer.failure) ?? texts.notBegun);
  };
  const stopWatching = (): void => {
    setSince(undefined);
    setSaid(texts.goesOn);
  };
  return { status, busy: since !== undefined, said, begin, stopWatching };
}

function sentenceOf({ trouble, busy, listed, fetched, waiting, failed }: MailboxStatus): string {
  if (trouble !== '') return trouble;
  if (busy) return texts.working(listed, fetched);
  return waiting === 0 ? texts.done(fetched, failed) : `${texts.done(fetched, failed)} ${texts.later(waiting)}`;
}
