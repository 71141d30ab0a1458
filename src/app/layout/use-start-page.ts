import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { links } from '@/app/routes/links';
import { keptHabits } from '@/app/state/habits';
import { useWorkspace } from '@/app/state/workspace';

/** A page that was read again, or gone back to, is where the person left it. */
let begins = performance.getEntriesByType('navigation').every((entry) => Reflect.get(entry, 'type') === 'navigate');

/** Goes where the person begins in place of „Acasă”, once a tab. True while it is being left: it need not be drawn. */
export function useStartPage(): boolean {
  const { id } = useWorkspace().user;
  const [, navigate] = useLocation();
  const [start, setStart] = useState(() => {
    const [owner, path = ''] = keptHabits();
    const atHome = location.pathname + location.search === links.home();
    return begins && atHome && owner === String(id) ? path : '';
  });
  useEffect(() => {
    begins = false;
    if (start !== '') navigate(start, { replace: true });
    setStart('');
  }, [start, navigate]);
  return start !== '';
}
