/** Why access is not given or taken, in words: they are the server's alone, for the app has no use for them before it asks. */
import { type RefusedReply, refused } from '../reply';

const TEXTS = {
  'access-denied':
    'Accesul la firmă îl dau și îl retrag proprietarul ei și administratorul planului. Nimic nu s-a schimbat.',
  'last-owner': 'Este singurul proprietar al firmei și nu se poate scoate. Dați întâi altcuiva rolul de proprietar.',
  'last-owner-data':
    'Sunteți singurul proprietar al firmei: dați întâi altcuiva rolul de proprietar sau închideți contul. Nimic nu s-a șters.',
  'access-there': 'Persoana cu această adresă are deja acces la firmă.',
  'invitation-other':
    'Invitația a fost trimisă la altă adresă decât cea a contului. Intrați cu contul acelei adrese sau cereți o invitație pe adresa aceasta.',
} as const;

export function accessRefusal(code: keyof typeof TEXTS): RefusedReply {
  return refused(code === 'last-owner-data' ? 'last-owner' : code, { text: TEXTS[code] });
}
