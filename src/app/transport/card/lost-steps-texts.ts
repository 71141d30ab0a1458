import { type CompanyLostSteps, keptSteps, type LostSteps } from '@/db/settings/lost-steps';
import { uitText } from '../uit-time';
import { journeyTexts } from './journey-texts';

/** Words of what a restored server has lost of a declaration, and what waits here for another device. */
export const lostStepsTexts = {
  /** Beside a step of the journey. */
  step: 'pierdută de serverul restaurat; documentul ei este păstrat aici',
  waits:
    'Pleacă singură după ce serverul primește înapoi pasul dinaintea ei. Documentul lui este pe alt dispozitiv: deschideți Condica acolo, cu rețea.',
  title: 'Serverul nu mai are această declarație',
  restored: 'Serverul a fost restaurat dintr-o copie de dinaintea ei.',
  uit: (uit: string) => `Codul UIT ${uit} este la ANAF și rămâne al transportului.`,
  section: 'Transporturi care așteaptă alt dispozitiv',
  /** `steps`: „Corectată”, „Corectată, Vehicul schimbat”. */
  kept: (steps: string) => `Păstrat aici: ${steps}.`,
} as const;

const namesOf = (lost: LostSteps): string =>
  keptSteps(lost)
    .map(({ kind }) => journeyTexts.steps[kind])
    .join(', ');

/** Of a declaration that has left this device's list: what happened, what is safe, what to do. */
export function lostDeclarationWords(lost: LostSteps): string {
  const { restored, uit, kept, waits } = lostStepsTexts;
  const code = lost.item.uit === '' ? [] : [uit(uitText(lost.item.uit))];
  return [restored, ...code, kept(namesOf(lost)), waits].join(' ');
}

/** As one line names it. */
export function lostDeclarationName({ item: { uit, vehicle, partnerName } }: CompanyLostSteps): string {
  return [uit === '' ? '' : uitText(uit), vehicle, partnerName].filter((text) => text !== '').join(' · ');
}

export function lostDeclarationDetail(lost: LostSteps): string {
  return `${lostStepsTexts.restored} ${lostStepsTexts.kept(namesOf(lost))} ${lostStepsTexts.waits}`;
}
