/** The colour of rules and monogram: legible on white paper, or mended until it is (WCAG 2.2, 1.4.3). */

/** Of text on its ground. */
export const LEAST_CONTRAST = 4.5;

/** `#rrggbb` as red, green and blue, 0 to 255; undefined for any other text. */
function channelsOf(colour: string): readonly number[] | undefined {
  if (!/^#[0-9a-f]{6}$/i.test(colour)) return undefined;
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}

function luminance(channels: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const contrastOf = (channels: readonly number[]): number => 1.05 / (luminance(channels) + 0.05);

/** With white, 1 to 21; 0 for what is no colour. */
export function contrastWithWhite(colour: string): number {
  const channels = channelsOf(colour);
  return channels === undefined ? 0 : contrastOf(channels);
}

export function isLegible(colour: string): boolean {
  return contrastWithWhite(colour) >= LEAST_CONTRAST;
}

/** The lightest shade of the colour that is legible, or the colour itself where it is; undefined for what is no colour. */
export function legibleShade(colour: string): string | undefined {
  const channels = channelsOf(colour);
  if (channels === undefined) return undefined;
  for (let share = 100; share > 0; share -= 1) {
    const shade = channels.map((channel) => Math.floor((channel * share) / 100));
    if (contrastOf(shade) >= LEAST_CONTRAST) return hexOf(shade);
  }
  return '#000000';
}

function hexOf(channels: readonly number[]): string {
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
