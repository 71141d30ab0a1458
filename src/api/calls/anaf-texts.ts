/** Refusals of the calls about ANAF: those that the specification words (section 5), and those that a page says by itself, too. */
export const ANAF_CALL_TEXTS = { missingId: 'ID undefined' } as const;

/** How to come to another link. */
export const ASK_FOR_LINK = 'Cereți firmei un link nou sau porniți autorizarea din pagina Firme.';

/** Why a link of authorization opens nothing. */
export const TICKET_TEXTS = {
  unknown: `Linkul de autorizare nu este întreg sau nu este al acestui server. ${ASK_FOR_LINK}`,
  used: `Linkul de autorizare a fost deja folosit; este bun o singură dată. ${ASK_FOR_LINK}`,
  withdrawn: `Linkul de autorizare a fost retras. ${ASK_FOR_LINK}`,
  over: `Linkul de autorizare a expirat. ${ASK_FOR_LINK}`,
  'too-often': `Cu acest link s-a încercat de prea multe ori. ${ASK_FOR_LINK}`,
} as const;
