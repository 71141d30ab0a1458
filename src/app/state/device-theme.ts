/** The colours of this device: read and set without the application, so that whatever is drawn first has them already. */

/** `system` follows the device. */
export type ThemeChoice = 'light' | 'dark' | 'system';

const KEY = 'condica.theme';

export function keptTheme(storage: Pick<Storage, 'getItem'>): ThemeChoice {
  const text = storage.getItem(KEY);
  return text === 'light' || text === 'dark' ? text : 'system';
}

export function keepTheme(storage: Pick<Storage, 'setItem'>, choice: ThemeChoice): void {
  storage.setItem(KEY, choice);
}

/** True where what is shown is dark, whoever chose it. */
export function showTheme(choice: ThemeChoice): boolean {
  const dark = choice === 'dark' || (choice === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', dark ? '#0a1429' : '#0e1c38');
  return dark;
}
