import type { XmlElement } from '../../../../xml/xml-element';

/** A pattern of `removeEvery`, read once. */
interface Pattern {
  readonly anyDepth: boolean;
  readonly steps: readonly string[];
  readonly attribute: string | null;
}

function parsePattern(text: string): Pattern {
  const steps = text.split('/').filter((step) => step !== '');
  const last = steps.at(-1) ?? '';
  const attribute = last.startsWith('@') ? last.slice(1) : null;
  return { anyDepth: text.startsWith('//'), steps: attribute === null ? steps : steps.slice(0, -1), attribute };
}

function stepName(name: string): string {
  return name === 'InvoiceLine' || name === 'CreditNoteLine' ? 'Line' : name;
}

/** Whether the names from below the root down to an element are those of the pattern. */
function matches(pattern: Pattern, names: readonly string[]): boolean {
  const { steps, anyDepth } = pattern;
  if (anyDepth ? names.length < steps.length : names.length !== steps.length) return false;
  const skipped = names.length - steps.length;
  return steps.every((step, position) => step === names[skipped + position]);
}

function without(
  element: XmlElement,
  names: readonly string[],
  pattern: Pattern,
  except: string | undefined,
): XmlElement {
  const { attribute } = pattern;
  const stripped = attribute !== null && element.name !== except && matches(pattern, names);
  const attributes = stripped
    ? element.attributes.filter((one) => one.name !== attribute || one.namespace !== '')
    : element.attributes;
  const children = element.children.flatMap((child) => {
    const path = [...names, stepName(child.name)];
    return attribute === null && matches(pattern, path) ? [] : [without(child, path, pattern, except)];
  });
  return { ...element, attributes, children };
}

/** The tree without every element or attribute the pattern names (see `Change`). */
export function removeMatching(root: XmlElement, pattern: string, except?: string): XmlElement {
  return without(root, [], parsePattern(pattern), except);
}
