/** Every official rule that a draft can break is said at a control that the form draws, or in the bar below it where none can. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import type { Workspace } from '@/app/state/workspace';
import { WorkspaceContext } from '@/app/state/workspace';
import { NOTHING_KNOWN } from '@/app/transport/known/known-things';
import { FindingsBar } from '@/app/transport/view/editor/findings-bar';
import { GoodsPart, RoutePart, VehiclePart } from '@/app/transport/view/editor/sheet-parts';
import { TransportEditorContext } from '@/app/transport/view/editor/state/editor-context';
import { declarerOf, draftOfNotification, notificationOfDraft } from '@/domain/transport/draft/declaration-of-draft';
import type { TransportDraft } from '@/domain/transport/draft/transport-draft';
import { readDeclaration } from '@/domain/transport/model/read-declaration';
import { writeDeclaration } from '@/domain/transport/model/write-declaration';
import { operationByCode } from '@/domain/transport/operations';
import { ATTRIBUTE_RULES, ELEMENT_RULES } from '@/domain/transport/rules/rule-table';
import { hiddenFindings } from '@/domain/transport/validation/hidden-rules';
import { withField } from '@/domain/transport/writing/draft-fields';
import { withFormField } from '@/domain/transport/writing/form-field';
import { type DraftFinding, judgeDraft } from '@/domain/transport/writing/judge-draft';
import { validate } from '@/domain/validate-document';
import { readXml } from '@/domain/xml/read-xml';
import * as base from '../../domain/transport/documents';
import { RULE_CASES } from '../../domain/transport/rule-cases';

// There is no window here: the desktop's sheet, which has every part on one page.
vi.mock('@/app/state/device', () => ({ useIsPhone: () => false }));

interface Written {
  readonly draft: TransportDraft;
  readonly declarant: string;
  readonly corrects: string;
}

/** The draft that a document is written on in; undefined for another operation than a notification. */
function writtenOn(xml: string): Written | undefined {
  const read = readXml(xml);
  const said = read.ok ? readDeclaration(read.root) : undefined;
  if (said?.ok !== true || said.declaration.content.kind !== 'notification') return undefined;
  const { declarant, content } = said.declaration;
  const ids = ['a', 'b', 'c'];
  return { draft: draftOfNotification(content, () => ids.shift() ?? 'z'), declarant, corrects: content.corrects };
}

function written(xml: string): Written {
  const found = writtenOn(xml);
  if (found === undefined) throw new Error('not a notification');
  return found;
}

/** Ids that the document of a draft fails. */
function failedBy({ draft, declarant, corrects }: Written): readonly string[] {
  const content = notificationOfDraft(draft, corrects);
  const xml = writeDeclaration({ ...declarerOf({ declarant, reference: 'A' }), content });
  const read = readXml(xml);
  const hidden = read.ok ? hiddenFindings(read.root).map(({ rule }) => rule) : [];
  return [...validate(xml).fatal, ...hidden];
}

const judged = ({ draft, declarant, corrects }: Written): readonly DraftFinding[] =>
  judgeDraft(draft, { declarant, reference: 'A' }, corrects);

