/** Words of who has access to a company. */
import type { CompanyRole } from '@/api/entities/company';
import { countedNoun } from '@/app/ui/words/amount-text';

export const ROLE_WORDS: Readonly<Record<CompanyRole, string>> = {
  owner: 'Proprietar',
  administrator: 'Administrator plan',
  user: 'Utilizator',
};

export const accessTexts = {
  head: 'Acces',
  count: (people: number, invitations: number): string => {
    const who = countedNoun(people, 'persoană', 'persoane');
    return invitations === 0 ? who : `${who}, ${countedNoun(invitations, 'invitație', 'invitații')}`;
  },
  reading: 'Se citește cine are acces…',
  notRead: 'Cine are acces nu s-a putut citi. Este nevoie de rețea.',
  again: 'Încearcă din nou',
  kept: (moment: string) => `Așa cum era la ${moment}. Accesul se schimbă numai cu rețea.`,
  own: 'dumneavoastră',
  alone: 'singurul, nu se scoate',
  invitedUntil: (day: string) => `invitație până la ${day}`,
  role: (name: string) => `Rolul: ${name}`,
  remove: (name: string) => `Scoate: ${name}`,
  withdraw: (email: string) => `Retrage invitația: ${email}`,
  email: 'E-mail',
  emailLabel: 'E-mailul persoanei de invitat',
  giveRole: 'Rolul de dat',
  invite: 'Invită',
  invitations: 'Invitații nefolosite',
  people: 'Persoane cu acces',
  missing: 'Scrieți adresa de e-mail.',
  sent: (email: string, day: string) => `Invitația a plecat la ${email}. Este bună până la ${day}.`,
  withdrawn: 'Invitația s-a retras; linkul ei nu mai deschide nimic.',
  changed: (name: string, role: string) => `${name}: ${role}.`,
  onlyOwners: 'Accesul îl dau și îl retrag proprietarul firmei și administratorul planului.',
  failed: 'Este nevoie de rețea. Nimic nu s-a schimbat; ce ați scris rămâne aici.',
  removeTitle: (name: string, company: string) => `Scoateți pe ${name} de la ${company}?`,
  leaveTitle: (company: string) => `Renunțați la accesul la ${company}?`,
  removeText:
    'La primul contact cu serverul, datele firmei pleacă de pe dispozitivele persoanei, iar de acolo nu se mai trimite nimic pentru firmă. Ce a scris și nu a trimis poate numai exporta.',
  leaveText:
    'Datele firmei pleacă de pe dispozitivele dumneavoastră. Ce ați scris și nu s-a trimis rămâne numai în export. Înapoi ajungeți cu o invitație nouă.',
  removeStays: 'Ce a lucrat rămâne la firmă. O autorizare ANAF dată cu certificatul ei rămâne până o revocați mai sus.',
  removeConfirm: 'Scoate accesul',
  leaveConfirm: 'Renunță la acces',
  removed: (name: string) => `${name} nu mai are acces la firmă.`,
  left: 'Nu mai aveți acces la firmă.',
  ownData: 'Șterge datele mele din această firmă',
  ownAlone:
    'Sunteți singurul proprietar: datele dumneavoastră din firmă nu se șterg până nu dați altcuiva rolul de proprietar.',
  ownTitle: (company: string) => `Ștergeți datele dumneavoastră din ${company}?`,
  ownGoes:
    'Se șterg de pe server: ciornele pe care le-ați scris ultimul, autorizările ANAF date cu certificatul dumneavoastră pentru firmă și accesul.',
  ownStays:
    'Rămân la firmă: facturile și declarațiile trimise sau primite, registrele, jurnalul și ce au scris ceilalți.',
  ownDevice: 'Datele firmei pleacă și de pe dispozitivele dumneavoastră. Înapoi ajungeți cu o invitație nouă.',
  ownUnsent: (count: number) =>
    count === 1
      ? 'Pe acest dispozitiv este o lucrare netrimisă a firmei. Exportați-o întâi din panoul de sincronizare.'
      : `Pe acest dispozitiv sunt ${countedNoun(count, 'lucrare netrimisă', 'lucrări netrimise')} ale firmei. Exportați-le întâi din panoul de sincronizare.`,
  ownConfirm: 'Șterge datele mele',
  ownRemoved: (drafts: number) =>
    drafts === 0
      ? 'Nu mai aveți acces la firmă.'
      : `Nu mai aveți acces la firmă; ${countedNoun(drafts, 'ciornă ștearsă', 'ciorne șterse')}.`,
} as const;
