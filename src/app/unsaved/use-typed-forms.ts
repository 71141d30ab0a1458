import { useEffect, useMemo, useState } from 'react';
import type { CompanyId } from '@/api/ids';
import { PERSISTENT } from '@/app/state/alert-list';
import { addAlert, removeAlert } from '@/app/state/alerts';
import { useWorkspace } from '@/app/state/workspace';
import type { CondicaDatabase } from '@/db/condica-database';
import { dropUnsaved, formCopyId, keepUnsaved } from '@/db/drafts/unsaved-copy';
import { putUnsavedForm, type UnsavedForm, unsavedForms } from '@/db/settings/unsaved-form';
import { PAGE_TIMERS } from './page-timers';
import { createRisingClock } from './rising-clock';
import { createTypedForm, type TypedFormPort } from './typed-form';
import { createTypedForms, type TypedForms } from './typed-forms';
import { unsavedTexts } from './unsaved-texts';
import { useLeaving } from './use-leaving';

/** The company's forms whose place begins with `start`; undefined until what the device keeps of them is read. */
export function useTypedForms(start: string): TypedForms | undefined {
  const { db, company } = useWorkspace();
  const [forms, setForms] = useState<TypedForms>();
  useEffect(() => {
    let left = false;
    const open = (kept: ReadonlyMap<string, UnsavedForm>): void => {
      if (left) return;
      const texts = new Map([...kept].map(([place, form]) => [place, form.texts]));
      const portAt = (place: string) => portOf(db, company.id, place, kept.get(place)?.at);
      setForms(createTypedForms(texts, (place, own) => createTypedForm(own, portAt(place), PAGE_TIMERS)));
    };
    unsavedForms(db, company.id, start).then(open, (error: unknown) => {
      console.error('What is unsaved could not be read:', error);
      open(new Map());
    });
    return () => {
      left = true;
      setForms(undefined);
    };
  }, [db, company.id, start]);
  useLeaving(useMemo(() => forms && { leave: forms.leave, save: forms.flush }, [forms]));
  return forms;
}

const NOT_KEPT = 'unsaved-form';

/** `seen`: when what the device holds of the form was typed. */
function portOf(db: CondicaDatabase, companyId: CompanyId, place: string, seen: string | undefined): TypedFormPort {
  const id = formCopyId(companyId, place);
  const at = createRisingClock(seen, Date.now);
  const drop = (): void => dropUnsaved(localStorage, db.name, id);
  let told = false;
  const tell = (): void => {
    told = true;
    addAlert({ id: NOT_KEPT, type: 'warning', delay: PERSISTENT, ...unsavedTexts.notKept });
  };
  return {
    write: async (texts) => {
      await putUnsavedForm(db, companyId, place, { texts, at: at() });
      // A copy of an earlier try is older than this.
      drop();
    },
    keep: (texts) => (keepUnsaved(localStorage, db.name, id, { companyId, place, texts, at: at() }) ? drop : null),
    onNoRoom: tell,
    onFailed: tell,
    onWritten: () => {
      if (told) removeAlert(NOT_KEPT);
      told = false;
    },
  };
}
