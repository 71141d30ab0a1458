export const typeAheadTexts = {
  noList: 'Lista nu s-a putut încărca. Se reîncearcă pe măsură ce scrieți; Enter alege prima potrivire.',
} as const;