/** The keys of the controls that the form draws, with what is said at them. */
function drawn(draft: TransportDraft, findings: readonly DraftFinding[]): ReadonlySet<string> {
  const editor = {
    ...{ draft, known: NOTHING_KNOWN, shownLine: 0, operation: operationByCode(draft.operation) },
    ...{ change: () => undefined, set: () => undefined, showLine: () => undefined },
    findingAt: (key: string) => findings.find(({ field }) => field === key),
  };
  // No control asks anything of it before it is opened.
  const workspace = { db: {}, commands: {}, company: { id: 1 } } as unknown as Workspace;
  const parts = [
    createElement(RoutePart, { now: 0, key: 'route' }),
    createElement(GoodsPart, { key: 'goods' }),
    createElement(VehiclePart, { outage: { offer: null, chosen: false, choose: () => undefined }, key: 'vehicle' }),
  ];
  const sheet = createElement(TransportEditorContext, { value: editor }, parts);
  const markup = renderToStaticMarkup(createElement(WorkspaceContext, { value: workspace }, sheet));
  return new Set([...markup.matchAll(/data-field="([^"]*)"/g)].map(([, key = '']) => key));
}

/** What no notification can say: other operations, the form of the document itself, and what is never written. */
const NOT_OF_A_DRAFT = ['BR-201', 'BR-202', 'BR-203', 'BR-204', 'BR-CL-008', 'BT-TY-005'];

/** Rules that the cases break by what a draft never writes so, broken as a person can; with the field and its text. */
const TYPED: readonly (readonly [rule: string, document: () => string, field: string, text: string])[] = [
  ['BR-007', base.domestic, 'partner.code', 'x'],
  ['BR-019', base.acquisition, 'earlier.0.uit', '3V0P0L0P0T3JUW47'],
  ['BR-031', base.domestic, 'transport.vehicle', '?'],
  ['BR-032', base.domestic, 'transport.firstTrailer', '?'],
  ['BR-209', base.domestic, 'transport.organiserCode', ''],
  ['BR-212', base.domestic, 'start.kind', 'border'],
  ['BR-213', base.lohnIn, 'end.kind', 'border'],
];

/** Said by another rule that fails at the same control. */
const SAID_BY: Readonly<Record<string, readonly [rule: string, field: string]>> = {
  'BR-CL-005': ['BR-205', 'goods.0.purpose'],
  'BR-029': ['BR-020', 'goods.0.grossWeight'],
};

/** The drafts of every case that a draft can say, with the rule each breaks. */
function brokenDrafts(): readonly (readonly [rule: string, written: Written])[] {
  const cases = RULE_CASES.flatMap(({ rule, base: document, from, to }) => {
    const found = writtenOn(document().replaceAll(from instanceof RegExp ? new RegExp(from, 'g') : from, to));
    return found !== undefined && failedBy(found).includes(rule) ? [[rule, found] as const] : [];
  });
  const typed = TYPED.map(([rule, document, field, text]) => {
    const found = written(document());
    const inside = text === 'border' ? { [`${field.split('.')[0] ?? ''}.borderPoint`]: '1' } : {};
    const draft = Object.entries({ [field]: text, ...inside }).reduce(
      (before, [key, value]) => withField(before, key, value),
      found.draft,
    );
    return [rule, { ...found, draft }] as const;
  });
  return [...cases, ...typed];
}

const BROKEN = brokenDrafts();

it('is broken by a draft wherever a draft can break it', () => {
  for (const [rule, broken] of BROKEN) expect([rule, failedBy(broken)]).toEqual([rule, expect.arrayContaining([rule])]);
  const ids = new Set([...ELEMENT_RULES, ...ATTRIBUTE_RULES].map(({ id }) => id));
  const never = [...ids].filter((id) => !BROKEN.some(([rule]) => rule === id));
  expect(never.sort()).toEqual(NOT_OF_A_DRAFT);
});

it.each(BROKEN)('%s leads to a control that is there', (rule, broken) => {
  const findings = judged(broken);
  const [said, field] = SAID_BY[rule] ?? [rule];
  const own = findings.filter((finding) => finding.rule === said && (field ?? finding.field) === finding.field);
  expect(own.length).toBeGreaterThan(0);
  const keys = drawn(broken.draft, findings);
  // The company's own code stands in no field; the bar says it.
  const lost = findings.filter(({ field: key }) => (key === '' ? rule !== 'BR-002' : !keys.has(key)));
  expect(lost).toEqual([]);
});

// Before: the bar counted one thing that stops the declaration, and no word anywhere said which.
it('what no control says is said in the bar', () => {
  const found = written(base.domestic().replace('codDeclarant="8', 'codDeclarant="0'));
  const findings = judged(found);
  expect(findings).toMatchObject([{ rule: 'BR-002', field: '', blank: false }]);
  const bar = renderToStaticMarkup(createElement(FindingsBar, { findings, onStep: () => undefined }));
  expect(bar).toContain('Codul fiscal al declarantului');
});

// Before: each led to a control that the form does not draw.
it('what only a file can hold leads to what the form draws', () => {
  const { draft, ...rest } = written(base.domestic());
  const [line] = draft.goods;
  if (line === undefined) throw new Error('no line');
  const cases: readonly (readonly [field: string, draft: TransportDraft])[] = [
    ['goods.0.purpose', { ...draft, goods: [line, { ...line, id: 'b', purpose: '301' }] }],
    ['goods.0.purpose', { ...draft, goods: [line, { ...line, id: 'b', purpose: '' }] }],
    ['earlier.0.uit', { ...draft, earlier: [{ uit: '3V0P0L0P0T3JUW46', remarks: '', reference: '' }] }],
    ['start.address.postalCode', withField(draft, 'start.address.postalCode', '4'.repeat(21))],
    ['documents.0.type', written(base.domestic().replace(/<documenteTransport [^>]*>/, '')).draft],
    ['goods.0.quantity', written(base.domestic().replace(/<bunuriTransportate [^>]*>/, '')).draft],
  ];
  for (const [field, broken] of cases) {
    const findings = judged({ draft: broken, ...rest });
    expect([field, findings.map((finding) => finding.field)]).toEqual([field, expect.arrayContaining([field])]);
    const keys = drawn(broken, findings);
    expect(findings.filter((finding) => !keys.has(finding.field))).toEqual([]);
  }
  expect(judged({ draft: withField(draft, 'goods.0.reference', 'x'.repeat(51)), ...rest })).toMatchObject([
    { field: '', blank: false },
  ]);
});

it('the purpose is put to all lines by its one control', () => {
  const { draft } = written(base.domestic());
  const mixed = {
    ...draft,
    goods: ['101', '301', ''].flatMap((purpose) => draft.goods.map((line) => ({ ...line, purpose }))),
  };
  expect(withFormField(mixed, 'goods.0.purpose', '704').goods.map(({ purpose }) => purpose)).toEqual([
    '704',
    '704',
    '704',
  ]);
  expect(withFormField(mixed, 'goods.1.name', 'Pere').goods.map(({ name }) => name)).toEqual(['Mere', 'Pere', 'Mere']);
});
