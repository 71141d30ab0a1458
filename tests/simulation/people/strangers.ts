/** Others send to the company at home, or in its name by a program of their own: ANAF's mailbox brings it (decision 0038). */
import { DEMO_COMPANIES } from '../../../server/demo/demo-account';
import { SUPPLIER_CIF } from '../../server/mailbox/mailbox-world';
import { sampleInvoice } from '../../server/outside/sample-invoice';
import type { SimWorld } from '../run/sim-world';

/** `received`: of a supplier. `elsewhere`: the company's own, sent without us. */
export type StrangersWay = 'received' | 'elsewhere';

const HOME_CIF = DEMO_COMPANIES[0]?.cif ?? '';
const THIRD_CIF = '33445566';

export async function strangerSends(world: SimWorld, way: StrangersWay): Promise<void> {
  const { strangers, anaf, story } = world;
  const number = `${way === 'received' ? 'FURNIZ' : 'ALTPROG'}-${strangers.size + 1}`;
  const [sellerCif, buyerCif] = way === 'received' ? [SUPPLIER_CIF, HOME_CIF] : [HOME_CIF, THIRD_CIF];
  strangers.set(number, way);
  story.tell(`a stranger sends ${number}`);
  story.count(way === 'received' ? 'sent by suppliers' : 'sent by another program');
  const address = `${anaf.outside.url}/test/FCTEL/rest/upload?standard=UBL&cif=${sellerCif}`;
  // Past the servers' road, and not counted as a call of theirs; what ANAF answers is the stranger's concern.
  await anaf.outside.fetch(address, {
    method: 'POST',
    headers: { authorization: `Bearer ${world.strangersToken}`, 'content-type': 'text/plain' },
    body: Buffer.from(sampleInvoice({ number, sellerCif, buyerCif })),
  });
}
