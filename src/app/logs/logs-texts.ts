/** Words of the audit's page. */
import type { AuditGroup } from '@/api/calls/audit-calls';
import type { CollectionName } from '@/api/collections';
import { fieldName } from '@/app/texts/field-names';
import { countedNoun } from '@/app/ui/words/amount-text';

export const logsTexts = {
  title: 'Jurnal',
  note: (total: number) => `${countedNoun(total, 'înregistrare', 'înregistrări')} · nu se poate schimba sau șterge`,
  ofCompany: 'Firma',
  ofAccount: 'Contul meu',
  whose: 'Al cui jurnal',
  all: 'Toate',
  groups: {
    invoices: 'Facturi și numere',
    anaf: 'ANAF',
    transport: 'Transport',
    data: 'Date și parteneri',
    access: 'Acces',
    support: 'Suport',
  } satisfies Record<AuditGroup, string>,
  filters: 'Ce se arată',
  from: 'De la',
  until: 'Până la',
  who: 'Cine',
  anybody: 'oricine',
  server: 'Server',
  subject: 'La ce, începe cu',
  clear: 'Arată tot',
  columns: ['Când', 'Cine', 'De unde', 'Ce', 'La ce', 'Înainte → după', 'Amprentă'],
  reading: 'Se citește jurnalul…',
  notRead: 'Jurnalul nu s-a putut citi. Este nevoie de rețea.',
  again: 'Încearcă din nou',
  nothing: 'Nimic nu se potrivește.',
  empty: 'Nimic făcut încă.',
  more: 'Încarcă mai vechi',
  erased: 'date șterse',
  export: 'Salvează ce se vede (CSV)',
} as const;

/** `f`: feminine, as „Factură schimbată”. */
const SUBJECTS = {
  partner: ['Partener', 'm'],
  product: ['Produs', 'm'],
  listPrice: ['Preț de listă', 'm'],
  serial: ['Serie', 'f'],
  lease: ['Rezervă de numere', 'f'],
  vatRate: ['Cotă TVA', 'f'],
  paymentMethod: ['Metodă de plată', 'f'],
  look: ['Aspect al facturii', 'm'],
  particulars: ['Firmă', 'f'],
  assignment: ['Repartizare a firmei', 'f'],
  draft: ['Ciornă', 'f'],
  archive: ['Factură', 'f'],
  internCode: ['Cod intern', 'm'],
  lineCodes: ['Coduri ale unei facturi', 'f'],
  transporter: ['Transportator', 'm'],
  transportOptions: ['Opțiune e-Transport', 'f'],
  transportDraft: ['Ciornă e-Transport', 'f'],
  attachment: ['Fișier atașat', 'm'],
  transport: ['Transport', 'm'],
} satisfies Readonly<Record<CollectionName, readonly [string, 'm' | 'f']>>;

const SUBJECT_WORDS: Readonly<Record<string, readonly [string, 'm' | 'f']>> = SUBJECTS;

const VERBS: Readonly<Record<string, Readonly<Record<'m' | 'f', string>>>> = {
  added: { m: 'adăugat', f: 'adăugată' },
  changed: { m: 'schimbat', f: 'schimbată' },
  removed: { m: 'șters', f: 'ștearsă' },
};

const OTHERS: Readonly<Record<string, string>> = {
  'access.invited': 'Invitație trimisă',
  'access.withdrawn': 'Invitație retrasă',
  'access.given': 'Acces dat',
  'access.role': 'Rol schimbat',
  'access.removed': 'Acces retras',
  'anaf.let-in': 'Autorizare ANAF confirmată',
  'anaf.extended': 'Autorizare ANAF folosită și pentru această firmă',
  'anaf.revoked': 'Autorizare ANAF revocată',
  'anaf.key-copied': 'Cheie de acces ANAF copiată',
  'session.begun': 'Intrare în cont',
  'support.opened': 'Contul a fost văzut de suport',
  'session.ended': 'Sesiuni încheiate',
  'account.particulars': 'Date ale contului schimbate',
  'account.email': 'Adresă de e-mail schimbată',
  'account.password': 'Parolă schimbată',
  'account.factor-on': 'Verificare în doi pași pornită',
  'account.factor-off': 'Verificare în doi pași oprită',
  'account.recovery-codes': 'Coduri de recuperare noi',
  'account.closing': 'Închiderea contului cerută',
  'account.kept': 'Închiderea contului luată înapoi',
};

/** What was done, in words; a kind of a newer server as it is named. */
export function kindWords(kind: string): string {
  const [subject = '', verb = ''] = kind.split('.');
  const [word, gender] = SUBJECT_WORDS[subject] ?? [];
  const said = gender === undefined ? undefined : VERBS[verb]?.[gender];
  return OTHERS[kind] ?? (word === undefined || said === undefined ? kind : `${word} ${said}`);
}

const ROLES: Readonly<Record<string, string>> = {
  owner: 'proprietar',
  administrator: 'administrator de plan',
  user: 'utilizator',
};

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** On what; '' where only an id is known, which tells a person nothing. */
export function subjectWords(subject: string): string {
  return UUID.test(subject) ? '' : subject;
}

/** Fields that no collection has. */
const FIELDS: Readonly<Record<string, string>> = { role: 'Rol', firstName: 'Prenume', lastName: 'Nume' };

/** The name of what changed, as the screens have it. */
export function changedName(name: string): string {
  return FIELDS[name] ?? fieldName(name);
}

/** A value as people read it. */
export function valueWords(name: string, value: unknown): string {
  if (value === undefined || value === null || value === '') return '–';
  if (typeof value === 'boolean') return value ? 'da' : 'nu';
  const text = typeof value === 'object' ? '…' : String(value);
  return name === 'role' ? (ROLES[text] ?? text) : text;
}
