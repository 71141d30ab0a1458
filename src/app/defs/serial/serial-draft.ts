/** A series as it is typed, and what may stand in it. */
import type { DocumentType, SerialContent } from '@/api/entities/serial';
import type { FormTexts } from '@/app/unsaved/typed-form';
import { formatNumber } from '@/domain/numbering/series';
import { serialTexts } from './serial-texts';

export interface SerialDraft {
  readonly type: DocumentType;
  readonly prefix: string;
  readonly width: string;
  readonly firstNumber: string;
  readonly place: string;
  readonly responsible: string;
}

export const EMPTY_SERIAL: SerialDraft = {
  type: 'FCT',
  prefix: 'FCT-',
  width: '4',
  firstNumber: '1',
  place: '',
  responsible: '',
};

/** The draft with what was typed at an earlier time. */
export function serialWith({ type, ...texts }: FormTexts): SerialDraft {
  const known = Object.entries(texts).filter(([field]) => field in EMPTY_SERIAL);
  return { ...EMPTY_SERIAL, ...Object.fromEntries(known), type: type === 'NC' ? 'NC' : EMPTY_SERIAL.type };
}

const MAX_PREFIX = 20;
const MAX_WIDTH = 12;
const MAX_NUMBER = 999_999_999;

export type SerialComplaints = Readonly<Partial<Record<'prefix' | 'width' | 'firstNumber', string>>>;

export type SerialReading =
  | { readonly ok: true; readonly content: SerialContent }
  | { readonly ok: false; readonly complaints: SerialComplaints };

export function readSerial(draft: SerialDraft): SerialReading {
  const width = wholeNumber(draft.width, 0, MAX_WIDTH);
  const firstNumber = wholeNumber(draft.firstNumber, 1, MAX_NUMBER);
  const prefix = draft.prefix.trim();
  const prefixComplaint = complaintOfPrefix(prefix, width);
  if (width === null || firstNumber === null || prefixComplaint !== undefined) {
    const { missing } = serialTexts;
    return {
      ok: false,
      complaints: {
        ...(prefixComplaint === undefined ? {} : { prefix: prefixComplaint }),
        ...(width === null ? { width: missing.width } : {}),
        ...(firstNumber === null ? { firstNumber: missing.firstNumber } : {}),
      },
    };
  }
  const { type, place, responsible } = draft;
  return {
    ok: true,
    content: { type, prefix, width, firstNumber, place: place.trim(), responsible: responsible.trim() },
  };
}

/** A number without prefix and zeros cannot be told from another series'. */
function complaintOfPrefix(prefix: string, width: number | null): string | undefined {
  if ([...prefix].length > MAX_PREFIX) return serialTexts.missing.longPrefix;
  return prefix === '' && width === 0 ? serialTexts.missing.bare : undefined;
}

function wholeNumber(text: string, least: number, most: number): number | null {
  const typed = text.trim().replaceAll('.', '');
  if (!/^\d{1,9}$/.test(typed)) return null;
  const number = Number(typed);
  return number >= least && number <= most ? number : null;
}

/** The first two numbers, as they will stand on invoices. */
export function exampleNumbers({ prefix, width, firstNumber }: SerialContent): readonly [string, string] {
  return [formatNumber({ prefix, width }, firstNumber), formatNumber({ prefix, width }, firstNumber + 1)];
}
