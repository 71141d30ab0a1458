import type { ArchiveItem } from '@/api/entities/archive-item';
import type { LostDocument } from '@/db/archive/archive-row';

/** Words of an invoice whose document neither a restored server nor this device has. */
export const lostTexts = {
  title: 'Documentul ei nu mai este pe server',
  happened: (moment: string) =>
    `Serverul a fost restaurat dintr-o copie de dinaintea acestei facturi, iar XML-ul ei nu este pe acest dispozitiv (aflat ${moment}).`,
  safe: (number: string) => `Numărul ${number} rămâne folosit: nu îl primește altă factură.`,
  atAnaf: {
    accepted: 'ANAF a validat-o: este în SPV și nu se mai trimite. De acolo revine în listă, ca serie externă.',
    sent: (index: string) =>
      `Plecase la ANAF, cu indexul ${index}. Dacă a fost validată, este în SPV și revine de acolo în listă, ca serie externă; nu o emiteți din nou înainte să verificați.`,
    refused: 'ANAF nu o primise.',
    unknown:
      'Nu se știe dacă a ajuns la ANAF. Dacă a ajuns, este în SPV și revine de acolo în listă, ca serie externă; nu o emiteți din nou înainte să verificați.',
  },
  todo: 'Ce puteți face',
  device: (device: string) =>
    `${device === '' ? 'Deschideți Condica, cu rețea, pe dispozitivul de pe care a fost emisă' : `Deschideți Condica, cu rețea, pe „${device}”, de unde a fost emisă`}: o trimite singur serverului, iar mesajul acesta dispare.`,
  file: 'Dacă aveți fișierul ei XML, adăugați-l aici: este aceeași factură, cu același număr.',
  fileLink: 'Adaugă fișierul XML',
  again: 'Dacă nu mai există nicăieri și nu este în SPV, emiteți vânzarea din nou, cu alt număr.',
  reason: 'Motivul numărului se scrie la serie: închideți intervalul dispozitivului pierdut.',
  reasonLink: 'Deschide seriile',
} as const;

/** What is known of it at ANAF. */
export function lostAtAnaf({ state, uploadIndex }: Pick<ArchiveItem, 'state' | 'uploadIndex'>): string {
  const { accepted, sent, refused, unknown } = lostTexts.atAnaf;
  if (state === 'accepted' || state === 'duplicate') return accepted;
  if (state === 'rejected' || state === 'refused') return refused;
  return uploadIndex === '' ? unknown : sent(uploadIndex);
}

/** What happened and what is safe. */
export function lostStory(item: Pick<ArchiveItem, 'state' | 'uploadIndex' | 'number'>, moment: string): string {
  return [lostTexts.happened(moment), lostTexts.safe(item.number), lostAtAnaf(item)].join(' ');
}

/** What a person can do, the first first; what ANAF has accepted is not issued again. */
export function lostWays({ state }: Pick<ArchiveItem, 'state'>, { deviceName }: LostDocument): readonly string[] {
  const { device, file, again, reason } = lostTexts;
  const accepted = state === 'accepted' || state === 'duplicate';
  return [device(deviceName), file, ...(accepted ? [] : [again, reason])];
}
