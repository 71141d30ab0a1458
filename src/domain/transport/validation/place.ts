import type { XmlElement } from '../../xml/xml-element';

/** Where an element stands, as the walk comes to it. */
export interface Place {
  readonly element: XmlElement;
  readonly parent: Place | undefined;
  /** From 1, among the siblings of its name. */
  readonly position: number;
}

/** `eTransport/notificare[1]/bunuriTransportate[2]/@cantitate`. */
export function pathOf({ element, parent, position }: Place, attribute?: string): string {
  const end = attribute === undefined ? '' : `/@${attribute}`;
  return parent === undefined
    ? `${element.name}${end}`
    : `${pathOf(parent)}/${element.name}[${String(position)}]${end}`;
}

/** The children of a place, with their positions. */
export function placesBelow(parent: Place): readonly Place[] {
  const seen = new Map<string, number>();
  return parent.element.children.map((element) => {
    const position = (seen.get(element.name) ?? 0) + 1;
    seen.set(element.name, position);
    return { element, parent, position };
  });
}
