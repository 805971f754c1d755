/** A colour as red, green and blue from 0 to 255. */
type Channels = readonly [number, number, number];

/** WCAG 2.2, 1.4.3: contrast of text. */
export const TEXT_CONTRAST = 4.5;
/** WCAG 2.2, 1.4.11: rings and borders that carry meaning. */
export const RING_CONTRAST = 3;

/** Return the WCAG 2.2 contrast ratio of two colours `#rrggbb`, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [lighter, darker] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05);
}

/** `share` of one colour over another, as if it were that transparent. */
export function mixed(colour: string, over: string, share: number): string {
  const below = channelsOf(over);
  return hexOf(channelsOf(colour).map((channel, index) => channel * share + (below[index] ?? 0) * (1 - share)));
}

/** The same hue, `step` lighter (or darker when negative), where 1 leads from black to white. */
export function lightened(colour: string, step: number): string {
  const [hue, saturation, lightness] = hslOf(channelsOf(colour));
  return hexOf(channelsOfHsl(hue, saturation, Math.min(1, Math.max(0, lightness + step))));
}

/**
 * The nearest colour of the same hue that stands out from every background by `minimum`, darker or lighter than it is.
 * Undefined where not even black or white does.
 */
export function standingOut(
  colour: string,
  backgrounds: readonly string[],
  minimum: number,
  direction: 'darker' | 'lighter',
): string | undefined {
  const step = direction === 'darker' ? -STEP : STEP;
  for (let count = 0; count <= 1 / STEP; count += 1) {
    const shade = lightened(colour, step * count);
    if (backgrounds.every((background) => contrast(shade, background) >= minimum)) return shade;
  }
  return undefined;
}

const STEP = 0.005;

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour).map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function channelsOf(colour: string): Channels {
  const at = (start: number) => Number.parseInt(colour.slice(start, start + 2), 16);
  return [at(1), at(3), at(5)];
}

function hexOf(channels: readonly number[]): string {
  return `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}

function hslOf([red, green, blue]: Channels): Channels {
  const [r, g, b] = [red / 255, green / 255, blue / 255];
  const [high, low] = [Math.max(r, g, b), Math.min(r, g, b)];
  const [range, lightness] = [high - low, (high + low) / 2];
  if (range === 0) return [0, 0, lightness];
  const turn = high === r ? (g - b) / range : high === g ? (b - r) / range + 2 : (r - g) / range + 4;
  return [(turn * 60 + 360) % 360, range / (1 - Math.abs(2 * lightness - 1)), lightness];
}

function channelsOfHsl(hue: number, saturation: number, lightness: number): number[] {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  return [0, 8, 4].map((offset) => {
    const place = (offset + hue / 30) % 12;
    return 255 * (lightness - reach * Math.max(-1, Math.min(place - 3, 9 - place, 1)));
  });
}
