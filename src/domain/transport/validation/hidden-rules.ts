import { normalized } from '../../invoice/validation/value-text';
import type { RuleFinding } from '../../invoice/validation/verdict';
import type { XmlElement } from '../../xml/xml-element';
import { attributeOf, childrenOf } from '../rules/document-facts';
import { isTinOrPerson } from '../rules/patterns';

/**
 * What the official rules say and their file can never report, to be told before sending: BR-209, a Romanian organiser of a
 * domestic transport has a fiscal code or `PF`. (BR-003, hidden too, is what the schema asks of a UIT.) Not a part of the
 * verdict, which equals the official one.
 */
export function hiddenFindings(root: XmlElement): readonly RuleFinding[] {
  return childrenOf(root, 'notificare').flatMap((notification, at) => {
    if (attributeOf(notification, 'codTipOperatiune') !== '30') return [];
    const position = String(at + 1);
    return childrenOf(notification, 'dateTransport').flatMap((transport, index) =>
      organiserFinding(transport, `eTransport/notificare[${position}]/dateTransport[${String(index + 1)}]`),
    );
  });
}

function organiserFinding(transport: XmlElement, path: string): readonly RuleFinding[] {
  const actual = normalized(attributeOf(transport, 'codOrgTransport') ?? '');
  if (attributeOf(transport, 'codTaraOrgTransport') !== 'RO' || isTinOrPerson(actual)) return [];
  const { line, column } = transport;
  return [{ rule: 'BR-209', severity: 'warning', path: `${path}/@codOrgTransport`, line, column, values: { actual } }];
}
