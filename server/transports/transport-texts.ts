/** Sentences of ours on a declaration; ANAF's own are passed on as received. */
import { formatDate } from '@/domain/calendar/format-date';

export const TRANSPORT_TEXTS = {
  notXml: (line: number) => `Fișierul nu este XML: se oprește la linia ${line}.`,
  unreadable: 'Documentul nu este o declarație e-Transport de versiunea 2.',
  tooLarge: 'ANAF primește declarații de cel mult 5 MB. Împărțiți bunurile în mai multe declarații.',
  otherDeclarant: (found: string, own: string) =>
    `Declarația este a codului ${found || 'lipsă'}, iar firma curentă are codul ${own}. Alegeți firma potrivită.`,
  otherReference: 'Referința din document nu este a acestei trimiteri. Declarați din nou.',
  otherKind: 'Documentul spune altceva decât trimiterea: altă operație sau alt UIT. Declarați din nou.',
  alreadyDeclared: 'Ciorna a fost deja declarată, de pe alt dispozitiv. Nu s-a trimis încă o dată.',
  deleted: 'Declarația a fost ștearsă între timp. Nu s-a mai trimis nimic pentru ea.',
  full: 'Pentru această declarație s-au trimis deja prea multe schimbări. Faceți o declarație nouă.',
  tooEarly: (day: string) => `Se poate declara din ${formatDate(day)}; pleacă singură atunci.`,
} as const;
