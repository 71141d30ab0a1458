/** The validation port as ANAF would run it: the product's own rules, in the words of an errors document. */
import { explainFinding } from '@/domain/invoice/validation/explain/explain-finding';
import { validateTree } from '@/domain/invoice/validation/validate';
import type { Verdict } from '@/domain/invoice/validation/verdict';
import { readXml } from '@/domain/xml/read-xml';
import type { XmlElement } from '@/domain/xml/xml-element';
import { createDocumentCheck, type RuleVerdict } from './check-document';
import { schemaWords } from './parser-words';

/** The real service lists what it found and stops somewhere; a document with more findings is wrong all through. */
const MAX_TEXTS = 50;

export const officialCheck = createDocumentCheck({ readXml, validate: (_bytes, root) => ruleVerdict(root) });

function ruleVerdict(document: XmlElement): RuleVerdict {
  const verdict = validateTree(document);
  if (verdict.accepted) return { schemaValid: true, errors: [] };
  const refused = verdict.findings.find(({ rule }) => rule === 'UBL-XSD');
  // The schema comes before the rules: what it refuses is not read further.
  if (verdict.xsd !== 'valid' && refused !== undefined)
    return { schemaValid: false, errors: [schemaWords(refused.line, refused.column, refused.values)] };
  return { schemaValid: verdict.xsd === 'valid', errors: texts(verdict, document) };
}

function texts(verdict: Verdict, document: XmlElement): readonly string[] {
  const fatal = verdict.findings.filter((finding) => finding.severity === 'fatal').slice(0, MAX_TEXTS);
  const said = fatal.map((finding) => {
    const { official } = explainFinding(finding, { document });
    return `E: validari globale SCHEMATRON eroare: [${finding.rule}]-${official}`;
  });
  return said.length > 0 ? said : [`E: validari globale SCHEMATRON eroare: ${verdict.abort.join(', ')}`];
}
