import type { XmlElement } from '../../xml/xml-element';
import { isTransportElement } from '../transport-namespace';
import type { Refuse } from './check-element';
import type { ElementType, SchemaPlace } from './declaration-schema';

/** Which children stand in an element, how many and in what order. */
export function checkChildren(element: XmlElement, { content }: ElementType, refuse: Refuse): void {
  if (content?.kind === 'choice') checkChoice(element, content.places, refuse);
  else checkSequence(element, content?.places ?? [], refuse);
}

function checkChoice(element: XmlElement, places: readonly SchemaPlace[], refuse: Refuse): void {
  for (const child of element.children) if (placeOf(child, places) < 0) unexpected(element, child, 'unknown', refuse);
  const count = element.children.filter((child) => placeOf(child, places) >= 0).length;
  const codes = places.map(({ name }) => name).join(', ');
  if (count !== 1) refuse(element, { problem: 'choice', element: element.name, codes, count: String(count) });
}

/** A child out of order does not move the place reached, so that one fault is not told of all that follow. */
function checkSequence(element: XmlElement, places: readonly SchemaPlace[], refuse: Refuse): void {
  const counts = new Array<number>(places.length).fill(0);
  let reached = 0;
  for (const child of element.children) {
    const at = placeOf(child, places);
    if (at < 0) {
      unexpected(element, child, 'unknown', refuse);
      continue;
    }
    const count = (counts[at] ?? 0) + 1;
    counts[at] = count;
    if (at < reached) unexpected(element, child, 'misplaced', refuse);
    else if (count > 1 && places[at]?.many === false) unexpected(element, child, 'repeated', refuse);
    reached = Math.max(reached, at);
  }
  places.forEach(({ name, min }, at) => {
    if (min > (counts[at] ?? 0)) refuse(element, { problem: 'missing', missing: name, parent: element.name });
  });
}

function placeOf(child: XmlElement, places: readonly SchemaPlace[]): number {
  return isTransportElement(child) ? places.findIndex(({ name }) => name === child.name) : -1;
}

function unexpected(parent: XmlElement, child: XmlElement, problem: string, refuse: Refuse): void {
  refuse(child, { problem, element: child.name, parent: parent.name });
}
