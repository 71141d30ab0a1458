import type { Preferences } from '@/api/entities/preferences';
import type { UserId } from '@/api/ids';
import { APP_ROUTES } from '@/app/routes/route-table';
import { HABITS_KEY } from './habits';

/** Usual ones leave nothing behind. */
export function keepHabits(user: UserId, { startPage, enter }: Pick<Preferences, 'startPage' | 'enter'>): void {
  try {
    const start = startPage === 'home' ? '' : APP_ROUTES[startPage].pattern;
    if (start === '' && enter === 'next') localStorage.removeItem(HABITS_KEY);
    else localStorage.setItem(HABITS_KEY, [user, start, enter].join(' '));
  } catch (error) {
    console.warn('The habits are not remembered:', error);
  }
}
