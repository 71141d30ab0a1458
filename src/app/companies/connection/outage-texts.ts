/** Words of the log of ANAF's outages. */
import type { ServiceOutage } from '@/api/calls/outage-calls';
import { countedNoun } from '@/app/ui/words/amount-text';
import { dayAndHourText, hourText, isSameDay } from '@/app/ui/words/date-words';

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;

export const outageTexts = {
  head: 'Întreruperi ale ANAF',
  none: 'Serverul nu a întâlnit nicio întrerupere în ultimele 90 de zile.',
  service: (service: string) => (service === 'etransport' ? 'RO e-Transport' : 'RO e-Factura'),
  span: ({ from, until }: ServiceOutage) => {
    if (until === '') return `de la ${dayAndHourText(from)}`;
    const sameDay = isSameDay(from, new Date(until));
    return `${dayAndHourText(from)} – ${sameDay ? hourText(until) : dayAndHourText(until)}`;
  },
  lasted: ({ from, until }: ServiceOutage) => {
    if (until === '') return 'nu răspunde încă';
    const minutes = Math.max(1, Math.round((Date.parse(until) - Date.parse(from)) / MINUTE_MS));
    if (minutes < HOUR_MINUTES) return countedNoun(minutes, 'minut', 'minute');
    const [hours, rest] = [Math.floor(minutes / HOUR_MINUTES), minutes % HOUR_MINUTES];
    return `${hours} h${rest === 0 ? '' : ` ${rest} min`}`;
  },
  more: (count: number) => `Încă ${countedNoun(count, 'întrerupere', 'întreruperi')}`,
  note: 'Când serverul nu a primit răspuns de la ANAF un minut sau mai mult. Facturile așteaptă și pleacă singure.',
} as const;
