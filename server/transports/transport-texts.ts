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
  notOurs:
    'Este declarația altei firme, pe care firma curentă o transportă: numai cine a declarat-o o corectează, o confirmă, o șterge sau îi schimbă vehiculul. Nu s-a trimis nimic.',
  noOutage: (day: string) =>
    `Jurnalul serverului nu are nicio avarie a serviciului e-Transport în ${formatDate(day)}, ziua pornirii, deci declarația nu pleacă „după avarie”. Nu s-a trimis nimic. Luați-o înapoi în ciorne; dacă transportul nu a pornit, puneți altă zi.`,
  outageOver: (day: string) =>
    `După avarie se putea declara până la sfârșitul zilei de ${formatDate(day)}, iar declarația a ajuns mai târziu. Nu s-a trimis nimic. Luați-o înapoi în ciorne; dacă transportul nu a pornit, puneți altă zi.`,
  full: 'Pentru această declarație s-au trimis deja prea multe schimbări. Faceți o declarație nouă.',
  tooEarly: (day: string) => `Se poate declara din ${formatDate(day)}; pleacă singură atunci.`,
  noAuthorization:
    'Firma nu are acces la ANAF. Declarația este păstrată și pleacă singură după ce reînnoiți autorizarea cu certificatul.',
  accessEnded:
    'ANAF nu mai primește autorizarea firmei. Declarația este păstrată; reînnoiți autorizarea cu certificatul digital.',
  demonstration: 'Declarația este a demonstrației și nu se trimite la ANAF real. Rămâne păstrată aici.',
  clientRefused:
    'ANAF nu recunoaște programul. Declarația este păstrată și pleacă singură; administratorul serverului verifică ANAF_CLIENT_ID și ANAF_CLIENT_SECRET.',
  authorizationServiceDown:
    'Serviciul de autorizare al ANAF nu răspunde. Declarația este păstrată și pleacă singură când răspunde.',
  freshTokenRefused:
    'ANAF refuză autorizarea firmei, deși este nouă. Declarația este păstrată și se încearcă din nou; dacă durează, verificați drepturile în SPV ale persoanei care a autorizat firma și serviciul E-Transport al aplicației.',
  forbidden:
    'ANAF nu a permis accesul (403). Declarația este păstrată și se încearcă din nou; dacă durează, verificați drepturile în SPV ale persoanei care a autorizat firma.',
  away: 'Serviciul e-Transport al ANAF nu răspunde. Declarația este păstrată și pleacă singură când răspunde; dacă începe transportul între timp, se declară după avarie.',
  declined: (text: string) =>
    `ANAF nu primește încărcarea: „${text}”. Declarația este păstrată și se încearcă din nou; verificați în SPV drepturile pentru firmă.`,
  notReceived: (text: string) =>
    `Serviciul ANAF nu a primit cererea („${text}”). Nu este o refuzare a declarației: ea este păstrată și se trimite din nou.`,
  said: (text: string) => `ANAF răspunde: „${text}”. Declarația este păstrată și se încearcă din nou.`,
  indexUnknown: (text: string) =>
    `ANAF nu mai găsește indexul pe care l-a dat („${text}”). Declarația se caută în listă și nu se trimite a doua oară până nu este sigur că lipsește.`,
  notTakenOver: 'ANAF nu a preluat fișierul: XML cu erori.',
  neverDeclared:
    'Declarația nu a fost primită de ANAF; această schimbare nu s-a mai trimis. Corectați și declarați din nou.',
  putBack:
    'Serverul a fost restaurat dintr-o copie. Ce ați declarat se caută întâi la ANAF și se trimite singur numai dacă nu este acolo.',
} as const;
