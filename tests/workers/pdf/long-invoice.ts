import { sampleXml } from '../sample-xml';

/** The sample invoice with so many lines, each with a number, name and sum of its own; its totals stay the sample's. */
export function longInvoiceXml(lines: number): string {
  const xml = sampleXml();
  const [line = ''] = /<cac:InvoiceLine>[\s\S]*?<\/cac:InvoiceLine>/.exec(xml) ?? [];
  const many = Array.from({ length: lines }, (_, at) =>
    line
      .replace(/<cbc:ID>[^<]*</, `<cbc:ID>${at + 1}<`)
      .replace(/<cbc:Name>[^<]*</, `<cbc:Name>Articolul cu numărul ${at + 1}, cutie de carton<`)
      .replace(
        /(<cbc:LineExtensionAmount[^>]*>)[^<]*</,
        `$1${(at * 7 + 13) % 9999}.${String(at % 100).padStart(2, '0')}<`,
      ),
  );
  return xml.replace(/<cac:InvoiceLine>[\s\S]*<\/cac:InvoiceLine>/, many.join(''));
}
