/** HTML by a tagged template that escapes whatever it is given; only what it made itself goes in as it is. */
export class Html {
  constructor(readonly text: string) {}
}

export function html(parts: TemplateStringsArray, ...values: readonly (string | Html | readonly Html[])[]): Html {
  const text = parts.map((part, place) => `${part}${place < values.length ? shown(values[place] ?? '') : ''}`).join('');
  return new Html(text);
}

function shown(value: string | Html | readonly Html[]): string {
  if (typeof value === 'string') return escaped(value);
  return value instanceof Html ? value.text : value.map(({ text }) => text).join('');
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');
}
