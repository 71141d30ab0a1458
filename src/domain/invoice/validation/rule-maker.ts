import type { Check, Rule, RuleGroup } from './rule';
import type { RuleContext } from './rule-context';

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

const holds: Check = () => undefined;

/** A rule that the official set has and that can never fail, with the reason. */
export function deadRule(group: RuleGroup, id: string, context: RuleContext, neverFires: string): Rule {
  return { id, severity: 'fatal', group, context, check: holds, neverFires };
}
