import type { FieldKey } from '@/domain/transport/writing/draft-fields';

const CONTROLS = 'input, select, textarea, button';

/** Puts the keyboard into a field of the sheet; the step that holds it may have to be drawn first. */
export function focusField(key: FieldKey): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const field = document.querySelector(`[data-field="${CSS.escape(key)}"]`);
      const control = field?.querySelector<HTMLElement>(CONTROLS);
      control?.focus();
      control?.scrollIntoView({ block: 'center' });
    }),
  );
}
