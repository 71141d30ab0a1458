import { describe, expect, it } from 'vitest';
import { pageSnapshot } from './page-snapshot';

const context = (tree: string): string =>
  `# Test info\n\n- Name: a\n\n# Page snapshot\n\n\`\`\`yaml\n${tree}\n\`\`\`\n\n# Test source\n\n\`\`\`ts\n- no\n\`\`\`\n`;

describe('the page of a failed test', () => {
  it('is the tree that Playwright wrote down, indented', () => {
    expect(pageSnapshot(context('- navigation:\n  - link "Acasă"\n- main:\n  - heading "Facturi primite"'))).toBe(
      '    - main:\n      - heading "Facturi primite"',
    );
  });

  it('begins with what the page is for, however deep that stands', () => {
    const tree =
      '- generic [ref=e2]:\n  - navigation [ref=e4]:\n    - link "Acasă" [ref=e5]\n  - main [ref=e9]:\n    - heading "Mesaje"';
    expect(pageSnapshot(context(tree))).toBe('    - main [ref=e9]:\n      - heading "Mesaje"');
  });

  it('ends where a log would drown, and says how much is left', () => {
    const lines = pageSnapshot(context(Array.from({ length: 95 }, (_, at) => `- row "${at}"`).join('\n'))).split('\n');
    expect(lines).toHaveLength(81);
    expect(lines.at(-1)).toBe('    … 15 more lines');
  });

  it('is empty where there was none', () => {
    expect(pageSnapshot('# Test info\n')).toBe('');
  });
});
