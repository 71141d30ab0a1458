#!/usr/bin/env node
// Writes the compact tables of the UBL 2.1 structure and of the code lists from the reference folder
// (`node scripts/generate-reference-tables.mjs ../shared/reference`). The tables are committed: this is run only when
// the reference changes.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const reference = process.argv[2] ?? '../shared/reference';
const readJson = (path) => JSON.parse(readFileSync(join(reference, path), 'utf8'));
const local = (name) => name.slice(name.indexOf(':') + 1);

/** `1..1` has no mark, `0..1` `?`, `1..n` `+`, `0..n` `*`. */
const mark = (min, max) => (max === null ? (min === 0 ? '*' : '+') : min === 0 ? '?' : '');

function structureTable(structure) {
  const basics = new Map(Object.entries(structure.basics).map(([name, type]) => [name, type]));
  const clashing = new Set(
    Object.keys(structure.elements)
      .map(local)
      .filter((name) => basics.has(`cbc:${name}`)),
  );
  const token = ([name, min, max]) => {
    const plain =
      name === '*any*' ? '*any*' : name.startsWith('ext:') || clashing.has(local(name)) ? name : local(name);
    return plain + mark(min, max);
  };
  const sequences = Object.entries(structure.aggregates).map(([type, children]) => [
    local(type).replace(/Type$/, ''),
    children.map(token).join(' '),
  ]);
  const byType = new Map();
  for (const [name, type] of Object.entries(structure.elements)) {
    const key = local(type).replace(/Type$/, '');
    if (key === local(name)) continue;
    byType.set(key, [...(byType.get(key) ?? []), local(name)]);
  }
  const byData = new Map();
  for (const [name, type] of basics)
    byData.set(type, [...(byData.get(type) ?? []), name.startsWith('cbc:') ? local(name) : name]);
  const dataTypes = Object.entries(structure.dataTypes).map(([type, { base, attributes }]) => [
    type,
    base,
    Object.entries(attributes).map(([name, a]) => [name, a.base, a.required]),
  ]);
  const roots = Object.entries(structure.roots).map(([name, root]) => [name, root.children.map(token).join(' ')]);
  return { sequences, byType: [...byType], byData: [...byData], dataTypes, roots };
}

const object = (entries, indent = '  ') =>
  `{\n${entries.map(([key, value]) => `${indent}${/^[A-Za-z]\w*$/.test(key) ? key : `'${key}'`}:\n${indent}  '${value}',\n`).join('')}}`;

function writeStructure() {
  const table = structureTable(readJson('ubl21-structure.json'));
  const dataTypes = table.dataTypes.map(([name, base, attributes]) => {
    const list = attributes.map(([a, b, required]) => `${a}:${b}${required ? '!' : ''}`).join(' ');
    return `  ${name}: { base: '${base}', attributes: '${list}' },\n`;
  });
  writeFileSync(
    'src/domain/ubl/ubl-structure-table.ts',
    `/**
 * The UBL 2.1 schema of Invoice and CreditNote (OASIS XSD), made by scripts/generate-reference-tables.mjs from
 * reference/ubl21-structure.json. Not edited by hand.
 *
 * A sequence lists the children in order: \`Name\` exactly one, \`Name?\` at most one, \`Name+\` at least one, \`Name*\` any
 * number. A name without prefix is the only one of that name in \`cac\` or \`cbc\`.
 */
export const ROOT_SEQUENCES: Readonly<Record<string, string>> = ${object(table.roots)};

/** Children of an aggregate type, by the type's name without \`Type\`. */
export const AGGREGATE_SEQUENCES: Readonly<Record<string, string>> = ${object(table.sequences)};

/** Aggregate elements named otherwise than their type, by type. */
export const AGGREGATE_ELEMENTS: Readonly<Record<string, string>> = ${object(table.byType.map(([k, v]) => [k, v.join(' ')]))};

/** Basic elements by data type. */
export const BASIC_ELEMENTS: Readonly<Record<string, string>> = ${object(table.byData.map(([k, v]) => [k, v.join(' ')]))};

/** XML Schema base and attributes (\`name:base\`, \`!\` where required) of a data type. */
export const DATA_TYPES: Readonly<Record<string, { readonly base: string; readonly attributes: string }>> = {
${dataTypes.join('')}};
`,
  );
}

