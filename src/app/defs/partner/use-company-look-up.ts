import { useState } from 'react';
import { type CallFailure, callServer } from '@/api/call-server';
import { CompanyDetails, type CompanyDetailsResult } from '@/api/calls/outside-calls';
import type { PartnerContent } from '@/api/entities/partner';
import { queryCacheOf } from '@/app/state/query-cache';
import { useWorkspace } from '@/app/state/workspace';
import { dayText } from '@/app/ui/words/date-words';
import { cuiDigits } from '@/domain/identifiers/cui';
import { readableName } from '@/domain/identifiers/readable-name';
import { normalizeCountyAndCity } from '@/domain/identifiers/romanian-address';
import { struckOffOn } from '@/domain/identifiers/struck-off';
import { partnerTexts } from './partner-texts';

export interface LookUpNote {
  readonly tone: 'plain' | 'warning';
  readonly text: string;
}

export interface CompanyLookUp {
  readonly busy: boolean;
  readonly note: LookUpNote | undefined;
  /** Asks for the partner's fiscal code; gives what to put into the partner, null where nothing came. */
  readonly ask: (partner: Pick<PartnerContent, 'taxId' | 'name'>) => Promise<Partial<PartnerContent> | null>;
}

/** What ANAF's register says of a company, in the partner's own fields; `written` is the name that stands there. */
export function partnerOfRegister(found: CompanyDetailsResult, written = ''): Partial<PartnerContent> {
  const { country, countrySubdivision, city } = found.address;
  return {
    external: false,
    taxId: found.cui,
    name: readableName(found.name, written),
    registration: found.registration,
    vatRegistered: found.vatRegistered,
    vatCheckedOn: found.checkedOn.slice(0, 10),
    address: { ...found.address, ...normalizeCountyAndCity(country, countrySubdivision, city) },
    ...(found.telephone === '' ? {} : { telephone: found.telephone }),
  };
}

export function useCompanyLookUp(): CompanyLookUp {
  const { connection, user } = useWorkspace();
  const [busy, setBusy] = useState(false);
  const [note, setNote] = useState<LookUpNote>();
  const ask = async ({
    taxId,
    name,
  }: Pick<PartnerContent, 'taxId' | 'name'>): Promise<Partial<PartnerContent> | null> => {
    const cui = cuiDigits(taxId);
    if (cui === undefined) {
      setNote({ tone: 'warning', text: partnerTexts.missing.taxId });
      return null;
    }
    setBusy(true);
    const input = { params: undefined, body: { cui } };
    const answer = await queryCacheOf({ user }).read(CompanyDetails, input, () =>
      callServer(connection, CompanyDetails, input),
    );
    setBusy(false);
    if (!answer.ok) {
      setNote({ tone: 'warning', text: failureText(answer.failure) });
      return null;
    }
    const { company } = answer.result;
    setNote(noteOf(company));
    return company.found ? partnerOfRegister(company, name) : null;
  };
  return { busy, note, ask };
}

/** Asked too often is said in the server's words, with the minutes. */
function failureText(failure: CallFailure): string {
  if (failure.kind === 'refused' && failure.code === 'too-many-requests') return failure.body.error;
  return failure.kind === 'network' ? partnerTexts.lookUpOffline : partnerTexts.lookUpFailed;
}

/** Said once the answer is there; what matters most first. */
export function noteOf(company: CompanyDetailsResult): LookUpNote {
  if (!company.found) return { tone: 'warning', text: partnerTexts.lookUpNotFound };
  const since = struckOffOn(company.registrationState);
  if (since !== undefined) return { tone: 'warning', text: partnerTexts.struckOff(since === '' ? '' : dayText(since)) };
  if (company.inactive) return { tone: 'warning', text: partnerTexts.inactive };
  if (company.fromCache)
    return { tone: 'warning', text: partnerTexts.lookUpStale(dayText(company.checkedOn.slice(0, 10))) };
  return { tone: 'plain', text: partnerTexts.lookUpDone(readableName(company.name)) };
}
