/** What stands on the company's invoices: read and changed with and without the network. */
import { type FormEvent, type ReactNode, useId } from 'react';
import { ownParticularsId } from '@/api/entities/particulars';
import { shownCif } from '@/app/state/company-choice';
import { useLive } from '@/app/state/use-live';
import { useWorkspace } from '@/app/state/workspace';
import { afterPaint } from '@/app/ui/after-paint';
import { Button } from '@/app/ui/buttons/button';
import { enterMaySave } from '@/app/ui/fields/enter-may-save';
import { PageHeader } from '@/app/ui/page-header';
import { Skeleton } from '@/app/ui/states/skeleton';
import type { TypedForms } from '@/app/unsaved/typed-forms';
import { UnsavedStrip } from '@/app/unsaved/unsaved-strip';
import { unsavedTexts } from '@/app/unsaved/unsaved-texts';
import { useTypedForms } from '@/app/unsaved/use-typed-forms';
import { companyFormTexts } from '../company-form-texts';
import { useLookUp } from '../use-look-up';
import { ParticularsForm } from './particulars-form';
import { particularsTexts as texts } from './particulars-texts';
import { PARTICULARS_FORM, useParticulars } from './use-particulars';

export default function ParticularsPage(): ReactNode {
  const { company } = useWorkspace();
  const typed = useTypedForms(PARTICULARS_FORM);
  if (typed === undefined) return <Skeleton />;
  return <OpenParticulars key={company.id} typed={typed} />;
}

function OpenParticulars({ typed }: { readonly typed: TypedForms }): ReactNode {
  const { db, company, connection } = useWorkspace();
  const { content, differs, restored, troubles, change, giveUp, save } = useParticulars(typed);
  const row = useLive(() => db.particulars.get(ownParticularsId(company.id)), [db, company.id]);
  const form = useId();
  const draft = { ...content, cif: company.cif };
  const { busy, note, ask } = useLookUp(connection, draft, ({ cif: _, ...found }) => change(found));
  const waits = (row?.pending.length ?? 0) > 0;
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const { currentTarget } = event;
    await save();
    // What is to be mended is where the person is, once it is marked.
    await afterPaint();
    currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };
  return (
    <div className="mx-auto w-full max-w-[960px]">
      <PageHeader
        title={texts.title}
        note={<span aria-live="polite">{differs ? texts.unsaved : waits ? texts.waiting : ''}</span>}
        actions={
          <Button busy={busy} onClick={() => void ask(company.cif)}>
            {texts.fromRegister}
          </Button>
        }
      />
      <form
        id={form}
        noValidate
        aria-label={texts.title}
        onSubmit={(event) => void submit(event)}
        onKeyDown={enterMaySave}
        className="flex flex-col gap-6 px-6 pb-8 phone:px-4"
      >
        <p className="text-14 text-text-2">{texts.about(shownCif(company))}</p>
        {restored && <UnsavedStrip onGiveUp={giveUp} text={unsavedTexts.still} />}
        <p role="status" className="text-13 text-text-2 empty:hidden">
          {busy ? companyFormTexts.looking : note}
        </p>
        <ParticularsForm content={content} change={change} troubles={troubles} />
        <div className="sticky bottom-0 flex flex-wrap gap-2 border-border border-t bg-bg py-3">
          <Button type="submit" variant="primary">
            {texts.save}
          </Button>
          {differs && <Button onClick={giveUp}>{texts.giveUp}</Button>}
        </div>
      </form>
    </div>
  );
}