/** File in the reference, module, constant, what it is. */
const LISTS = [
  [
    'allowance-reason-uncl5189',
    'allowance-reason-codes',
    'ALLOWANCE_REASON_CODES',
    'Allowance reasons (UNCL 5189 subset), BT-98 and BT-140',
  ],
  [
    'charge-reason-uncl7161',
    'charge-reason-codes',
    'CHARGE_REASON_CODES',
    'Charge reasons (UNCL 7161), BT-105 and BT-145',
  ],
  [
    'country-iso3166',
    'country-codes',
    'COUNTRY_CODES',
    'Countries (ISO 3166-1 alpha-2, 1A Kosovo, XI Northern Ireland); also countries of origin',
  ],
  ['currency-iso4217', 'currency-codes', 'CURRENCY_CODES', 'Currencies (ISO 4217), BT-5 and BT-6'],
  [
    'eas',
    'endpoint-scheme-codes',
    'ENDPOINT_SCHEME_CODES',
    'Electronic address schemes (CEF EAS), BT-34-1 and BT-49-1',
  ],
  [
    'exemption-reason-vatex',
    'exemption-reason-codes',
    'EXEMPTION_REASON_CODES',
    'VAT exemption reasons (CEF VATEX), BT-121',
  ],
  [
    'icd-iso6523-party',
    'identifier-scheme-codes',
    'IDENTIFIER_SCHEME_CODES',
    'Identifier schemes (ISO 6523 ICD): parties, legal entities, items, delivery places',
  ],
  [
    'invoice-type-untdid1001-invoice',
    'invoice-type-codes',
    'INVOICE_TYPE_CODES',
    'Types that EN 16931 lets an Invoice have (UNTDID 1001), BT-3',
  ],
  [
    'invoice-type-untdid1001-creditnote',
    'credit-note-type-codes',
    'CREDIT_NOTE_TYPE_CODES',
    'Types that EN 16931 lets a CreditNote have (UNTDID 1001), BT-3',
  ],
  [
    'item-classification-uncl7143',
    'item-classification-scheme-codes',
    'ITEM_CLASSIFICATION_SCHEME_CODES',
    'Item classification schemes (UNCL 7143), BT-158-1',
  ],
  ['mime', 'attachment-mime-codes', 'ATTACHMENT_MIME_CODES', 'Media types of attached documents, BT-125-1'],
  ['note-subject-untdid4451', 'note-subject-codes', 'NOTE_SUBJECT_CODES', 'Subjects of a note (UNTDID 4451), BT-21'],
  [
    'object-scheme-untdid1153',
    'object-scheme-codes',
    'OBJECT_SCHEME_CODES',
    'Schemes of an invoiced object (UNTDID 1153), BT-18-1 and BT-128-1',
  ],
  ['payment-means-uncl4461', 'payment-means-codes', 'PAYMENT_MEANS_CODES', 'Payment means (UNCL 4461), BT-81'],
  [
    'ro-bucharest-sector',
    'bucharest-sector-codes',
    'BUCHAREST_SECTOR_CODES',
    'What CIUS-RO takes as city where the county is RO-B',
  ],
  [
    'ro-county-iso3166-2',
    'county-codes',
    'COUNTY_CODES',
    'Romanian counties (ISO 3166-2:RO), BT-39, BT-54, BT-68, BT-79',
  ],
  [
    'unit-rec20-21',
    'unit-codes',
    'UNIT_CODES',
    'Units of measure (UN/ECE Recommendations 20 and 21), BT-130 and BT-150',
  ],
  [
    'vat-category-uncl5305',
    'vat-category-codes',
    'VAT_CATEGORY_CODES',
    'VAT categories (UNCL 5305 subset), BT-151 and others',
  ],
  [
    'vat-id-prefix',
    'vat-id-prefix-codes',
    'VAT_ID_PREFIX_CODES',
    'First two characters of a VAT identifier, in the order of the official list',
  ],
  [
    'vat-point-date-untdid2005',
    'vat-point-date-codes',
    'VAT_POINT_DATE_CODES',
    'Value added tax point date codes (UNTDID 2005 subset), BT-8',
  ],
];

const NAMED = [
  [
    'invoice-type-cius-ro',
    'invoice-type-names',
    'INVOICE_TYPE_NAMES',
    "Document types that CIUS-RO takes, with the reference's English names",
  ],
  ['ro-county-iso3166-2', 'county-names', 'COUNTY_NAMES', 'Romanian counties by ISO 3166-2:RO code'],
  [
    'vat-category-uncl5305',
    'vat-category-names',
    'VAT_CATEGORY_NAMES',
    "VAT categories with the reference's English names",
  ],
];

function writeLists() {
  for (const [file, module, constant, what] of LISTS) {
    const { provenance, codes } = readJson(`codelists/${file}.json`);
    const list = codes.map((code) => code.code ?? code);
    writeFileSync(
      `src/domain/codelists/${module}.ts`,
      `/** ${what}. Source: ${provenance}. */\nexport const ${constant} =\n  '${list.join(' ')}';\n`,
    );
  }
  for (const [file, module, constant, what] of NAMED) {
    const { codes } = readJson(`codelists/${file}.json`);
    const rows = codes.map(({ code, name }) => `  ['${code}', '${name.replaceAll("'", "\\'")}'],\n`).join('');
    writeFileSync(
      `src/domain/codelists/${module}.ts`,
      `/** ${what}. Kept apart from the codes so that the validator's bundle is free of names. */\nexport const ${constant}: ReadonlyMap<string, string> = new Map([\n${rows}]);\n`,
    );
  }
}

writeStructure();
writeLists();
