/** Words of renewing many authorizations one after another. */
import { countedNoun } from '@/app/ui/words/amount-text';

const companies = (count: number): string => countedNoun(count, 'firmă', 'firme');

export const renewalTexts = {
  begin: (count: number) => `Reînnoiește pentru ${count}`,
  label: 'Reînnoire pe rând',
  progress: (done: number, all: number) => `Reînnoire pe rând: ${done} din ${all} gata.`,
  next: (name: string) => `Urmează ${name}. Vă trebuie certificatul digital; de la ANAF reveniți aici, la următoarea.`,
  renew: 'Reînnoiește',
  go: (name: string) => `Reînnoiește pentru ${name}`,
  skip: 'Sari peste',
  stop: 'Oprește',
  over: (skipped: number) =>
    skipped === 0
      ? 'Toate autorizările sunt reînnoite.'
      : `Nu mai este nimic de reînnoit în afară de ${companies(skipped)} peste care ați sărit.`,
  close: 'Închide',
  atOnce: (count: number) =>
    count === 1
      ? 'ANAF numește și una dintre firmele rămase la autorizarea dumneavoastră: pentru ea nu mai este nevoie de certificat.'
      : `ANAF numește și ${companies(count)} dintre cele rămase la autorizarea dumneavoastră: pentru ele nu mai este nevoie de certificat.`,
  serveAtOnce: (count: number) => `Folosește-o pentru ${count === 1 ? 'ea' : companies(count)}`,
  used: (count: number) => `Autorizarea se folosește și pentru ${companies(count)}.`,
} as const;
