import type { TagColour } from '@evergreen/core/contract';
import { localized, type LocalizedText } from '@evergreen/core/kernel';

/** A dictionary and its items, in the order in which they are shown. */
export interface DictionarySeed {
  readonly code: string;
  readonly name: string;
  readonly items: readonly (readonly [value: string, text: LocalizedText, colour: TagColour | null])[];
}

type ItemSeed = readonly [value: string, chinese: string, english: string, colour?: TagColour];

/** A state has a colour, so that lists draw it as a tag; a mere kind has none. */
export function dictionary(code: string, name: string, ...items: readonly ItemSeed[]): DictionarySeed {
  return {
    code,
    name,
    items: items.map(([value, chinese, english, colour = null]) => [value, localized(chinese, english), colour]),
  };
}
