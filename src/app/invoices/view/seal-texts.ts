/** Words of the ministry's seal on a document's page. */
import type { SealState } from '@/api/calls/anaf-document-calls';

export const sealTexts = {
  head: 'Sigiliul ministerului',
  checking: 'Se verifică sigiliul.',
  away: 'Sigiliul se verifică de server; acum nu răspunde. Documentul este păstrat întreg.',
  state: {
    genuine: 'Semnătura corespunde, semnatarul este al ministerului',
    fits: 'Semnătura corespunde, semnatarul neverificat',
    'other-signer': 'Semnătura corespunde, semnatarul este altul',
    'other-document': 'Semnătura este a altui document',
    broken: 'Semnătura nu corespunde',
    none: 'Originalul semnat nu a sosit încă',
  } satisfies Readonly<Record<SealState, string>>,
  what: {
    genuine: 'Documentul este exact cel semnat, iar certificatul este cel dat serverului.',
    fits: 'Documentul este exact cel semnat. Cine a semnat se verifică după ce administratorul dă certificatul ministerului (ANAF_SEAL_CERT).',
    'other-signer':
      'Documentul nu s-a schimbat de la semnare, dar certificatul nu este cel dat serverului. Întrebați ANAF.',
    'other-document':
      'Octeții păstrați nu sunt cei semnați. Întrebați ANAF; originalul se mai poate descărca 60 de zile.',
    broken:
      'Sigiliul nu se poate citi sau a fost schimbat. Întrebați ANAF; originalul se mai poate descărca 60 de zile.',
    none: 'Vine de la ANAF după acceptare; se verifică atunci.',
  } satisfies Readonly<Record<SealState, string>>,
  signer: (name: string) => `Semnat de ${name}`,
  askAnaf: 'Întreabă ANAF',
  anaf: {
    sealed: 'ANAF confirmă semnătura.',
    'not-sealed': 'ANAF nu confirmă semnătura.',
    away: 'Serviciul ANAF nu a dat un răspuns. Încercați mai târziu.',
  },
  paper: 'PDF-ul ANAF',
  noPaper: 'ANAF nu a dat PDF-ul acum. Încercați mai târziu; PDF-ul Condica se face și fără rețea.',
} as const;
