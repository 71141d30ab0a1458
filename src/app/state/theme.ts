import { proxy, useSnapshot } from 'valtio';

/** `system` follows the device. */
export type ThemeChoice = 'light' | 'dark' | 'system';

const KEY = 'condica.theme';
const state = proxy<{ choice: ThemeChoice; dark: boolean }>({ choice: 'system', dark: false });

function isChoice(text: string | null): text is ThemeChoice {
  return text === 'light' || text === 'dark' || text === 'system';
}

function apply(): void {
  const dark =
    state.choice === 'dark' || (state.choice === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  state.dark = dark;
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', dark ? '#0a1429' : '#0e1c38');
}

/** Reads the choice of this device and follows it; called once by the entry before the first paint. */
export function startTheme(): void {
  const stored = localStorage.getItem(KEY);
  if (isChoice(stored)) state.choice = stored;
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', apply);
  apply();
}

export function chooseTheme(choice: ThemeChoice): void {
  state.choice = choice;
  apply();
  try {
    localStorage.setItem(KEY, choice);
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
