import { describe, expect, it } from 'vitest';
import { readXml } from '@/domain/xml/read-xml';
import { DEFAULT_XML_LIMITS, type XmlLimits } from '@/domain/xml/xml-limits';

const codeWith = (limits: Partial<XmlLimits>, xml: string) => {
  const result = readXml(xml, { ...DEFAULT_XML_LIMITS, ...limits });
  return result.ok ? 'read' : result.error.code;
};

describe('a limit', () => {
  it.each<[string, Partial<XmlLimits>, string, string, string]>([
    ['size', { maxSize: 8 }, '<a></a> ', '<a></a>  ', 'too-large'],
    ['depth', { maxDepth: 2 }, '<a><b></b></a>', '<a><b><c></c></b></a>', 'too-deep'],
    ['elements', { maxElements: 3 }, '<a><b/><c/></a>', '<a><b/><c/><d/></a>', 'too-large'],
    ['attributes', { maxAttributes: 2 }, '<a bb="1" xmlns="u"/>', '<a bb="1" xmlns="u" c="2"/>', 'too-many-attributes'],
    ['names', { maxNameLength: 4 }, '<abcd efgh="1"/>', '<abcde/>', 'too-large'],
    ['names of attributes', { maxNameLength: 4 }, '<ș efgh="1"/>', '<a efghi="1"/>', 'too-large'],
  ])('of %s is reached before it is passed', (_, limits, within, beyond, code) => {
    expect(codeWith(limits, within)).toBe('read');
    expect(codeWith(limits, beyond)).toBe(code);
  });
});

describe('an error', () => {
  // The place the screen points at, in a file of thousands of lines.
  it.each([
    ['<a>\n<b>\n</a>', 3, 1],
    ['<a>\n  <b></c>', 2, 6],
    ['<a>\n x & y</a>', 2, 4],
    ['<a>\nx &nope; y</a>', 2, 3],
    ['<a>\n&#0;</a>', 2, 1],
    ['<a\n b="&nope;"/>', 2, 5],
    ['<a\n b="1"\n b="2"/>', 3, 2],
    ['<a\n b="<"/>', 2, 5],
    ['<a\n b=1/>', 2, 4],
    ['<a\n b/>', 2, 3],
    ['<a b="1"\nc="2"d="3"/>', 2, 6],
    ['<a>\n <p:b/></a>', 2, 2],
    ['<a>\n <b p:c="1"/></a>', 2, 5],
    ['<a>\n <b xmlns:p=""/></a>', 2, 5],
    ['<a>\nx\u0001</a>', 2, 2],
    ['<a>\n ]]></a>', 2, 2],
    ['<a>\n<!-- -- --></a>', 2, 8],
    ['<a>\n<!-- x', 2, 5],
    ['<a>\n<![CDATA[x', 2, 10],
    ['<a>\n<![CDATA[x\u0001]]></a>', 2, 11],
    ['<a>\n<!--\u0001--></a>', 2, 5],
    ['<a>\n<?i x\u0001?></a>', 2, 6],
    ['<a>\n<?xml?></a>', 2, 1],
    ['<a>\n<?i', 2, 4],
    ['<a/>\nx', 1, 5],
    ['<a/>\n<b/>', 2, 1],
    ['<a>\n<!DOCTYPE b></a>', 2, 1],
    ['<a>\n<!b></a>', 2, 1],
    ['<a>\n', 2, 1],
    ['<a>\n<b', 2, 3],
    ['<a>\n< b/></a>', 2, 2],
  ])('in %j stands at %i:%i', (xml, line, column) => {
    const result = readXml(xml);
    expect(result.ok ? 'read' : [result.error.line, result.error.column]).toEqual([line, column]);
  });
});
