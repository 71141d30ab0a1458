/** The letters about access to a company. */
import type { CompanyRole } from '@/api/entities/company';
import type { Letter } from '../letter';

const GIVES: Readonly<Record<CompanyRole, string>> = {
  owner: 'ca proprietar: lucrați pe firmă și hotărâți cine mai are acces',
  administrator: 'ca administrator de plan: lucrați pe firmă, dați acces și vă ocupați de abonament',
  user: 'ca utilizator: scrieți și trimiteți documentele firmei',
};

interface Invited {
  readonly company: string;
  readonly cif: string;
  readonly invitedBy: string;
  readonly role: CompanyRole;
}

export function invitationLetter({ company, cif, invitedBy, role }: Invited, url: string): Letter {
  return {
    kind: 'invitation',
    subject: `Invitație la firma ${company}`,
    paragraphs: [
      `${invitedBy} vă invită să lucrați în Condica pe firma ${company} (CUI ${cif}), ${GIVES[role]}.`,
      'Linkul este bun 7 zile, o singură dată, numai pentru contul cu adresa aceasta. Dacă nu aveți cont, îl faceți întâi, apoi deschideți din nou linkul.',
    ],
    link: { label: 'Vedeți invitația', url },
    foot: 'Dacă nu cunoașteți firma sau persoana, nu aveți nimic de făcut: fără dumneavoastră invitația nu deschide nimic.',
  };
}

/** To who has lost it. */
export function accessRemovedLetter(
  { company, cif, by }: { readonly company: string; readonly cif: string; readonly by: string },
  url: string,
): Letter {
  return {
    kind: 'access-removed',
    subject: `Nu mai aveți acces la firma ${company}`,
    paragraphs: [
      `${by} v-a retras accesul la firma ${company} (CUI ${cif}).`,
      'Datele firmei pleacă de pe dispozitivele dumneavoastră la primul contact cu serverul. Ce ați scris și nu s-a trimis rămâne numai acolo și se poate exporta din panoul de sincronizare; de la dumneavoastră nu se mai trimite nimic pentru firmă.',
    ],
    link: { label: 'Deschide pagina Firme', url },
    foot: 'Dacă este o greșeală, cereți o invitație nouă proprietarului firmei.',
  };
}

/** To who has got another role. */
export function roleChangedLetter(
  {
    company,
    cif,
    by,
    role,
  }: { readonly company: string; readonly cif: string; readonly by: string; readonly role: CompanyRole },
  url: string,
): Letter {
  return {
    kind: 'role-changed',
    subject: `Rolul dumneavoastră la firma ${company} s-a schimbat`,
    paragraphs: [`${by} v-a schimbat rolul la firma ${company} (CUI ${cif}). De acum aveți acces ${GIVES[role]}.`],
    link: { label: 'Deschide pagina Firme', url },
    foot: 'Dacă nu vă așteptați la schimbare, vorbiți cu proprietarul firmei.',
  };
}
