import type { ArchiveItem } from '@/api/entities/archive-item';
import { countedNoun } from '@/app/ui/words/amount-text';

/** Words of an invoice that waits for a person's decision before it goes to ANAF. */
export const heldTexts = {
  title: 'Nu a plecat încă la ANAF: decideți dumneavoastră',
  issued: (number: string) =>
    `Aceeași ciornă a fost emisă și de pe alt dispozitiv${number === '' ? '' : `, ca ${number}`}.`,
  changed: (device: string, moment: string) =>
    `Ciorna a fost schimbată${device === '' ? ' de pe alt dispozitiv' : ` de pe ${device}`}${moment === '' ? '' : ` (${moment})`} după ce ați văzut-o. Ce s-a scris acolo nu este în această factură; ciorna a rămas în listă.`,
  restored: (device: string, number: string) =>
    number !== ''
      ? `Serverul a fost restaurat dintr-o copie. La ANAF este factura ${number}, trimisă înainte de un dispozitiv care nu mai este: poate este chiar această vânzare.`
      : `Serverul a fost restaurat dintr-o copie și nu știe tot ce s-a emis înainte. ${device === '' ? 'Un alt dispozitiv' : `Dispozitivul „${device}”`} nu s-a sincronizat de atunci: poate ciorna a fost emisă și acolo.`,
  sendRestored: 'Dacă a fost emisă, luați-o înapoi; dacă nu, trimiteți-o. Până decideți, nu pleacă la ANAF.',
  sendIssued: 'Dacă este aceeași vânzare, luați-o înapoi; dacă sunt două, trimiteți-o.',
  send: 'Trimite așa',
  withdraw: 'Ia înapoi',
  offline: 'Decizia are nevoie de rețea.',
  refused: (said: string) => `${said} Factura așteaptă în continuare.`,
  failed: 'Decizia nu a ajuns la server; factura așteaptă în continuare. Încercați din nou.',
} as const;

type Held = NonNullable<ArchiveItem['held']>;

/** Why one is held, and what to look at before deciding. */
export function heldStory({ reason, number, deviceName }: Held, moment: string): string {
  if (reason === 'draft-issued') return `${heldTexts.issued(number)} ${heldTexts.sendIssued}`;
  if (reason === 'server-restored') return `${heldTexts.restored(deviceName, number)} ${heldTexts.sendRestored}`;
  return heldTexts.changed(deviceName, moment);
}

/** Why one is held, as a sentence of its own. */
export function heldReason({ reason, number, deviceName }: Held): string {
  if (reason === 'draft-issued') return heldTexts.issued(number);
  if (reason === 'server-restored') return heldTexts.restored(deviceName, number);
  return `Ciorna ei a fost schimbată de pe ${deviceName === '' ? 'alt dispozitiv' : deviceName}.`;
}

/** Above the list of all that are held: of one, why. */
export function heldTitle(all: readonly Held[]): string {
  const [first] = all;
  if (first === undefined || all.length > 1)
    return `${countedNoun(all.length, 'factură oprită', 'facturi oprite')}: decideți`;
  const { reason, number, deviceName } = first;
  if (reason === 'draft-issued')
    return `1 factură oprită: ciorna ei a fost emisă și ${number === '' ? 'de pe alt dispozitiv' : `ca ${number}`}`;
  if (reason === 'server-restored') return '1 factură oprită: poate a fost emisă și înainte de restaurarea serverului';
  return `1 factură oprită: ciorna ei a fost schimbată de pe ${deviceName === '' ? 'alt dispozitiv' : deviceName}`;
}
