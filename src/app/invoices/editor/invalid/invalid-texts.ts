/** Words of invoices that ANAF refuses: the setting, and the decision where it is asked. */
import type { InvalidInvoices } from '@/db/settings/invalid-invoices';

export const INVALID_INVOICES_WORDS: Readonly<
  Record<InvalidInvoices, { readonly name: string; readonly short: string; readonly help: string }>
> = {
  refuse: {
    name: 'Nu se trimit',
    short: 'nu se trimit',
    help: 'Butonul de trimitere duce la prima eroare. Factura rămâne ciornă până la corectare și nu consumă niciun număr.',
  },
  ask: {
    name: 'Cer o decizie',
    short: 'cer o decizie',
    help: 'Se arată ce va refuza ANAF, iar dumneavoastră decideți dacă factura se emite așa. Datele fără de care factura nu se poate întocmi rămân obligatorii.',
  },
};

export const invalidTexts = {
  title: 'Facturi cu erori',
  menu: (value: string) => `Facturi cu erori: ${value}`,
  question: 'Ce se întâmplă când trimiteți o factură pe care ANAF ar refuza-o:',
  scope: (company: string) => `Pe acest dispozitiv, pentru ${company}`,
  done: 'Gata',

  refusedTitle: 'ANAF va refuza această factură',
  refusedText: (count: number) =>
    count === 1
      ? 'Regula de mai jos este obligatorie. ANAF respinge factura, iar clientul nu o primește prin SPV.'
      : `Cele ${count} reguli de mai jos sunt obligatorii. ANAF respinge factura, iar clientul nu o primește prin SPV.`,
  takesNumber: (number: string) =>
    `Dacă o emiteți totuși, își ia numărul${number === '' ? '' : ` ${number}`} și apare ca respinsă: serverul face aceeași verificare. O puteți corecta și trimite din nou sub același număr.`,
  keepsNumber: (number: string) =>
    `Dacă o emiteți totuși, factura ${number} apare din nou ca respinsă: serverul face aceeași verificare. O puteți corecta și sub același număr.`,
  nothingYet: 'Până acum nu s-a emis nimic: ciorna este salvată și niciun număr nu a fost consumat.',
  backToDraft: 'Înapoi la corectat',
  sendAnyway: 'Emite cu erori',
} as const;
