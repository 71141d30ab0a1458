/**
 * The icons of what an issued invoice can stand at, as lucide draws them: its own come with React. early-icons.test.ts holds
 * them to the library's.
 */
import type { InvoiceStateName } from '@/app/ui/states/state-words';

interface Icon {
  readonly name: string;
  /** A ring around it. */
  readonly ring?: true;
  /** SVG paths on 24 × 24. */
  readonly paths: readonly string[];
}

const SORTED_DOWN: Icon = { name: 'arrow-down', paths: ['M12 5v14', 'm19 12-7 7-7-7'] };

export const STATE_ICONS: Readonly<Partial<Record<InvoiceStateName, Icon>>> = {
  held: {
    name: 'hand',
    paths: [
      'M18 11V6a2 2 0 0 0-2-2a2 2 0 0 0-2 2',
      'M14 10V4a2 2 0 0 0-2-2a2 2 0 0 0-2 2v2',
      'M10 10.5V6a2 2 0 0 0-2-2a2 2 0 0 0-2 2v8',
      'M18 8a2 2 0 1 1 4 0v6a8 8 0 0 1-8 8h-2c-2.8 0-4.5-.86-5.99-2.34l-3.6-3.6a2 2 0 0 1 2.83-2.82L7 15',
    ],
  },
  lost: {
    name: 'file-x',
    paths: [
      'M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.704.706l3.588 3.588A2.4 2.4 0 0 1 20 8v12a2 2 0 0 1-2 2z',
      'M14 2v5a1 1 0 0 0 1 1h5',
      'm14.5 12.5-5 5',
      'm9.5 12.5 5 5',
    ],
  },
  queued: { name: 'clock', ring: true, paths: ['M12 6v6l4 2'] },
  sending: { name: 'circle-arrow-up', ring: true, paths: ['m16 12-4-4-4 4', 'M12 16V8'] },
  processing: {
    name: 'hourglass',
    paths: [
      'M5 22h14',
      'M5 2h14',
      'M17 22v-4.172a2 2 0 0 0-.586-1.414L12 12l-4.414 4.414A2 2 0 0 0 7 17.828V22',
      'M7 2v4.172a2 2 0 0 0 .586 1.414L12 12l4.414-4.414A2 2 0 0 0 17 6.172V2',
    ],
  },
  accepted: { name: 'circle-check', ring: true, paths: ['m16 9-5.5 5.5L8 12'] },
  rejected: { name: 'circle-x', ring: true, paths: ['m15 9-6 6', 'm9 9 6 6'] },
  doubtful: {
    name: 'circle-question-mark',
    ring: true,
    paths: ['M9 9.5a3 2.5 0 016 0c0 2-2 2-3 3.5', 'M12 17h.01'],
  },
};

export function stateIcon(state: InvoiceStateName, look: string): SVGElement | '' {
  const icon = STATE_ICONS[state];
  return icon === undefined ? '' : drawn(icon, 16, 1.75, look);
}

/** Beside the head of the column that the rows are sorted by. */
export function sortIcon(): SVGElement {
  return drawn(SORTED_DOWN, 13, 2, '');
}

function drawn({ name, ring, paths }: Icon, size: number, width: number, look: string): SVGElement {
  const svg = shape('svg', {
    ...{ width: size, height: size, viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor' },
    ...{
      'stroke-width': width,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
      class: `lucide-${name} ${look}`,
    },
  });
  if (ring) svg.append(shape('circle', { cx: 12, cy: 12, r: 10 }));
  svg.append(...paths.map((d) => shape('path', { d })));
  return svg;
}

function shape(tag: string, attributes: Readonly<Record<string, string | number>>): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  return element;
}
