import type { FieldKey } from '@/domain/transport/writing/draft-fields';
import { PURPOSE_FIELD } from '@/domain/transport/writing/form-field';

/** The steps of a declaration on the phone. */
export const PHONE_STEPS = ['route', 'goods', 'vehicle', 'send'] as const;
export type PhoneStep = (typeof PHONE_STEPS)[number];

export function nextStep(step: PhoneStep): PhoneStep | undefined {
  return PHONE_STEPS[PHONE_STEPS.indexOf(step) + 1];
}

/** The step that holds a field. */
export function stepOf(field: FieldKey): PhoneStep {
  const [part = ''] = field.split('.');
  if (field === PURPOSE_FIELD || part === 'operation' || part === 'partner' || part === 'start' || part === 'end')
    return 'route';
  if (part === 'goods') return 'goods';
  return part === '' ? 'send' : 'vehicle';
}
