/** What is said of a document before it is opened. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { DocumentFacts } from '@/app/invoices/archive/document-facts';
import type { ShownItem } from '@/app/invoices/archive/shown-item';
import { listedItem } from './listed-item';

function kindShown(over: Partial<ShownItem>): string | undefined {
  const item = { ...listedItem('FCT-0151'), ...over };
  const html = renderToStaticMarkup(createElement(DocumentFacts, { item }));
  return /<dt[^>]*>Fel<\/dt><dd[^>]*>([^<]*)</.exec(html)?.[1];
}

// Before: „Factură”, beside a paper that says „Factură de corecție”.
describe('the kind of a document', () => {
  it('is said as its paper says it', () => {
    expect(kindShown({ typeCode: '384' })).toBe('Factură de corecție');
    expect(kindShown({ typeCode: '389' })).toBe('Autofactură');
    expect(kindShown({ typeCode: '380' })).toBe('Factură');
    expect(kindShown({ typeCode: '381', type: 'NC' })).toBe('Notă de creditare');
  });

  it('is the nearest where a supplier’s code has no word', () => {
    expect(kindShown({ typeCode: '326' })).toBe('Factură');
    expect(kindShown({ typeCode: '261', type: 'NC' })).toBe('Notă de creditare');
  });
});
