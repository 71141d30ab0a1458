/** Words of the options of e-Transport, and their page of help. */
import type { HelpPage } from '@/app/texts/help-page';

export const optionsTexts = {
  title: 'Opțiuni e-Transport',
  about: 'Cu ce începe o declarație nouă a firmei și când apar avertizările. Se salvează la fiecare schimbare.',
  beginning: 'O declarație nouă',
  operation: 'Operațiunea',
  purpose: 'Scopul',
  unit: 'Unitatea de măsură',
  documentType: 'Documentul de transport',
  transporter: 'Transportatorul',
  transporterHelp: 'Se pune cu primul lui vehicul. Fără el, transportatorul este firma.',
  asked: 'se alege de fiecare dată',
  own: 'firma',
  warnings: 'Avertizări înainte ca un cod UIT valabil să expire',
  warningsHelp: 'Apar cât aplicația este deschisă, și fără rețea. Aplicația nu trimite notificări când este închisă.',
  warnDayBefore: 'cu 24 de ore înainte',
  warnHoursBefore: 'cu 3 ore înainte',
  warnAtEnd: 'când expiră',
  saved: 'Salvat',
  failed: 'Opțiunile nu au putut fi salvate pe acest dispozitiv.',
  lists: 'Listele e-Transport',
  toTransporters: 'Transportatori',
  toPartners: 'Parteneri',
  toProducts: 'Produse',
} as const;

export const optionsHelp: HelpPage = {
  title: 'Opțiuni e-Transport',
  about: 'Ce se pune singur într-o declarație nouă și când apar avertizările despre codurile care expiră.',
  sections: [
    {
      head: 'Ce schimbați aici',
      text: [
        'Operațiunea, scopul, unitatea, documentul și transportatorul alese aici stau în fiecare declarație nouă; le puteți schimba acolo.',
        'Avertizările vin pe toate dispozitivele firmei pe care aplicația este deschisă, cu 24 și 3 ore înainte de sfârșit și la sfârșit, cât timp transportul nu este confirmat. Codurile care expiră stau oricum în „Acasă” și în lista e-Transport.',
        'Notificări când aplicația este închisă nu există; deschideți-o înainte de ultima zi a unui cod.',
      ],
    },
  ],
};
