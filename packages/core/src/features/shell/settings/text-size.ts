import { localized, type LocalizedText } from '../../../kernel/index.ts';
import type { TextSize } from './settings.types.ts';

export interface NamedTextSize {
  readonly name: TextSize;
  readonly title: LocalizedText;
  /** Of the standard size. */
  readonly scale: number;
}

/** Smallest first. */
export const textSizes: readonly [NamedTextSize, ...NamedTextSize[]] = [
  { name: 'standard', title: localized('标准', 'Standard'), scale: 1 },
  { name: 'large', title: localized('大', 'Large'), scale: 1.25 },
  { name: 'extraLarge', title: localized('特大', 'Extra large'), scale: 1.5 },
];

export function textSizeNamed(name: TextSize): NamedTextSize {
  return textSizes.find((known) => known.name === name) ?? textSizes[0];
}

/** The next larger size, and the smallest after the largest: for a control that is one button. */
export function nextTextSize(name: TextSize): NamedTextSize {
  const place = textSizes.findIndex((known) => known.name === name);
  return textSizes[place + 1] ?? textSizes[0];
}
