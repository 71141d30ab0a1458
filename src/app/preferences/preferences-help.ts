import type { HelpPage } from '@/app/texts/help-page';

export const preferencesHelp: HelpPage = {
  title: 'Preferințe',
  about: 'Cum vreți să lucreze aplicația pentru dumneavoastră. Fiecare alegere se salvează singură.',
  sections: [
    {
      head: 'Ale contului',
      text: [
        'Limba documentelor, pagina de început și tasta Enter vă urmează pe orice dispozitiv. Se schimbă și fără rețea; pleacă la server când revine, iar celelalte dispozitive le află la următorul contact.',
        'Limba documentelor se folosește la PDF, la tipărire și la previzualizare numai unde nici ciorna, nici aspectul firmei nu a ales alta. Factura trimisă la ANAF nu se schimbă.',
        'Pagina de început se deschide când porniți aplicația cu contul deschis; după ce intrați în cont se deschide „Acasă”.',
      ],
    },
    {
      head: 'Ale dispozitivului',
      text: [
        'Tema și apropierea rândurilor țin de ecran, așa că rămân pe dispozitivul pe care le alegeți. Tema se schimbă și din meniul utilizatorului.',
      ],
    },
  ],
};
