import type { DictionaryItem } from '../contract/index.ts';
import { sameText, type LocalizedText } from '../kernel/index.ts';
import { formatMessages, shopOrderStatuses } from './format.messages.ts';

/** What a shop order status says: the dictionary's words, else the known ones, else that it is unknown. */
export function shopOrderStatus(code: number | string, dictionary: readonly DictionaryItem[] = []): LocalizedText {
  const value = String(code);
  const item = dictionary.find((entry) => entry.value === value);
  if (item !== undefined) return sameText(item.text);
  return shopOrderStatuses.get(value) ?? formatMessages.unknownStatus(value);
}
