import type { DictionaryItem } from '../../contract/index.ts';
import { sameText, type LocalizedText } from '../../kernel/index.ts';
import { shopOrderMessages, shopOrderStatuses } from './shop-order-status.messages.ts';

/** Label of a shop order status: from the dictionary, else a built-in one, else a text for an unknown status. */
export function shopOrderStatus(code: number | string, dictionary: readonly DictionaryItem[] = []): LocalizedText {
  const value = String(code);
  const item = dictionary.find((entry) => entry.value === value);
  if (item !== undefined) return sameText(item.text);
  return shopOrderStatuses.get(value) ?? shopOrderMessages.unknownStatus(value);
}
