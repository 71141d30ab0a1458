/** Words of the check of all partners' VAT states. */
export const vatCheckTexts = {
  start: 'Verifică TVA la toți',
  running: (done: string, all: string) => `Se verifică la ANAF ${done} din ${all}`,
  elsewhere: 'puteți lucra în altă parte',
  stop: 'Oprește',
  offlineNow: 'Fără legătură cu serverul, registrul ANAF nu se poate întreba.',
  partner: ['partener', 'parteneri'],
  checked: (count: string) => `Starea TVA verificată la ${count}`,
  nothingChanged: 'Nicio stare nu s-a schimbat.',
  changed: (names: string) => `S-a schimbat starea la: ${names}.`,
  unknown: (names: string) => `ANAF nu cunoaște codul la: ${names}. Verificați cifrele.`,
  left: (count: string) => `${count} au rămas cu starea de dinainte.`,
  stopped: 'Ați oprit verificarea (Request cancelled); porniți-o din nou oricând.',
  offline: 'Rețeaua a căzut pe parcurs; porniți din nou verificarea când revine.',
  others: (count: number) => `și încă ${count}`,
} as const;
