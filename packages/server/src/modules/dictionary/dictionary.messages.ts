import { text } from '@evergreen/core/kernel';

export const dictionaryMessages = {
  /** One wording for everything that cannot be looked up, whether it exists or not. */
  unknown: text('没有这个字典', 'There is no such dictionary.'),
} as const;
