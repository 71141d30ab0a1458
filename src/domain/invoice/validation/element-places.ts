import { prefixedName } from '../../ubl/ubl-namespaces';
import type { XmlElement } from '../../xml/xml-element';

interface Place {
  readonly parent: XmlElement | undefined;
  /** As a step of a path: name, and the position among the parent's children of that name. */
  readonly step: string;
}

/**
 * Parents and positions of a tree's elements. The tree itself knows neither; the map is made at the first question, so
 * that a document without findings never pays for it.
 */
export class ElementPlaces {
  private places: Map<XmlElement, Place> | undefined;

  constructor(private readonly root: XmlElement) {}

  parentOf(element: XmlElement): XmlElement | undefined {
    return this.all().get(element)?.parent;
  }

  /** `Invoice/cac:InvoiceLine[3]/cac:Price[1]`; '' for an element that is not of this tree. */
  pathOf(element: XmlElement): string {
    const steps: string[] = [];
    const places = this.all();
    for (let at: XmlElement | undefined = element; at !== undefined; ) {
      const place = places.get(at);
      if (place === undefined) break;
      steps.unshift(place.step);
      at = place.parent;
    }
    return steps.join('/');
  }

  private all(): Map<XmlElement, Place> {
    if (this.places !== undefined) return this.places;
    const { root } = this;
    this.places = new Map([[root, { parent: undefined, step: prefixedName(root.namespace, root.name) }]]);
    const pending = [root];
    for (let parent = pending.pop(); parent !== undefined; parent = pending.pop()) {
      const counts = new Map<string, number>();
      for (const child of parent.children) {
        const name = prefixedName(child.namespace, child.name);
        const position = (counts.get(name) ?? 0) + 1;
        counts.set(name, position);
        this.places.set(child, { parent, step: `${name}[${position}]` });
        if (child.children.length > 0) pending.push(child);
      }
    }
    return this.places;
  }
}
