import { prefixedName } from '../../ubl/ubl-namespaces';
import type { XmlElement } from '../../xml/xml-element';

/**
 * Parents and paths of a tree's elements. The tree itself knows neither; both are worked out only when asked for, so
 * that a document without findings pays for nothing.
 */
export class ElementPlaces {
  private parents: Map<XmlElement, XmlElement> | undefined;

  constructor(private readonly root: XmlElement) {}

  parentOf(element: XmlElement): XmlElement | undefined {
    this.parents ??= parentsIn(this.root);
    return this.parents.get(element);
  }

  /**
   * Paths of the wanted elements, `Invoice/cac:InvoiceLine[3]/cac:Price[1]`; in document order; those of another
   * tree are left out.
   */
  pathsOf(wanted: ReadonlySet<XmlElement>): ReadonlyMap<XmlElement, string> {
    return new PathSearch(wanted).search(this.root);
  }
}

function parentsIn(root: XmlElement): Map<XmlElement, XmlElement> {
  const parents = new Map<XmlElement, XmlElement>();
  const pending = [root];
  for (let parent = pending.pop(); parent !== undefined; parent = pending.pop()) {
    for (const child of parent.children) {
      parents.set(child, parent);
      if (child.children.length > 0) pending.push(child);
    }
  }
  return parents;
}

/**
 * One pass over a tree that writes paths for the few elements that are wanted. `trail` is the way to the place in hand:
 * each parent with the index of the child that was gone into.
 */
class PathSearch {
  private readonly paths = new Map<XmlElement, string>();
  private readonly trail: { readonly parent: XmlElement; index: number }[] = [];
  /** Positions of the children of a parent among those of their name, once one of them is on a path. */
  private readonly positions = new Map<XmlElement, readonly number[]>();
  private rootName = '';

  constructor(private readonly wanted: ReadonlySet<XmlElement>) {}

  search(root: XmlElement): ReadonlyMap<XmlElement, string> {
    this.rootName = prefixedName(root.namespace, root.name);
    if (this.wanted.has(root)) this.paths.set(root, this.rootName);
    this.visit(root);
    return this.paths;
  }

  private visit(parent: XmlElement): void {
    const step = { parent, index: 0 };
    this.trail.push(step);
    for (const child of parent.children) {
      if (this.wanted.has(child)) this.paths.set(child, this.currentPath());
      if (child.children.length > 0) this.visit(child);
      if (this.paths.size === this.wanted.size) break;
      step.index++;
    }
    this.trail.pop();
  }

  private currentPath(): string {
    let path = this.rootName;
    for (const { parent, index } of this.trail) {
      const child = parent.children[index];
      if (child !== undefined)
        path += `/${prefixedName(child.namespace, child.name)}[${this.positionsIn(parent)[index]}]`;
    }
    return path;
  }

  private positionsIn(parent: XmlElement): readonly number[] {
    const known = this.positions.get(parent);
    if (known !== undefined) return known;
    const counts = new Map<string, number>();
    const positions = parent.children.map(({ name, namespace }) => {
      const qualified = prefixedName(namespace, name);
      const position = (counts.get(qualified) ?? 0) + 1;
      counts.set(qualified, position);
      return position;
    });
    this.positions.set(parent, positions);
    return positions;
  }
}
