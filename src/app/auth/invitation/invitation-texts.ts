/** Words of the page that opens an invitation to a company. */
import type { CompanyRole } from '@/api/entities/company';

const GIVES: Readonly<Record<CompanyRole, string>> = {
  owner: 'ca proprietar: lucrați pe firmă și hotărâți cine mai are acces',
  administrator: 'ca administrator de plan: lucrați pe firmă, dați acces și vă ocupați de abonament',
  user: 'ca utilizator: scrieți și trimiteți documentele firmei',
};

export const invitationTexts = {
  title: 'Invitație la o firmă',
  reading: 'Se citește invitația…',
  noLink: 'Adresa nu are invitația întreagă. Deschideți linkul din mesaj sau copiați-l până la capăt.',
  offline: 'Invitația nu s-a putut citi. Este nevoie de rețea.',
  again: 'Încearcă din nou',
  who: (by: string, company: string, cif: string) => `${by} vă invită să lucrați pe firma ${company} (CUI ${cif}).`,
  gives: (role: CompanyRole, until: string) => `Veți lucra ${GIVES[role]}. Invitația este bună până la ${until}.`,
  forAddress: (email: string) => `A fost trimisă la ${email} și este bună numai pentru contul cu această adresă.`,
  signInFirst: 'Intrați în cont',
  noAccount: 'Nu aveți cont?',
  register: 'Faceți unul',
  afterRegister: 'După ce îl confirmați, deschideți din nou linkul din invitație.',
  accept: 'Primesc invitația',
  other: (own: string) =>
    `Sunteți în contul ${own}. Ieșiți și intrați cu contul adresei de mai sus, sau cereți o invitație pe adresa acestui cont.`,
  toApp: 'Mergeți la firmele mele',
  signIn: 'Autentificare',
} as const;
