import { CAC, CBC, EXT } from '../../ubl/ubl-namespaces';
import { type AggregateType, elementType, rootType, type SchemaChild, type SchemaType } from '../../ubl/ubl-schema';
import type { XmlElement } from '../../xml/xml-element';
import { ContextTrie, patternName, type TrieNode } from './context-trie';
import type { RuleContext } from './rule-context';

/** Whether it is a Price, or inside Price/AllowanceCharge, where amounts may have more decimals (UBL-DT-01). */
type Pricing = 'none' | 'price' | 'allowance';

/** What is known of an element from the names above it alone. */
export interface PlaceState {
  /** Its schema type; undefined where its content is not checked. */
  readonly type: SchemaType | undefined;
  /** Inside extension content: elements that UBL knows are checked, others are let be. */
  readonly lax: boolean;
  readonly pricing: Pricing;
  readonly anchored: TrieNode | undefined;
  readonly floating: readonly TrieNode[];
  readonly next: ReadonlyMap<string, Map<string, Transition>>;
}

/** What a child of a given name means to its parent's state. */
export interface Transition {
  readonly state: PlaceState;
  /** Its place in the parent's sequence; undefined where the schema has none. */
  readonly child: SchemaChild | undefined;
  /** Indexes of the contexts that the child belongs to. */
  readonly contexts: readonly number[];
}

/** A context found by an element's name alone. */
interface NameTest {
  readonly index: number;
  readonly test: (name: string) => boolean;
  readonly unpriced: boolean;
}

const NO_CONTEXTS: readonly number[] = [];
/** States depend on UBL's own names only, so there are a few hundred in practice; the bound is for hostile nesting. */
const MAX_STATES = 20_000;

/**
 * Finds schema type and rule contexts of every element in one look-up: an automaton over element names, built as
 * documents need it and kept for the next ones. Names that neither UBL nor a pattern knows are never remembered, so a
 * hostile document cannot make it grow.
 */
export class DocumentAutomaton {
  private readonly trie: ContextTrie;
  private readonly nameTests: readonly NameTest[];
  private states = new Map<string, PlaceState>();

  constructor(contexts: readonly RuleContext[]) {
    this.trie = new ContextTrie(contexts);
    this.nameTests = contexts.flatMap(({ nameTest, outsidePriceAllowances }, index) =>
      nameTest === undefined ? [] : [{ index, test: nameTest, unpriced: outsidePriceAllowances === true }],
    );
  }

  /** The state of a root element, and the contexts that it belongs to itself. */
  start(root: XmlElement): { state: PlaceState; contexts: readonly number[]; known: boolean } {
    const type = rootType(root.namespace, root.name);
    const anchored = type === undefined ? undefined : this.trie.roots.get(root.name);
    return {
      state: this.state(type, false, 'none', anchored, []),
      contexts: anchored?.contexts ?? NO_CONTEXTS,
      known: type !== undefined,
    };
  }

  /** What a child means in the state of its parent. */
  step(state: PlaceState, child: XmlElement): Transition {
    const known = state.next.get(child.namespace)?.get(child.name);
    return known ?? this.learn(state, child);
  }

  private learn(state: PlaceState, child: XmlElement): Transition {
    const { name, namespace } = child;
    const key = patternName(namespace, name);
    const anchored = state.anchored?.child(key);
    const floating = followed([this.trie.floating, ...state.floating], key);
    const place = placeOf(state, name, namespace);
    const type = this.typeOf(state, place, child);
    const pricing = pricingOf(state.pricing, key);
    const transition = {
      state: this.state(type, type === undefined && isLax(state), pricing, anchored, floating),
      child: place,
      contexts: this.contextsOf(anchored === undefined ? floating : [anchored, ...floating], name, pricing),
    };
    const isKnown = elementType(namespace, name) !== undefined || floating.length > 0 || anchored !== undefined;
    if (isKnown) state.next.get(namespace)?.set(name, transition);
    return transition;
  }

  private typeOf(state: PlaceState, place: SchemaChild | undefined, child: XmlElement): SchemaType | undefined {
    if (place !== undefined) return elementType(child.namespace, child.name);
    if (!isLax(state)) return undefined;
    return elementType(child.namespace, child.name) ?? rootType(child.namespace, child.name);
  }

  private contextsOf(nodes: readonly TrieNode[], name: string, pricing: Pricing): readonly number[] {
    const contexts = new Set(nodes.flatMap((node) => node.contexts));
    for (const node of nodes) for (const blocked of node.blocked) contexts.delete(blocked);
    for (const { index, test, unpriced } of this.nameTests) {
      if (!(pricing === 'allowance' && unpriced) && test(name)) contexts.add(index);
    }
    return contexts.size === 0 ? NO_CONTEXTS : [...contexts];
  }

  /** One object for equal states, so that what is learned at one place serves every equal place. */
  private state(
    type: SchemaType | undefined,
    lax: boolean,
    pricing: Pricing,
    anchored: TrieNode | undefined,
    floating: readonly TrieNode[],
  ): PlaceState {
    const kind = type === undefined ? '' : `${type.kind}:${type.name}`;
    const key = `${kind}|${lax}|${pricing}|${anchored?.id ?? ''}|${floating.map((node) => node.id).join()}`;
    const known = this.states.get(key);
    if (known !== undefined) return known;
    if (this.states.size >= MAX_STATES) this.states = new Map();
    const next = new Map([CBC, CAC, EXT].map((namespace) => [namespace, new Map<string, Transition>()]));
    const state = { type, lax, pricing, anchored, floating, next };
    this.states.set(key, state);
    return state;
  }
}

function followed(nodes: readonly TrieNode[], name: string): TrieNode[] {
  return nodes.flatMap((node) => node.child(name) ?? []);
}

function placeOf(state: PlaceState, name: string, namespace: string): SchemaChild | undefined {
  if (state.type?.kind !== 'aggregate') return undefined;
  return state.type.children.find((child) => child.name === name && child.namespace === namespace);
}

function isOpen(type: SchemaType | undefined): type is AggregateType {
  return type?.kind === 'aggregate' && type.open;
}

function isLax(state: PlaceState): boolean {
  return state.lax || isOpen(state.type);
}

/** Only an element named Price counts: AlternativeConditionPrice has the same type and not the same meaning here. */
function pricingOf(outer: Pricing, key: string): Pricing {
  if (outer === 'allowance' || (outer === 'price' && key === 'AllowanceCharge')) return 'allowance';
  return key === 'Price' ? 'price' : 'none';
}
