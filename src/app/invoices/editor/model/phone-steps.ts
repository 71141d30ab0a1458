/** The editor on the phone, in four steps (picture 06b). */
export const PHONE_STEPS = ['client', 'lines', 'details', 'send'] as const;
export type PhoneStep = (typeof PHONE_STEPS)[number];

export function nextStep(step: PhoneStep): PhoneStep | null {
  return PHONE_STEPS[PHONE_STEPS.indexOf(step) + 1] ?? null;
}

/** Where one begins: a draft that has its buyer opens at its lines. */
export function firstStep(buyerName: string): PhoneStep {
  return buyerName.trim() === '' ? 'client' : 'lines';
}

const STEP_OF_FIELD: Readonly<Record<string, PhoneStep>> = { buyer: 'client', lines: 'lines' };

/** The step that shows a field of the draft. */
export function stepOfField(field: string): PhoneStep {
  return STEP_OF_FIELD[field] ?? 'details';
}
