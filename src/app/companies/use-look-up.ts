import { useState } from 'react';
import { callServer, type ServerConnection } from '@/api/call-server';
import { CompanyDetails } from '@/api/calls/outside-calls';
import { cuiDigits } from '@/domain/identifiers/cui';
import { type CompanyDraft, draftOfRegister } from './company-draft';
import { companyFormTexts as texts } from './company-form-texts';

interface LookUp {
  readonly busy: boolean;
  /** What came of it, in a sentence. */
  readonly note: string | undefined;
  readonly ask: (code: string) => Promise<void>;
}

/** Asks ANAF's register for a fiscal code and puts what it says into the draft. */
export function useLookUp(
  connection: ServerConnection,
  draft: CompanyDraft,
  change: (draft: CompanyDraft) => void,
): LookUp {
  const [busy, setBusy] = useState(false);
  const [note, setNote] = useState<string>();
  const ask = async (code: string): Promise<void> => {
    const cui = cuiDigits(code);
    if (cui === undefined) return setNote(code.trim() === '' ? texts.missing.cif : texts.wrongCif);
    setBusy(true);
    const answer = await callServer(connection, CompanyDetails, { params: undefined, body: { cui } });
    setBusy(false);
    if (!answer.ok) return setNote(answer.failure.kind === 'network' ? texts.offline : texts.failed);
    const { company } = answer.result;
    if (!company.found) return setNote(texts.notFound);
    change(draftOfRegister({ ...draft, cif: code }, company));
    setNote(company.inactive ? texts.inactive : texts.found(company.name));
  };
  return { busy, note, ask };
}
