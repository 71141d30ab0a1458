import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readXml } from '@/domain/xml/read-xml';
import type { XmlElement } from '@/domain/xml/xml-element';
import { arbitraryDocument, type Shape } from './arbitrary-document';

const shapeOf = ({ name, namespace, attributes, children, text }: XmlElement): Shape => ({
  name,
  namespace,
  attributes: [...attributes],
  children: children.map(shapeOf),
  text,
});

const read = (xml: string) => {
  const result = readXml(xml);
  return result.ok ? shapeOf(result.root) : `${result.error.code}: ${result.error.message} in ${xml}`;
};

describe('a document', () => {
  // Names, scopes and attributes are remembered from one document to the next; no document may see another's.
  it('is read as what it says, however it is written and whatever was read before', () => {
    const seen: { xml: string; shape: Shape }[] = [];
    fc.assert(
      fc.property(arbitraryDocument, (document) => {
        expect(read(document.xml)).toEqual(document.shape);
        seen.push(document);
        const earlier = seen[Math.floor(seen.length / 2)];
        if (earlier !== undefined) expect(read(earlier.xml)).toEqual(earlier.shape);
      }),
      { seed: 51, numRuns: 500 },
    );
  });

  it('means the same by the same letters only in the same scope', () => {
    const documents = ['u:1', 'u:2', 'u:1'].map(
      (uri) => `<r xmlns="${uri}" xmlns:p="${uri}"><p:a p:b="1" c="2"><d/></p:a></r>`,
    );
    for (const [index, xml] of documents.entries()) {
      const uri = index === 1 ? 'u:2' : 'u:1';
      const result = readXml(xml);
      const child = result.ok ? result.root.children[0] : undefined;
      expect([child?.namespace, child?.attributes[0]?.namespace, child?.children[0]?.namespace]).toEqual([
        uri,
        uri,
        uri,
      ]);
    }
    expect(read('<r><p:a/></r>')).toMatch(/^unbound-prefix/);
    expect(read('<r p:b="1"/>')).toMatch(/^unbound-prefix/);
  });

  // A namespace may hold a line end (by reference); it once passed for the next declaration of another document.
  it('is not mistaken for one whose only namespace reads like its two', () => {
    expect(read('<r xmlns:a="u:9&#10;xmlns:b=v:9"/>')).toMatchObject({ name: 'r' });
    expect(read('<r xmlns:a="u:9" xmlns:b="v:9"><b:x/></r>')).toMatchObject({ children: [{ namespace: 'v:9' }] });
  });

  it.each([
    ['<a b="1" b = "2"/>', 'not-well-formed'],
    ['<a xmlns:p="u" b="1" p:b="2"/>', 'read'],
    ['<a xmlns:p="u" xmlns:q="v" p:b="1" q:b="2"/>', 'read'],
    ['<a xmlns:xml="http://www.w3.org/XML/1998/namespace" xml:lang="ro"/>', 'read'],
    ['<a xmlns:q="http://www.w3.org/XML/1998/namespace"/>', 'not-well-formed'],
    ['<a xmlns:q="http://www.w3.org/2000/xmlns/"/>', 'not-well-formed'],
    ['<a xmlns:="u"/>', 'not-well-formed'],
    ['<a xmlns:p:q="u"/>', 'not-well-formed'],
    ['<a xmlnsx="u"/>', 'read'],
    ['<:a/>', 'not-well-formed'],
    ['<a:/>', 'not-well-formed'],
    ['<a xmlns:p="u"><p:1/></a>', 'not-well-formed'],
    ['<a xmlns:p="u" p:="1"/>', 'not-well-formed'],
    ['<a b"1"/>', 'not-well-formed'],
    ['<a b=\'1"/>', 'not-well-formed'],
    ['<a / >', 'not-well-formed'],
    ['<a/', 'not-well-formed'],
    ['<a b="1"', 'not-well-formed'],
    ['< a/>', 'not-well-formed'],
    ['<1/>', 'not-well-formed'],
    ['<a></ a>', 'not-well-formed'],
    ['<a></a b>', 'not-well-formed'],
    ['</a>', 'not-well-formed'],
    ['<a/></a>', 'not-well-formed'],
    ['<a><?p:i?></a>', 'not-well-formed'],
    ['<a><?i<?></a>', 'not-well-formed'],
    ['<a><?i?></a>', 'read'],
    ['<a><?i \u0001?></a>', 'not-well-formed'],
    ['<a><?i ></a>', 'not-well-formed'],
    ['<a><![CDATA[\u0001]]></a>', 'not-well-formed'],
    ['<a><![cdata[x]]></a>', 'not-well-formed'],
    ['<a>&#x1F;</a>', 'not-well-formed'],
    ['<a>&#x9;&#xd7ff;&#xE000;&#xfffd;&#x10FFFF;</a>', 'read'],
    ['<a>&#xfffe;</a>', 'not-well-formed'],
    ['<a>&#;</a>', 'not-well-formed'],
    ['<a>&#x;</a>', 'not-well-formed'],
    ['<a>&;</a>', 'not-well-formed'],
    ['<a>&AMP;</a>', 'unknown-entity'],
    ['<?xml version="1.0"?><?xml version="1.0"?><a/>', 'not-well-formed'],
    ['<?xml version="1.0" standalone="maybe"?><a/>', 'not-well-formed'],
    ['<?xml version="1.0"encoding="x"?><a/>', 'not-well-formed'],
    ['<?xml-stylesheet href="x"?><a/>', 'read'],
    ['<?xmlx?><a/>', 'read'],
  ])('%s is %s', (xml, code) => {
    const result = readXml(xml);
    expect(result.ok ? 'read' : result.error.code).toBe(code);
  });

  it('normalises each kind of line end and blank where XML says so', () => {
    expect(read('<a b="x\ry\r\nz\nw\tv&#13;&#10;&#9;"/>')).toMatchObject({
      attributes: [{ value: 'x y z w v\r\n\t' }],
    });
    expect(read('<a>x\ry\r\n\rz&#13;<![CDATA[\r\r\n]]></a>')).toMatchObject({ text: 'x\ny\n\nz\r\n\n' });
  });

  it('says whether a comment or an instruction cuts its text in pieces', () => {
    const split = (xml: string) => {
      const result = readXml(xml);
      return result.ok ? result.root.splitText : 'error';
    };
    for (const xml of ['<a>x<!-- c -->y</a>', '<a>x<?p?>y</a>', '<a>x<?p?><![CDATA[y]]></a>'])
      expect(split(xml)).toBe(true);
    for (const xml of ['<a><!-- c -->y</a>', '<a>x<?p?></a>', '<a>x<![CDATA[y]]>z</a>', '<a><b>x<!-- c -->y</b></a>'])
      expect([xml, split(xml)]).toEqual([xml, undefined]);
  });
});
