import { type FormEvent, type ReactNode, useId } from 'react';
import { MOST_REPORT_CHARACTERS } from '@/api/calls/support-calls';
import { useLive } from '@/app/state/use-live';
import { useNetwork } from '@/app/state/use-network';
import { useSyncStatus } from '@/app/state/use-sync-status';
import { useWorkspace } from '@/app/state/workspace';
import { afterPaint } from '@/app/ui/after-paint';
import { Button } from '@/app/ui/buttons/button';
import { Field } from '@/app/ui/fields/field';
import { TextArea } from '@/app/ui/fields/text-area';
import type { TypedForms } from '@/app/unsaved/typed-forms';
import { UnsavedStrip } from '@/app/unsaved/unsaved-strip';
import { unsavedTexts } from '@/app/unsaved/unsaved-texts';
import { reportLines } from '@/domain/support/report-lines';
import { contactTexts } from './contact-texts';
import { logOfDevice, readEntries } from './report-sources';
import { SentCard } from './sent-card';
import { useReport } from './use-report';

const { report: texts } = contactTexts;
/** From here on it is told how much is left. */
const TOLD_LEFT = 500;

/** What happened, with what is told of the device: all of it stands here before it goes. */
export function ReportForm({ typed }: { readonly typed: TypedForms }): ReactNode {
  const { db, user } = useWorkspace();
  const { text, busy, error, failure, sent, send, giveUp, another } = useReport(typed);
  const entries = useLive(() => readEntries(db), [db]);
  const online = useNetwork();
  const { connected } = useSyncStatus();
  const title = useId();
  const log = entries && logOfDevice(window, { entries, online, connected });
  const left = MOST_REPORT_CHARACTERS - text.text.length;
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const { currentTarget } = event;
    if (log === undefined || (await send(log))) return;
    await afterPaint();
    currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };
  if (sent !== undefined) return <SentCard sent={sent} email={user.email} another={another} />;
  return (
    <form
      noValidate
      aria-labelledby={title}
      onSubmit={(event) => void submit(event)}
      className="rounded-2 border border-border bg-surface"
    >
      <h2 id={title} className="rounded-t-2 bg-sunken px-4 py-2 text-13 font-medium text-text-2">
        {texts.head}
      </h2>
      <div className="flex flex-col gap-4 border-t border-border p-4">
        {text.restored && <UnsavedStrip onGiveUp={giveUp} text={unsavedTexts.still} />}
        <Field
          label={texts.what}
          required
          error={error}
          help={left <= TOLD_LEFT ? texts.left(Math.max(0, left)) : texts.whatHelp}
        >
          <div className="[&>textarea]:min-h-28">
            <TextArea maxLength={MOST_REPORT_CHARACTERS} value={text.text} onChange={text.type} />
          </div>
        </Field>
        <section aria-label={texts.log} className="rounded-2 bg-sunken p-3">
          <h3 className="text-13 font-medium">{texts.log}</h3>
          <p className="mt-0.5 text-12 break-words text-text-2">{texts.logText(user.email)}</p>
          {log === undefined ? (
            <p className="mt-3 text-13 text-text-2">{texts.reading}</p>
          ) : (
            <dl className="mt-3 grid grid-cols-[max-content_1fr] gap-x-4 gap-y-1 text-13 phone:grid-cols-1 phone:gap-y-0">
              {reportLines(log).map(({ name, value }) => (
                <div key={name} className="contents">
                  <dt className="text-text-2">{name}</dt>
                  <dd className="min-w-0 break-words tabular-nums phone:mb-2">{value}</dd>
                </div>
              ))}
            </dl>
          )}
        </section>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit" variant="primary" busy={busy}>
            {texts.send}
          </Button>
          {/* What went wrong takes the place of what was said before. */}
          <p
            role="status"
            className={`min-w-0 flex-1 basis-64 text-13 empty:hidden ${failure === undefined ? 'text-text-2' : 'text-bad'}`}
          >
            {failure ?? (online ? '' : texts.offlineNow)}
          </p>
        </div>
      </div>
    </form>
  );
}
