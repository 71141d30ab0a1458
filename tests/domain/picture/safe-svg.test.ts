import { describe, expect, it } from 'vitest';
import { safeSvg } from '@/domain/picture/safe-svg';

const svgOf = (inner: string, attributes = 'viewBox="0 0 40 20"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inner}</svg>`;

function made(text: string) {
  const result = safeSvg(text);
  if (!result.ok) throw new Error('The drawing was not read.');
  return result;
}

describe('a drawing made safe', () => {
  it('keeps what draws, and says its size', () => {
    const { svg, removed, width, height } = made(
      svgOf('<defs><linearGradient id="a"/></defs><path d="M0 0h9" fill="url(#a)"/><use xlink:href="#a"/>'),
    );
    expect([width, height, removed]).toEqual([40, 20, []]);
    expect(svg).toContain('<path d="M0 0h9" fill="url(#a)">');
    expect(svg).toContain('xlink:href="#a"');
    expect(svg).toContain('width="40" height="20"');
  });

  it.each([
    ['<script>alert(1)</script>', 'script'],
    ['<foreignObject><p/></foreignObject>', 'foreignObject'],
    ['<path onclick="alert(1)" d="M0 0"/>', 'onclick'],
    ['<image href="https://example.com/a.png"/>', 'href'],
    ['<use xlink:href="https://example.com/a.svg#b"/>', 'href'],
    ['<a href="javascript:alert(1)"><path d="M0 0"/></a>', 'a'],
    ['<animate attributeName="href" to="javascript:alert(1)"/>', 'animate'],
    ['<rect fill="url(https://example.com/a)"/>', 'fill'],
    ['<rect style="background:url(\'//example.com/a\')"/>', 'style'],
    ['<style>@import "https://example.com/a.css";</style>', 'style'],
    ['<image href="data:image/svg+xml;base64,PHN2Zy8+"/>', 'href'],
  ])('leaves out and names what acts or reaches outside: %s', (inner, name) => {
    const { svg, removed } = made(svgOf(inner));
    expect(removed).toEqual([name]);
    expect(svg).not.toMatch(/script|example|foreignObject|onclick/);
  });

  it('keeps a picture that stands inside, and drops what editors keep for themselves without a word', () => {
    const { svg, removed } = made(
      svgOf(
        '<image href="data:image/png;base64,iVBORw0KGgo="/><i:meta xmlns:i="urn:i">da</i:meta><path xmlns:i="urn:i" i:name="x" d="M1"/>',
      ),
    );
    expect(svg).toContain('data:image/png;base64,iVBORw0KGgo=');
    expect(svg).not.toContain('meta');
    expect(removed).toEqual([]);
  });

  it('reads files with the document type of drawing programs, and none that declares entities', () => {
    const doctype =
      '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">';
    expect(made(doctype + svgOf('<path d="M0"/>')).removed).toEqual([]);
    expect(safeSvg(`<!DOCTYPE svg [<!ENTITY a "aaa">]>${svgOf('<text>&a;</text>')}`)).toEqual({ ok: false });
  });

  it('takes a size from width and height, and a square where there is none', () => {
    expect(made(svgOf('', 'width="30mm" height="10mm"'))).toMatchObject({ width: 30, height: 10 });
    expect(made(svgOf('', 'width="100%"'))).toMatchObject({ width: 100, height: 100 });
  });

  it('is not made of what is no drawing', () => {
    for (const text of ['', 'nu', '<html/>', '<svg', svgOf('').repeat(2)]) expect(safeSvg(text)).toEqual({ ok: false });
  });
});
