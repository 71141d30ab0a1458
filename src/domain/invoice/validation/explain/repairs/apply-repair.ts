/** Applies a repair to a document's tree: a new tree, the old one unchanged. */
import type { XmlElement } from '../../../../xml/xml-element';
import { type PathStep, parseXmlPath } from '../xml-path';
import { newXmlElement } from './new-xml-element';
import { removeMatching } from './remove-matching';
import type { Change, Repair } from './repair';

/** The element after the change; null where it is taken out. */
type Edit = (element: XmlElement) => XmlElement | null;

function editAt(parent: XmlElement, steps: readonly PathStep[], edit: Edit): XmlElement {
  const [step, ...rest] = steps;
  if (!step) return edit(parent) ?? parent;
  let seen = 0;
  const children = parent.children.flatMap((child) => {
    if (child.name !== step.name || ++seen !== step.position) return [child];
    const edited = rest.length === 0 ? edit(child) : editAt(child, rest, edit);
    return edited ? [edited] : [];
  });
  return { ...parent, children };
}

function withAttribute(element: XmlElement, name: string, value: string): XmlElement {
  const others = element.attributes.filter((attribute) => attribute.name !== name || attribute.namespace !== '');
  return { ...element, attributes: [...others, { name, namespace: '', value }] };
}

function withChild(parent: XmlElement, change: Extract<Change, { kind: 'insertElement' }>): XmlElement {
  const last = parent.children.findLastIndex((child) => change.after.includes(child.name));
  return { ...parent, children: parent.children.toSpliced(last + 1, 0, newXmlElement(change.element, parent)) };
}

function editOf(change: Exclude<Change, { kind: 'removeEvery' }>): Edit {
  switch (change.kind) {
    case 'setText':
      return (element) => ({ ...element, text: change.willBe });
    case 'setAttribute':
      return (element) => withAttribute(element, change.attribute, change.willBe);
    case 'removeElement':
      return () => null;
    case 'insertElement':
      return (element) => withChild(element, change);
  }
}

/** The tree after the repair; the same tree where its place is not there any more. */
export function applyRepair(root: XmlElement, repair: Repair): XmlElement {
  const { change } = repair;
  if (change.kind === 'removeEvery') return removeMatching(root, change.pattern, change.except);
  return editAt(root, parseXmlPath(change.path).steps.slice(1), editOf(change));
}
