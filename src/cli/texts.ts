/** Every sentence the command says, in one place. */
export const TEXTS = {
  usage: `Folosire: condica validate [--json] [--warnings] CALE…

Verifică facturi UBL 2.1 (schema, EN 16931, CIUS-RO 1.0.9) și declarații
e-Transport (schema v2, regulile 2.0.2), recunoscute după rădăcină, fără rețea.
CALE este un fișier XML, o arhivă zip, un dosar, un fișier .jsonl cu câmpul xml
(și id), oricare dintre ele comprimat cu gzip, sau „-” pentru intrarea standard.

  --json      un obiect JSON pe linie pentru fiecare document
  --warnings  arată și avertismentele, care nu duc la respingere

Codul de ieșire: 0 toate acceptate, 1 cel puțin una respinsă, 2 ceva nu a putut fi citit.`,
  unknownCommand: (name: string) => `Comanda „${name}” nu există.`,
  unknownOption: (name: string) => `Opțiunea „${name}” nu există.`,
  notFound: 'Fișierul sau dosarul nu există.',
  notOpened: (reason: string) => `Nu a putut fi deschis: ${reason}.`,
  emptyFolder: 'Dosarul nu conține fișiere XML, zip sau jsonl.',
  emptyArchive: 'Arhiva nu conține niciun fișier XML.',
  tooLarge: (megabytes: number) => `Documentul depășește ${megabytes} MB.`,
  badArchive: (reason: string) => `Arhiva este deteriorată: ${reason}.`,
  badGzip: (reason: string) => `Fișierul comprimat este deteriorat: ${reason}.`,
  badLine: 'Linia nu este un obiect JSON.',
  noLines: 'Fișierul nu conține nicio linie.',
  noXml: 'Linia nu are câmpul xml.',
  accepted: 'acceptată',
  refused: 'respinsă',
  unreadable: 'nu a putut fi citită',
  error: 'eroare',
  warning: 'avertisment',
  line: (line: number, column: number) => `linia ${line}, coloana ${column}`,
  notEvaluated: (ids: string) =>
    `Reguli care nu pot fi evaluate pe acest document: ${ids}. Procesorul oficial îl refuză.`,
  summary: (total: number, accepted: number, refused: number, unreadable: number) =>
    `Documente: ${total}; acceptate: ${accepted}; respinse: ${refused}; necitite: ${unreadable}.`,
} as const;
