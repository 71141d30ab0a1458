/**
 * Whether an invoice goes to a buyer abroad, who has no Romanian fiscal code: ANAF takes it with extern=DA and delivers it to
 * nobody (reference, section 3). `country`: BT-55; '' where the document says none, and then it is none.
 */
export function isExternalBuyer(country: string): boolean {
  return country !== '' && country !== 'RO';
}
