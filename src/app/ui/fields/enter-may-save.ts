import type { KeyboardEvent } from 'react';
import { keptHabits } from '@/app/state/habits';
import { enterGoesOn } from './enter-goes-on';

/**
 * As `enterGoesOn`, unless the person prefers that Enter saves: then the browser presses the form's button. Only for forms whose
 * saving can be taken back: what is sent, or stays for good, keeps its own button.
 */
export function enterMaySave(event: KeyboardEvent<HTMLElement>): void {
  if (event.shiftKey || keptHabits()[2] !== 'save') enterGoesOn(event);
}
