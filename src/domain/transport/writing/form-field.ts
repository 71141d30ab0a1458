/** The control of the form at which a field of the draft is put right. */
import type { DraftPlace, TransportDraft } from '../draft/transport-draft';
import { type FieldKey, withField } from './draft-fields';

/** The form asks the purpose once, for all lines. */
export const PURPOSE_FIELD: FieldKey = 'goods.0.purpose';

const PURPOSE = /^goods\.\d+\.purpose$/;
/** What only a document that was read in can have: no control writes it. */
const WITHOUT_CONTROL = /^(?:goods|earlier)\.\d+\.reference$/;
const INSIDE = { border: 'borderPoint', customs: 'customsOffice', address: 'address.locality' } as const;

/** '' where no control says it. A place whose kind is chosen lacks what is asked of that kind. */
export function formField(draft: TransportDraft, field: FieldKey): FieldKey {
  if (PURPOSE.test(field)) return PURPOSE_FIELD;
  if (WITHOUT_CONTROL.test(field)) return '';
  if (field === 'start.kind') return `start.${insideOf(draft.start)}`;
  return field === 'end.kind' ? `end.${insideOf(draft.end)}` : field;
}

function insideOf({ kind }: DraftPlace): string {
  return kind === '' ? 'kind' : INSIDE[kind];
}

/** What a person puts into a control of the form. */
export function withFormField(draft: TransportDraft, key: FieldKey, text: string): TransportDraft {
  if (key !== PURPOSE_FIELD) return withField(draft, key, text);
  return { ...draft, goods: draft.goods.map((line) => ({ ...line, purpose: text })) };
}
