/** What each key of the table does, by screen: the words of `?`. They come with its dialog, apart from what handles the keys. */
import type { KeyGroupName, KeyName } from '@/app/state/keys-table';

export interface GroupWords<Group extends KeyGroupName> {
  readonly title: string;
  readonly words: Readonly<Record<KeyName<Group>, string>>;
}

export const keysTexts: { readonly [Group in KeyGroupName]: GroupWords<Group> } = {
  anywhere: {
    title: 'Oriunde',
    words: {
      palette: 'caută sau comandă',
      companies: 'schimbă firma',
      goHome: 'acasă',
      goOut: 'facturi emise',
      goIn: 'facturi primite',
      goInbox: 'toate firmele',
      goDrafts: 'ciorne',
      goMessages: 'mesaje ANAF',
      goPartners: 'parteneri',
      goSync: 'deschide sau închide sincronizarea',
      newInvoice: 'factură nouă',
      help: 'ajutor pentru ecranul deschis',
      keys: 'această listă',
    },
  },
  palette: {
    title: 'În căutare, ca prim semn',
    words: {
      commands: 'numai comenzi',
      invoices: 'numai facturi',
      partners: 'numai parteneri',
    },
  },
  home: {
    title: 'Acasă',
    words: {
      next: 'decizia următoare',
      previous: 'decizia dinainte',
      red: 'următoarea respinsă',
    },
  },
  homeCompanies: {
    title: 'Acasă, la toate firmele',
    words: {
      first: 'deschide prima firmă din tabel',
      second: 'a doua',
      third: 'a treia',
      fourth: 'a patra',
      fifth: 'a cincea',
      sixth: 'a șasea',
      seventh: 'a șaptea',
      eighth: 'a opta',
      ninth: 'a noua',
    },
  },
  companies: {
    title: 'Firme',
    words: {
      add: 'firmă nouă',
      link: 'link de autorizare pentru firma de pe rând',
      access: 'dă acces la firma de pe rând',
    },
  },
  panel: {
    title: 'Cu un panou deschis',
    words: {
      close: 'închide panoul',
    },
  },
  list: {
    title: 'În liste',
    words: {
      up: 'rândul de sus; cu Shift îl selectează',
      down: 'rândul de jos; cu Shift îl selectează',
      pageUp: 'cu o pagină mai sus',
      pageDown: 'cu o pagină mai jos',
      first: 'primul rând',
      last: 'ultimul rând',
      select: 'selectează rândul',
      selectAll: 'selectează tot',
      open: 'deschide rândul; încă o dată, intră în el',
      filter: 'filtrează',
    },
  },
  find: {
    title: 'În listele de facturi',
    words: {
      search: 'caută după număr, partener, CUI, sumă sau textul liniilor',
    },
  },
  findField: {
    title: 'În câmpul de căutare al listei',
    words: {
      rows: 'la rândurile găsite',
      found: 'la rândurile găsite',
      leave: 'șterge textul; gol, înapoi la rânduri',
    },
  },
  views: {
    title: 'În vederile unei liste',
    words: {
      view: 'prima vedere; Alt 2 a doua',
      left: 'vederea dinainte',
      right: 'vederea următoare',
    },
  },
  listHead: {
    title: 'În capul listei (Tab)',
    words: {
      sort: 'ordonează după coloană; încă o dată, invers',
      left: 'coloana dinainte',
      right: 'coloana următoare',
    },
  },
  columnEdge: {
    title: 'La marginea unei coloane (Tab, din capul listei)',
    words: {
      narrow: 'îngustează coloana; cu Shift, puțin',
      widen: 'lățește coloana; cu Shift, puțin',
      narrowest: 'cât mai îngustă',
      widest: 'cât mai lată',
      previous: 'marginea dinainte',
      next: 'marginea următoare',
      rows: 'înapoi la rânduri',
    },
  },
  issued: {
    title: 'În facturi emise și lângă ele',
    words: {
      copy: 'factură nouă din aceasta',
      pdf: 'descarcă PDF-ul',
      print: 'printează factura',
    },
  },
  external: {
    title: 'În facturi externe',
    words: {
      create: 'factură externă nouă',
    },
  },
  messages: {
    title: 'În mesaje ANAF',
    words: {
      unread: 'necitit; încă o dată, citit',
      message: 'scrie furnizorului facturii',
      zip: 'descarcă arhiva semnată a facturii',
    },
  },
  received: {
    title: 'În facturi primite și lângă ele',
    words: {
      read: 'citește SPV acum',
      approved: 'vizată; încă o dată, nu mai este',
      booked: 'înregistrată; încă o dată, nu mai este',
      message: 'mesaj către furnizor',
      pdf: 'descarcă PDF-ul',
      print: 'printează factura',
    },
  },
  inbox: {
    title: 'În toate firmele',
    words: {
      before: 'luna dinainte',
      after: 'luna următoare',
      markNew: 'vizează ce e nou la firma rândului, sau la cele bifate',
      give: 'dă unui coleg firma rândului, sau pe cele bifate',
    },
  },
  inboxRows: {
    title: 'Pe o firmă din toate firmele',
    words: {
      open: 'arată sub ea ce cere',
      close: 'strânge ce cere',
    },
  },
  inboxChosen: {
    title: 'Cu mai multe firme bifate',
    words: {
      download: 'descarcă luna lor',
    },
  },
  chosen: {
    title: 'Cu mai multe facturi bifate',
    words: {
      pdf: 'descarcă PDF-urile lor, într-un zip',
      print: 'printează-le',
    },
  },
  chosenReceived: {
    title: 'Cu mai multe facturi primite bifate',
    words: {
      approved: 'toate sunt vizate',
      booked: 'toate sunt înregistrate',
    },
  },
  chosenSuppliers: {
    title: 'Către furnizorii facturilor bifate',
    words: {
      message: 'un mesaj în SPV, lângă fiecare factură',
    },
  },
  transports: {
    title: 'În e-Transport',
    words: {
      add: 'declarație nouă',
      vehicle: 'schimbă vehiculul',
      repeat: 'repetă traseul',
      control: 'arată codul la control',
      print: 'tipărește codul și declarația',
    },
  },
  transportEditor: {
    title: 'În declarația de transport',
    words: {
      declare: 'declară',
      nextFinding: 'următorul câmp de corectat',
      previousFinding: 'câmpul dinainte de corectat',
      undo: 'anulează ultima schimbare',
      leave: 'înapoi la listă; ciorna rămâne',
    },
  },
  drafts: {
    title: 'În ciorne',
    words: {
      copy: 'duplică ciorna',
    },
  },
  invoice: {
    title: 'Pe pagina unei facturi',
    words: {
      next: 'factura următoare',
      previous: 'factura precedentă',
      copy: 'factură nouă din aceasta',
      pdf: 'descarcă PDF-ul',
      print: 'printează',
      list: 'înapoi la listă, la factura aceasta',
    },
  },
  document: {
    title: 'Pe pagina oricărui document',
    words: {
      nextFinding: 'constatarea următoare',
      previousFinding: 'constatarea precedentă',
      xml: 'arată XML-ul',
    },
  },
  xmlTree: {
    title: 'În arborele XML',
    words: {
      up: 'rândul de deasupra',
      down: 'rândul de dedesubt',
      open: 'desface elementul; desfăcut, intră în el',
      close: 'strânge elementul; strâns, iese din el',
      first: 'primul rând',
      last: 'ultimul rând',
    },
  },
  definitions: {
    title: 'În parteneri, produse și celelalte definiții',
    words: {
      edit: 'scrie în celulă',
      undo: 'anulează ultima modificare',
      copy: 'copiază rândurile selectate',
      paste: 'lipește rânduri din foaia de calcul',
    },
  },
  cell: {
    title: 'Într-o celulă în care se scrie',
    words: {
      take: 'păstrează',
      next: 'celula următoare; cu Shift, cea dinainte',
      leave: 'lasă celula cum era',
    },
  },
  send: {
    title: 'În trimiterea de XML',
    words: {
      repair: 'repară fișierul deschis',
    },
  },
  repairs: {
    title: 'Lângă un fișier cu erori',
    words: {
      repair: 'aplică prima corectură; Alt 2 a doua',
    },
  },
  editor: {
    title: 'În editor',
    words: {
      send: 'trimite',
      nextFinding: 'următoarea problemă',
      previousFinding: 'problema dinainte',
      undo: 'anulează',
      redo: 'refă; la fel Ctrl Shift Z',
      repair: 'aplică prima corectură; Alt 2 a doua',
      leave: 'ieși; ce ați scris rămâne în ciorne',
    },
  },
  preview: {
    title: 'În previzualizare',
    words: {
      pdf: 'descarcă ciorna ca PDF',
      print: 'printează ciorna',
    },
  },
  confirmation: {
    title: 'După emitere',
    words: {
      pdf: 'descarcă PDF-ul',
      print: 'printează factura',
      copy: 'factură nouă din aceasta',
      open: 'deschide factura',
    },
  },
  sentTogether: {
    title: 'După trimiterea mai multor facturi',
    words: {
      pdf: 'descarcă PDF-urile lor, într-un zip',
      print: 'le printează pe toate',
      copy: 'factură nouă din cea de pe rând',
    },
  },
  lineCodes: {
    title: 'În codurile pe linii',
    words: {
      accept: 'acceptă toate liniile sigure',
      undo: 'ia înapoi ultima alegere',
      invoice: 'înapoi la factură',
    },
  },
  look: {
    title: 'În aspectul facturii',
    words: {
      use: 'folosește aspectul de acum înainte',
      undo: 'anulează ultima alegere',
    },
  },
  lookColumns: {
    title: 'Pe săgețile unei coloane, în aspectul facturii',
    words: {
      moveUp: 'mută coloana mai sus',
      moveDown: 'mută coloana mai jos',
    },
  },
  afterBuyer: {
    title: 'În prima linie, după alegerea cumpărătorului',
    words: {
      back: 'înapoi la cumpărător',
    },
  },
  lines: {
    title: 'În liniile facturii',
    words: {
      next: 'celula următoare; cu Shift, cea dinainte',
      tab: 'celula următoare; cu Shift, cea dinainte',
      up: 'linia de sus; cu Shift o marchează',
      down: 'linia de jos; cu Shift o marchează',
      left: 'celula din stânga',
      right: 'celula din dreapta',
      rowStart: 'prima celulă a liniei',
      rowEnd: 'ultima celulă a liniei',
      firstLine: 'prima linie',
      lastLine: 'ultima linie',
      lineStart: 'prima celulă',
      lineEnd: 'ultima celulă',
      top: 'prima celulă a primei linii',
      bottom: 'ultima celulă a ultimei linii',
      edit: 'scrie în celulă',
      cancel: 'lasă celula cum era',
      clear: 'golește celula',
      insert: 'linie nouă aici',
      remove: 'șterge linia',
      duplicate: 'dublează linia',
      moveUp: 'mută linia mai sus',
      moveDown: 'mută linia mai jos',
      copy: 'copiază liniile marcate',
      paste: 'lipește linii din foaia de calcul',
    },
  },
  form: {
    title: 'În formulare',
    words: {
      next: 'câmpul următor; cu Shift, cel dinainte',
    },
  },
  choice: {
    title: 'Într-o listă care se deschide',
    words: {
      up: 'rândul de sus; cu Ctrl, grupul de sus',
      down: 'rândul de jos; cu Ctrl, grupul de jos',
      pageUp: 'primul rând',
      pageDown: 'ultimul rând',
      take: 'alege',
      takeAndGo: 'alege și mergi mai departe',
      number: 'alege rândul cu acest număr',
      start: 'începutul textului scris',
      end: 'sfârșitul textului scris',
      close: 'închide lista',
    },
  },
  date: {
    title: 'Într-o dată și în calendar',
    words: {
      read: 'citește data scrisă',
      up: 'ziua următoare; în calendar, săptămâna dinainte',
      down: 'ziua dinainte; în calendar, săptămâna următoare',
      left: 'în calendar, ziua dinainte',
      right: 'în calendar, ziua următoare',
      pageUp: 'luna dinainte',
      pageDown: 'luna următoare',
    },
  },
  dialog: {
    title: 'În ferestrele de întrebări',
    words: {
      save: 'păstrează alegerea',
      take: 'păstrează numele scris',
      close: 'închide',
    },
  },
};
