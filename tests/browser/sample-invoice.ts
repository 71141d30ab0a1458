/** A valid invoice of another program, as text: the public sample's shape with a number and a seller of its own. */
import { sampleXml } from '../workers/sample-xml';

export function sampleInvoice({ number, sellerCif }: { readonly number: string; readonly sellerCif: string }): string {
  const xml = sampleXml();
  const own = /<cbc:ID>([^<]+)<\/cbc:ID>/.exec(xml)?.[1];
  const seller = /<cbc:CompanyID>(RO\d+)<\/cbc:CompanyID>/.exec(xml)?.[1];
  if (own === undefined || seller === undefined) throw new Error('The sample has no number or no seller.');
  return xml.replace(`<cbc:ID>${own}</cbc:ID>`, `<cbc:ID>${number}</cbc:ID>`).replaceAll(seller, `RO${sellerCif}`);
}
