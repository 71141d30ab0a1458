import { proxy, useSnapshot } from 'valtio';
import { keepTheme, keptTheme, showTheme, type ThemeChoice } from './device-theme';

const state = proxy<{ choice: ThemeChoice; dark: boolean }>({ choice: 'system', dark: false });

function apply(): void {
  state.dark = showTheme(state.choice);
}

/** Reads the choice of this device and follows it; called once, before the application's first paint. */
export function startTheme(): void {
  state.choice = keptTheme(localStorage);
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', apply);
  apply();
}

export function chooseTheme(choice: ThemeChoice): void {
  state.choice = choice;
  apply();
  try {
    keepTheme(localStorage, choice);
  } catch (error) {
    // What was chosen is shown; a storage that refuses only forgets it at reload.
    console.warn('The theme is not remembered:', error);
  }
}

export function useThemeChoice(): ThemeChoice {
  return useSnapshot(state).choice;
}

/** What is shown, whoever chose it. */
export function useIsDark(): boolean {
  return useSnapshot(state).dark;
}
