/** The service's own words, letter for letter as the ministry's pages have them (also where they are misspelt). */
export const ETRANSPORT_TEXTS = {
  badStandard: 'Valoarea acceptata pentru parametrul standard este ETRANSP',
  cifNotNumber: (cif: string) => `CIF introdus= ${cif} nu este un numar`,
  noRightAtAll: 'Nu exista niciun CIF petru care sa aveti drept in SPV',
  noRight: (cif: string) => `Nu aveti drept in SPV pentru CIF=${cif}`,
  tooLarge: 'Marime fisier transmis mai mare de 5 MB',
  notValid: (parser: string) => `Fisierul transmis nu este valid. ${parser}`,
  attention:
    'UIT-ul este valabil numai dupa ce apelul serviciului de stare mesaj returneaza valoarea „ok” pentru id_incarcare.',
  uitUnknown: 'UIT-ul nu poate fi identificat.',
  stateNoRight: (id: string) => `Nu aveti dreptul de inteorgare pentru id_incarcare= ${id}`,
  stateNotNumber: (id: string) => `Id_incarcare introdus= ${id} nu este un numar intreg`,
  stateUnknown: (id: string) => `Nu exista declaratia de transport cu id_incarcare= ${id}`,
  stateLimit: (count: number) =>
    `S-au facut deja ${count} de verificari, pentru id-incarcare solicitat, in cursul zilei`,
  daysNotNumber: (days: string) => `Numarul de zile introdus= ${days} nu este un numar intreg`,
  daysOutside: 'Numarul de zile trebuie sa fie intre 1 si 60',
  noMessages: (days: number) => `Nu exista mesaje in ultimele ${days} zile`,
  listLimit: (count: number) =>
    `S-au facut deja ${count} interogari de lista mesaje de catre utilizator in cursul zilei`,
  listTitle: (days: number) => `Lista mesaje disponibile din ultimele ${days} zile`,
  noInformation: 'Nu exista informatii pentru aceasta solicitare',
  carrierNotNumber: (cif: string) => `cui_op introdus= ${cif} nu este un numar`,
  carrierMissing: 'Parametrul cui_op este obligatoriu',
} as const;
