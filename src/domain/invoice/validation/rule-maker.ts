import type { XmlElement } from '../../xml/xml-element';
import type { Check, Fault, Rule, RuleGroup } from './rule';
import { type RuleContext, underRoot } from './rule-context';

/** Makes the rows of one group: `(id, context, check)`, for one variant of the context if given. */
export function fatalRules(group: RuleGroup) {
  return (id: string, context: RuleContext, check: Check, variant?: string): Rule => ({
    id,
    severity: 'fatal',
    group,
    context,
    check,
    ...(variant !== undefined && { variant }),
  });
}

/**
 * Makes rows about all the elements at one path below the root, run once a document and only where there are any:
 * `(id, names of the path, check of the elements)`.
 */
export function fatalPathRules(group: RuleGroup) {
  return (
    id: string,
    names: readonly string[],
    check: (elements: readonly XmlElement[], name: string) => Fault | undefined,
  ): Rule => {
    const name = names.join('/');
    const context: RuleContext = { name, patterns: [underRoot(...names)] };
    return {
      id,
      severity: 'fatal',
      group,
      context,
      together: true,
      check: (_, document) => check(document.elements(context), name),
    };
  };
}

const holds: Check = () => undefined;

/** A rule that the official set has and that can never fail, with the reason. */
export function deadRule(group: RuleGroup, id: string, context: RuleContext, neverFires: string): Rule {
  return { id, severity: 'fatal', group, context, check: holds, neverFires };
}
