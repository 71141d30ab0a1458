import { CAC, CBC, EXT, prefixedName } from '../../ubl/ubl-namespaces';
import { namespaceOfName } from '../../ubl/ubl-schema';
import type { ContextPattern, RuleContext } from './rule-context';

/** A place in the tree of all context patterns, one name a step. */
export interface TrieNode {
  readonly id: number;
  readonly next: Map<string, TrieNode>;
  /** Contexts whose pattern ends here. */
  readonly contexts: number[];
  /** Contexts that must not match an element that is here. */
  readonly blocked: number[];
}

/** Names that the official rules look for and UBL does not have (or not as an element): their namespace is given. */
const FOREIGN_NAMES: ReadonlyMap<string, string> = new Map([
  ['BarecodeSymbologyID', CBC],
  ['PrimaryAccountNumber', CBC],
  ['JurisdiccionRegionAddress', CAC],
  ['UBLExtensions', EXT],
]);

/** The namespace an element of this name must have to be meant by a pattern that gives no prefix. */
function patternNamespace(name: string): string {
  return FOREIGN_NAMES.get(name) ?? namespaceOfName(name);
}

/**
 * What an element is called in the tree of patterns: its name, with its prefix where the namespace is another of UBL's
 * than the usual one; '' for a foreign element, which no pattern means.
 */
export function patternName(namespace: string, name: string): string {
  if (namespace === patternNamespace(name)) return name;
  const prefixed = prefixedName(namespace, name);
  return prefixed === name ? '' : prefixed;
}

/** All patterns of a rule set, those tied to a root apart from those that match at any depth. */
export class ContextTrie {
  readonly floating: TrieNode;
  readonly roots: ReadonlyMap<string, TrieNode>;
  private nodes = 0;

  constructor(contexts: readonly RuleContext[]) {
    this.floating = this.node();
    this.roots = new Map([
      ['Invoice', this.node()],
      ['CreditNote', this.node()],
    ]);
    contexts.forEach((context, index) => {
      for (const pattern of context.patterns) this.insert(pattern, (node) => node.contexts.push(index));
      for (const pattern of context.except ?? []) this.insert(pattern, (node) => node.blocked.push(index));
    });
  }

  private node(): TrieNode {
    this.nodes++;
    return { id: this.nodes, next: new Map(), contexts: [], blocked: [] };
  }

  private insert(pattern: ContextPattern, mark: (node: TrieNode) => void): void {
    if (pattern.under === 'anywhere') {
      mark(this.walk(this.floating, pattern.names));
      return;
    }
    for (const [root, node] of this.roots) {
      if (pattern.under === 'root' || pattern.under === root) mark(this.walk(node, pattern.names));
    }
  }

  private walk(from: TrieNode, names: readonly string[]): TrieNode {
    let node = from;
    for (const name of names) {
      const next = node.next.get(name) ?? this.node();
      node.next.set(name, next);
      node = next;
    }
    return node;
  }
}
