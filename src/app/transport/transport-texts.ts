/** Words of e-Transport that several screens share. */
import { countedNoun } from '@/app/ui/words/amount-text';
import { dayText } from '@/app/ui/words/date-words';
import type { DenialReason, Permission } from '@/domain/transport/life/allowed-actions';

export const transportTexts = {
  states: {
    draft: 'Ciornă',
    queued: 'În coadă',
    sent: 'Se trimite',
    doubtful: 'Îndoielnică',
    pending: 'Încă nevalid',
    announced: 'Încă nevalid',
    valid: 'Valid',
    ending: 'Expiră curând',
    endingToday: 'Expiră azi',
    expired: 'Expirat',
    deleting: 'Se șterge',
    deleted: 'Ștearsă',
    refused: 'Respinsă',
    confirmed: 'Confirmat',
  },
  noUit: 'fără cod',
  route: (from: string, to: string) => `${from || '…'} → ${to || '…'}`,
  lines: (count: number) => countedNoun(count, 'poziție', 'poziții'),
  gross: (kilograms: string) => `${kilograms} kg brut`,
  plates: (plates: readonly string[]) => plates.filter((plate) => plate !== '').join(' · '),
  days: (count: number) => countedNoun(count, 'zi', 'zile'),
  hours: (count: number) => countedNoun(count, 'oră', 'ore'),
  minutes: (count: number) => `${count} min`,
  over: 'expirat',
  from: (day: string) => `din ${day}`,
  changeVehicle: 'Schimbă vehiculul',
  correct: 'Corectează',
  confirm: 'Confirmă',
  remove: 'Șterge declarația',
  repeat: 'Repetă traseul',
  sameVehicle: 'Altă partidă în același vehicul',
  takeBack: 'Ia înapoi în ciorne',
  giveUp: 'Renunță la schimbare',
  control: 'Arată la control',
  pdf: 'PDF',
  xml: 'XML',
  share: 'Trimite șoferului',
  print: 'Tipărește',
  more: 'Alte acțiuni',
} as const;

const DENIALS: Readonly<Record<DenialReason, (from: string) => string>> = {
  'too-early': (from) => `se poate declara din ${from}`,
  'start-passed': () => 'ziua pornirii a trecut; declarația trebuia făcută înainte',
  'under-way': () => 'transportul a pornit; de acum se mai poate schimba numai vehiculul',
  'not-started': (from) => `se poate din ${from}, ziua pornirii`,
  expired: () => 'codul UIT a expirat',
  deleted: () => 'declarația este ștearsă',
  refused: () => 'declarația a fost respinsă; corectați ciorna și trimiteți-o din nou',
  'being-deleted': () => 'ștergerea ei este pe drum',
  'not-sent': () => 'nu a plecat încă de pe acest dispozitiv; luați-o înapoi în ciorne',
  'not-ours': () => 'este declarația altei firme',
  'no-date': () => 'ziua pornirii nu se poate citi',
};

/** Why something is not allowed now; undefined where it is. */
export function denialWords(permission: Permission): string | undefined {
  return permission.allowed ? undefined : DENIALS[permission.reason](dayText(permission.from ?? ''));
}
