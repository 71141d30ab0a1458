import { CAC, CBC, EXT, prefixedName } from '../../ubl/ubl-namespaces';
import { namespaceOfName } from '../../ubl/ubl-schema';
import type { ContextPattern, RuleContext } from './rule-context';

/** A pattern with the context it stands for. */
interface ContextMark {
  readonly names: readonly string[];
  readonly index: number;
  /** The context must not match there. */
  readonly blocks: boolean;
}

/**
 * A place in the tree of all context patterns, one name a step. Patterns wait at a place until a document asks for what
 * is below it: most of the tree is never asked for, and the first verdict does not pay for it.
 */
export class TrieNode {
  /** Contexts whose pattern ends here. */
  readonly contexts: number[] = [];
  /** Contexts that must not match an element that is here. */
  readonly blocked: number[] = [];
  readonly id: number;
  private readonly depth: number;
  private readonly newId: () => number;
  private readonly waiting: ContextMark[] = [];
  private below: Map<string, TrieNode> | undefined;

  constructor(newId: () => number, depth = 0) {
    this.newId = newId;
    this.id = newId();
    this.depth = depth;
  }

  /** All marks are added before the first question to `child`. */
  add(mark: ContextMark): void {
    if (mark.names.length > this.depth) this.waiting.push(mark);
    else (mark.blocks ? this.blocked : this.contexts).push(mark.index);
  }

  child(name: string): TrieNode | undefined {
    this.below ??= this.grow();
    return this.below.get(name);
  }

  private grow(): Map<string, TrieNode> {
    const below = new Map<string, TrieNode>();
    for (const mark of this.waiting) {
      const name = mark.names[this.depth] ?? '';
      const node = below.get(name) ?? new TrieNode(this.newId, this.depth + 1);
      below.set(name, node);
      node.add(mark);
    }
    return below;
  }
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

  constructor(contexts: readonly RuleContext[]) {
    let nodes = 0;
    const newId = (): number => {
      nodes += 1;
      return nodes;
    };
    this.floating = new TrieNode(newId);
    this.roots = new Map([
      ['Invoice', new TrieNode(newId)],
      ['CreditNote', new TrieNode(newId)],
    ]);
    contexts.forEach((context, index) => {
      for (const pattern of context.patterns) this.add(pattern, index, false);
      for (const pattern of context.except ?? []) this.add(pattern, index, true);
    });
  }

  private add({ under, names }: ContextPattern, index: number, blocks: boolean): void {
    const mark = { names, index, blocks };
    if (under === 'anywhere') this.floating.add(mark);
    else for (const [root, node] of this.roots) if (under === 'root' || under === root) node.add(mark);
  }
}
