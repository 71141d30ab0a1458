/** The service's own words, letter for letter as the ministry's pages have them (also where they are misspelt). */
export const ANAF_TEXTS = {
  badStandard: 'Valorile acceptate pentru parametrul standard sunt UBL, CN, CII sau RASP',
  badValidationStandard: 'Valorile acceptate pentru parametrul standard sunt FACT1 si FCN',
  tooLargeToValidate: 'Marime fisier transmis mai mare de 5 MB.',
  tooLarge: 'Marime fisier transmis mai mare de 10 MB.',
  cifNotNumber: (cif: string) => `CIF introdus= ${cif} nu este un numar`,
  cifNotNumberPaged: (cif: string) => `CIF introdus= ${cif} nu este un numar sau nu are o valoare acceptata de sistem`,
  noRight: (cif: string) => `Nu aveti drept in SPV pentru CIF=${cif}`,
  noRightAtAll: 'Nu exista niciun CIF pentru care sa aveti drept in SPV',
  notValid: (parser: string) => `Fisierul transmis nu este valid. ${parser}`,
  flag: (name: string) => `Daca parametrul ${name} trebuie completat, valoarea acceptata este DA`,
  technical: (code: string) => `A aparut o eroare tehnica. Cod: ${code}`,
  noBody: 'Trebuie sa aveti atasat in request un fisier de tip xml',
  uploadParams: 'Parametrii standard si cif sunt obligatorii',
  stateNotNumber: (id: string) => `Id_incarcare introdus= ${id} nu este un numar intreg`,
  stateUnknown: (id: string) => `Nu exista factura cu id_incarcare= ${id}`,
  stateNoRight: (id: string) => `Nu aveti dreptul de inteorgare pentru id_incarcare= ${id}`,
  stateParam: 'Parametrul id_incarcare este obligatoriu',
  stateLimit: (n: number) => `S-au facut deja ${n} descarcari de mesaj in cursul zilei`,
  downloadNotNumber: (id: string) => `Id descarcare introdus= ${id} nu este un numar intreg`,
  downloadUnknown: (id: string) => `Pentru id=${id} nu exista inregistrata nici o factura`,
  downloadNoRight: 'Nu aveti dreptul sa descarcati acesta factura',
  downloadLimit: 'S-au facut deja 10 descarcari de mesaj in cursul zilei',
  downloadExpired:
    'Fisierul nu mai poate fi descarcat pentru ca a trecut perioada de 60 de zile in care este disponibil',
  downloadParam: 'Parametrul id este obligatoriu',
  listLimit: (n: number) => `S-au facut deja ${n} interogari de lista mesaje de catre utilizator in cursul zilei`,
  noMessagesDays: (days: number) => `Nu exista mesaje in ultimele ${days} zile`,
  noMessagesInterval: 'Nu exista mesaje in intervalul selectat',
  tooManyMessages:
    'Lista de mesaje este mai mare decat numarul de 500 elemente permise in pagina. Folositi endpoint-ul cu paginatie.',
  daysNotNumber: (days: string) => `Numarul de zile introdus= ${days} nu este un numar intreg`,
  daysOutside: 'Numarul de zile trebuie sa fie intre 1 si 60',
  listParam: (name: string, value: string) =>
    `${name} = ${value} nu este un numar sau nu are o valoare acceptata de sistem`,
  startTooOld: (at: string) => `startTime = ${at} nu poate fi mai vechi de 60 de zile fata de momentul requestului`,
  endBeforeStart: (end: string, start: string) => `endTime = ${end} nu poate fi <= startTime = ${start}`,
  endInFuture: (end: string, now: string) =>
    `endTime = ${end} nu poate in viitor fata de momentul requestului = ${now}`,
  badFilter: 'Valorile acceptate pentru parametrul filtru sunt E, T, P sau R',
  pageBeyond: (page: number, pages: number) =>
    `Pagina solicitata ${page} este mai mare decat numarul toatal de pagini ${pages}`,
  listParams: 'Parametrii startTime, endTime, cif si pagina sunt obligatorii',
  daysParams: 'Parametrii zile si cif sunt obligatorii',
  noteLimit: (n: number, cif: string) =>
    `S-au incarcat deja ${n} de mesaje de tip RASP pentru cui=${cif} in cursul zilei`,
  notEnforcing: (cif: string) => `CIF introdus= ${cif} nu este inregistrat in Registrul RO e-Factura executari silite`,
  detailSelfBilled: (index: string, buyer: string, seller: string) =>
    `Factura cu id_incarcare=${index} transmisa de cif=${buyer} ca autofactura in numele cif=${seller}`,
  detailNote: (index: string, about: string) =>
    `Mesaj cu id_incarcare=${index} de la cumparator pentru factura cu id_incarcare=${about}`,
  duplicate: (index: string, day: string) =>
    `Factura a mai fost transmisa anterior cu index=${index} si data incarcare=${day}`,
  detailSent: (index: string, seller: string, buyer: string) =>
    `Factura cu id_incarcare=${index} emisa de cif_emitent=${seller} pentru cif_beneficiar=${buyer}`,
  detailErrors: (index: string) => `Erori de validare identificate la factura primita cu id_incarcare=${index}`,
} as const;
