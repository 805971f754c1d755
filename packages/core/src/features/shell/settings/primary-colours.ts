import { localized, type LocalizedText } from '../../../kernel/index.ts';
import type { PrimaryColour } from './settings.types.ts';

export interface NamedColour {
  readonly name: PrimaryColour;
  readonly title: LocalizedText;
  /** As stored, also by the older family: `#RRGGBB`. */
  readonly hex: string;
}

/** The palette of the specification: eight named colours, of which blue is the default. Themes draw them in shades that can be read. */
export const primaryColours: readonly NamedColour[] = [
  { name: 'dust', title: localized('薄暮', 'Dust red'), hex: '#F5222D' },
  { name: 'volcano', title: localized('火山', 'Volcano'), hex: '#FA541C' },
  { name: 'sunset', title: localized('日暮', 'Sunset orange'), hex: '#FAAD14' },
  { name: 'cyan', title: localized('明青', 'Cyan'), hex: '#13C2C2' },
  { name: 'green', title: localized('极光绿', 'Polar green'), hex: '#52C41A' },
  { name: 'blue', title: localized('拂晓蓝', 'Daybreak blue'), hex: '#1890FF' },
  { name: 'geekBlue', title: localized('极客蓝', 'Geek blue'), hex: '#2F54EB' },
  { name: 'purple', title: localized('酱紫', 'Golden purple'), hex: '#722ED1' },
];

export function colourNamed(name: PrimaryColour): NamedColour {
  const colour = primaryColours.find((known) => known.name === name);
  if (colour === undefined) throw new Error(`Unknown colour: ${name}`);
  return colour;
}

export function colourOfHex(hex: string): NamedColour | undefined {
  return primaryColours.find((known) => known.hex === hex.toUpperCase());
}
