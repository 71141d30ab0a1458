import { dayText } from '@/app/ui/words/date-words';
import { cuiDigits } from '@/domain/identifiers/cui';
import { readableName } from '@/domain/identifiers/readable-name';
import { struckOffOn } from '@/domain/identifiers/struck-off';
import { editorTexts } from '../editor-texts';
import type { LookUpOutcome } from './use-look-up';

interface RegisterNoteProps {
  /** The fiscal code of the row. */
  readonly code: string;
  readonly last: LookUpOutcome | null;
}

/** In the row that brings a company from the register: whose code it is, and what the register says against it. */
export function RegisterNote({ code, last }: RegisterNoteProps) {
  const company = answered(code, last);
  if (company === undefined) return null;
  return (
    <span className="ml-auto truncate pl-4 text-12 font-normal text-text-2">
      {readableName(company.name)}
      <RegisterWarning code={code} last={last} />
    </span>
  );
}

/** „radiată din 01.02.2024”, in a row of the choice; nothing for a company that stands, or was not asked for. */
export function RegisterWarning({ code, last }: RegisterNoteProps) {
  const company = answered(code, last);
  const since = company === undefined ? undefined : struckOffOn(company.registrationState);
  if (since !== undefined) {
    const words = since === '' ? editorTexts.struckOff : editorTexts.struckOffSince(dayText(since));
    return <span className="font-medium text-wait"> · {words}</span>;
  }
  return company?.inactive === true ? (
    <span className="font-medium text-wait"> · {editorTexts.inactiveShort}</span>
  ) : null;
}

function answered(code: string, last: LookUpOutcome | null) {
  if (last === null || last.answer.kind !== 'found' || cuiDigits(code) !== last.code) return undefined;
  return last.answer.company;
}
