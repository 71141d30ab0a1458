/** The terms and what is said of data: whole sentences, whoever runs the server. */
import { describe, expect, it } from 'vitest';
import { privacyPage } from '@/app/auth/legal/privacy-texts';
import { termsPage } from '@/app/auth/legal/terms-texts';

const NAMED = { name: 'Exemplu SRL, Cluj-Napoca', email: 'suport@exemplu.ro' };
const UNNAMED = { name: '', email: '' };

describe.each([
  ['terms', termsPage],
  ['privacy', privacyPage],
])('%s', (_name, page) => {
  it('name who runs the server where the settings say it, and say that nobody is named where not', () => {
    const said = (operator: typeof NAMED) =>
      page(operator)
        .sections.flatMap(({ text }) => text)
        .join(' ');
    expect(said(NAMED)).toContain('este administrată de Exemplu SRL, Cluj-Napoca. Îi scrieți la suport@exemplu.ro.');
    expect(said(UNNAMED)).toContain('numele lui nu este scris aici.');
    expect(said(UNNAMED)).not.toContain('Îi scrieți');
  });

  it('are sentences in proper Romanian', () => {
    for (const { head, text } of page(UNNAMED).sections) {
      expect(head).toMatch(/^[A-ZÎȘȚĂÂ]/u);
      for (const paragraph of text) expect(paragraph).toMatch(/^[A-ZÎȘȚĂÂ„][^"şţŞŢ]*\.$/u);
    }
  });
});
