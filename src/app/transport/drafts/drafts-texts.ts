/** Words of the drafts of declarations, and their page of help. */
import type { HelpPage } from '@/app/texts/help-page';

export const transportDraftsTexts = {
  title: 'Ciorne e-Transport',
  add: 'Declarație nouă',
  partner: 'Partener',
  route: 'Traseu',
  vehicle: 'Vehicul',
  goods: 'Marfă',
  when: 'Se declară',
  written: 'Scrisă',
  state: 'Stare',
  actions: 'Acțiuni',
  noPartner: 'fără partener',
  noDay: 'fără ziua pornirii',
  passed: (day: string) => `pornea la ${day}`,
  from: (day: string) => `din ${day}`,
  now: 'se poate acum',
  onlyHere: 'Doar aici',
  onServer: 'Pe server',
  remove: (partner: string) => `Șterge ciorna pentru ${partner}`,
  removed: 'Ciorna a fost ștearsă',
  undo: 'Anulează',
  emptyTitle: 'Nicio ciornă e-Transport',
  emptyText: 'Ce scrieți într-o declarație se păstrează singur aici, până o declarați.',
} as const;

export const transportDraftsHelp: HelpPage = {
  title: 'Ciorne e-Transport',
  about: 'Declarațiile de transport începute și netrimise. Se salvează singure, la fiecare tastă.',
  sections: [
    {
      head: 'Lucrul cu ciornele',
      steps: [
        'Deschideți rândul ca să scrieți mai departe.',
        '„Se declară” spune din ce zi legea o permite: cel mai devreme cu 3 zile înainte de pornire.',
        'Ștergerea se poate anula din anunțul care apare.',
      ],
    },
  ],
};
