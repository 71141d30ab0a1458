/**
 * Of the account's preferences what is needed before the database is open, or at a key: kept in local storage by
 * `keep-habits.ts` as the user's id, the address to begin at ('' for „Acasă”) and what Enter does; forgotten with the session. Lost, all is as usual until they
 * are read again.
 */
export const HABITS_KEY = 'condica.habits';

export function keptHabits(): readonly (string | undefined)[] {
  return (localStorage.getItem(HABITS_KEY) ?? '').split(' ');
}

export function forgetHabits(): void {
  localStorage.removeItem(HABITS_KEY);
}
