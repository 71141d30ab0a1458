/** Kinds of documents (BT-3, UNTDID 1001), as a sheet's head, a menu and a list name them. */
export const DOCUMENT_TYPE_WORDS: Readonly<Record<string, string>> = {
  '380': 'Factură',
  '381': 'Notă de creditare',
  '384': 'Factură de corecție',
  '389': 'Autofactură',
  '751': 'Factură – informații contabile',
};
