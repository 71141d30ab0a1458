/** A valid invoice of another program, as text: the public sample's shape with a number and parties of its own. */
import { sampleXml } from '../workers/sample-xml';

interface SampleOf {
  readonly number: string;
  readonly sellerCif: string;
  /** Without it the sample's own buyer stays. */
  readonly buyerCif?: string;
}

export function sampleInvoice({ number, sellerCif, buyerCif }: SampleOf): string {
  const xml = sampleXml();
  const own = /<cbc:ID>([^<]+)<\/cbc:ID>/.exec(xml)?.[1];
  const [seller, buyer] = [...xml.matchAll(/<cbc:CompanyID>(RO\d+)<\/cbc:CompanyID>/g)].map((match) => match[1]);
  if (own === undefined || seller === undefined || buyer === undefined)
    throw new Error('The sample has no number, no seller or no buyer.');
  const codes: Readonly<Record<string, string>> = {
    [seller]: `RO${sellerCif}`,
    [buyer]: buyerCif === undefined ? buyer : `RO${buyerCif}`,
  };
  return xml
    .replace(`<cbc:ID>${own}</cbc:ID>`, `<cbc:ID>${number}</cbc:ID>`)
    .replaceAll(new RegExp(`${seller}|${buyer}`, 'g'), (code) => codes[code] ?? code);
}
